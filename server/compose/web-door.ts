import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import { brand } from '#contract/brand.ts';
import type { PublicConfig } from '#contract/config.ts';
import { describePlans } from '#contract/plan-limits.ts';
import { price } from '#contract/plans.ts';
import { mailPolicy } from '#server/domain/dns/mail-policy.ts';
import type { CatchAll } from '#server/domain/inboxes/catch-all.ts';
import type { Guests } from '#server/domain/inboxes/guests.ts';
import type { App } from '#server/http/app-type.ts';
import { createAskers } from '#server/http/askers.ts';
import { createBrowserCookies } from '#server/http/browser-cookies.ts';
import { createEventStreams } from '#server/http/event-stream.ts';
import { createHostRoots } from '#server/http/mailtm/host-roots.ts';
import { createIsOwnName, type IsOwnName } from '#server/http/own-names.ts';
import { createPagePolicy, operatorPolicy } from '#server/http/page-policy.ts';
import { createRequireOperator } from '#server/http/require-operator.ts';
import { registerAccountRoutes } from '#server/http/routes/account-routes.ts';
import { registerAuthRoutes } from '#server/http/routes/auth-routes.ts';
import { registerBillingRoutes } from '#server/http/routes/billing-routes.ts';
import { registerCodeRoutes } from '#server/http/routes/code-routes.ts';
import { registerConnectionRoutes } from '#server/http/routes/connection-routes.ts';
import { registerContactRoutes } from '#server/http/routes/contact-routes.ts';
import { registerDomainRoutes } from '#server/http/routes/domain-routes.ts';
import { registerGoogleRoutes } from '#server/http/routes/google-routes.ts';
import { registerKeyRoutes } from '#server/http/routes/key-routes.ts';
import { registerMailPolicyRoutes } from '#server/http/routes/mail-policy-routes.ts';
import { registerOperationRoutes } from '#server/http/routes/operation-routes.ts';
import { registerOperatorRoutes } from '#server/http/routes/operator-routes.ts';
import { registerWebhookRoutes } from '#server/http/routes/webhook-routes.ts';
import { startHttp } from '#server/http/server.ts';
import { loadSite, type SiteFile } from '#server/http/site-files.ts';
import type { RetrievalLimits } from '#server/retrieval/limits.ts';
import { isUnavailable } from '#server/store/unavailable.ts';
import type { Accounts } from './accounts.ts';
import type { Base } from './base.ts';
import { composeCallers } from './callers.ts';
import type { MailThreads } from './mail-threads.ts';
import { composeOperator } from './operator.ts';
import { composeOwnDomains } from './own-domains.ts';
import { registerProgramDoors } from './program-doors.ts';
import { composeManagePush } from './push.ts';
import { composeRemoteImages } from './remote-images.ts';
import { type RetrievalDoors, startRetrievalDoors } from './retrieval-doors.ts';
import { type Inboxes, registerInboxes } from './web-inboxes.ts';
import { composeManageWebhooks } from './webhooks.ts';

const siteFolder = join(dirname(fileURLToPath(import.meta.url)), '../../build/client');

type Parts = {
  accounts: Accounts;
  /** Null in a process that only receives mail. */
  inboxes: Inboxes | null;
  /** Null in a process that receives no mail. */
  mailThreads: MailThreads | null;
  catchAll: CatchAll;
  servesPages: boolean;
  retrievalLimits: Partial<RetrievalLimits> | undefined;
  /** For the doors beside HTTP. */
  newDoor: () => AsyncDisposableStack;
};

/** Open pages show when an address ends, and a domain that retires brings that forward. */
async function tellEnds({ watchDomains, hub }: Base) {
  let before: string | null = null;
  await watchDomains(async ({ rows }) => {
    const ends = rows.filter(({ endsAt }) => endsAt).map(({ id, endsAt }) => `${id} ${endsAt}`);
    if (before !== null && before !== ends.join()) void hub.wakeAll();
    before = ends.join();
  });
}

/**
 * The HTTP server. Every process has one, for health checks and metrics; only a process with the role "web" serves
 * pages and the API.
 */
export async function startWebDoor(base: Base, parts: Parts) {
  const { config, metrics, log, now, closers } = base;
  const isWeb = config.roles.includes('web');
  const inboxes = isWeb ? parts.inboxes : null;
  const streams = createEventStreams({ metrics, log, now });
  if (inboxes) await tellEnds(base);
  const callers = inboxes && composeCallers({ ...inboxes, ...parts.accounts, catchAll: parts.catchAll });
  const images =
    inboxes && callers && composeRemoteImages(base, { ...inboxes, identify: callers.identifyProgram });
  const retrieval =
    inboxes &&
    callers &&
    (await startRetrievalDoors(
      { ...base, closers: parts.newDoor() },
      { inboxes, streams, callers, limits: parts.retrievalLimits },
    ));
  const isOwnName = createIsOwnName([new URL(config.publicUrl).hostname, ...config.mailtmHosts]);
  const ready = createReady(base, parts, retrieval);
  const http = await startHttp({
    host: config.httpBindHost,
    port: config.httpPort,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    site: isWeb ? openSite(base, parts.servesPages) : null,
    policyFor: createPagePolicy(config),
    operatorPolicy: config.operatorToken && isWeb ? operatorPolicy : null,
    rewriteUrl: createHostRoots(config.mailtmHosts),
    isUnavailable,
    metrics,
    log,
    async register(app) {
      registerOperations(app, base, { ...parts, isOwnName, ready, retrieval });
      if (!inboxes || !callers) return;
      registerConnectionRoutes(app);
      registerMailPolicyRoutes(app, {
        policy: mailPolicy({ mailHost: config.mailHost, certified: config.smtpTls !== null }),
        domains: base.domains.book.serving,
      });
      await registerAccounts(app, base, { ...parts, guests: inboxes.guests });
      registerInboxes(app, base, {
        inboxes,
        images,
        streams,
        isOwnName,
        callers,
        ...composeManagePush(base, inboxes),
      });
      registerDomainRoutes(app, { ...callers, domains: composeOwnDomains(base).domains });
      registerWebhookRoutes(app, { ...callers, webhooks: composeManageWebhooks(base) });
      await registerProgramDoors(app, base, { inboxes, streams, callers, ready });
      if (config.operatorToken) registerOperator(app, base, parts, config.operatorToken);
    },
  });
  closers.defer(() => http.close());
  // Closed before the server, which would wait for them: event streams never end by themselves, and images may take a
  // long time.
  closers.defer(() => streams.close());
  closers.defer(() => images?.close());
  return { ...http, retrieval };
}

function registerOperations(
  app: App,
  base: Base,
  parts: Parts & { isOwnName: IsOwnName; ready: () => Promise<string[]>; retrieval: RetrievalDoors | null },
) {
  const { config, metrics } = base;
  const { mailThreads } = parts;
  registerOperationRoutes(app, {
    metrics: () => metrics.text(mailThreads ? mailThreads.metrics() : []),
    metricsToken: config.metricsToken,
    isOwnName: parts.isOwnName,
    config: config.roles.includes('web') ? () => publicConfig(base, parts.retrieval) : null,
    ready: parts.ready,
  });
}

/** Finds out what is missing before this process can work. */
const createReady =
  ({ pool }: Base, { mailThreads }: Parts, retrieval: RetrievalDoors | null) =>
  async () => {
    const missing: string[] = [];
    await pool.query('SELECT 1').catch(() => missing.push('database'));
    if (mailThreads && !mailThreads.isListening()) missing.push('smtp');
    missing.push(...(retrieval?.missing() ?? []));
    return missing;
  };

/** The settings that are public. */
const publicConfig = ({ config, domains }: Base, retrieval: RetrievalDoors | null): PublicConfig => ({
  brand: { name: brand.name, slug: brand.slug },
  domains: domains.book.choices('free').map(({ name }) => name),
  plans: config.plans,
  price,
  features: {
    billing: config.stripe !== null,
    google: config.google !== null,
    images: config.imageProxy,
    senders: config.senderChecks,
  },
  mailPrograms: retrieval?.forPrograms ?? null,
  supportEmail: config.supportEmail,
  analyticsId: config.analyticsId,
  adsClient: config.adsClient,
});

async function registerAccounts(
  app: App,
  { config, vault, log, now }: Base,
  { accounts, guests }: Parts & { guests: Guests },
) {
  const { sessions, keys, manage, billing, contact, signUp, recover, signIn, codes, googleSignIn } = accounts;
  const { publicUrl } = config;
  const redirectUri = `${publicUrl}/api/auth/google/callback`;
  const google =
    config.google &&
    (await import('#server/outbound/google.ts')).createGoogle({ ...config.google, redirectUri });
  const cookies = createBrowserCookies({ https: publicUrl.startsWith('https:') });
  await app.register(cookie);
  const askers = createAskers({ cookies, signer: vault.signer, now });
  registerAuthRoutes(app, { signIn, signUp, sessions, guests, cookies, askers });
  registerCodeRoutes(app, { codes, recover, cookies, askers });
  registerGoogleRoutes(app, { google, signIn: googleSignIn, cookies, log });
  registerAccountRoutes(app, { sessions, manage });
  registerKeyRoutes(app, { sessions, keys });
  await registerBillingRoutes(app, { sessions, manage, billing });
  registerContactRoutes(app, { contact, sessions });
}

function registerOperator(app: App, base: Base, { accounts, mailThreads }: Parts, token: string) {
  const { limits, log } = base;
  const operator = composeOperator(base, { accounts, mailThreads });
  const onWrongToken = () => log.warn('somebody used a wrong operator token');
  const requireOperator = createRequireOperator({ token, limits, onWrongToken });
  registerOperatorRoutes(app, { operator, requireOperator });
}

function openSite({ config, domains }: Base, servesPages: boolean) {
  const { publicUrl, plans, guestCooldownMs, stripe, google } = config;
  if (!servesPages) return new Map<string, SiteFile>();
  const facts = {
    billing: stripe !== null,
    google: google !== null,
    domains: domains.book.choices('free').length,
  };
  return loadSite({
    folder: siteFolder,
    origin: publicUrl,
    limitsIn: (language) => describePlans(plans, guestCooldownMs, facts, language),
  });
}
