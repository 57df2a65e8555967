import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '#contract/brand.ts';
import type { PublicConfig } from '#contract/config.ts';
import { price } from '#contract/plans.ts';
import { registerAccounts } from '#server/compose/account-doors.ts';
import { composeAccounts } from '#server/compose/accounts.ts';
import { watchState } from '#server/compose/gauges.ts';
import { composeOperator } from '#server/compose/operator.ts';
import { startReceivers } from '#server/compose/receivers.ts';
import type { Config, Role } from '#server/config.ts';
import { createManageBlocks } from '#server/domain/blocks/manage-blocks.ts';
import { mailPolicy } from '#server/domain/dns/mail-policy.ts';
import { createExpiry } from '#server/domain/inboxes/expire.ts';
import { createGuests } from '#server/domain/inboxes/guests.ts';
import { createInboxes } from '#server/domain/inboxes/inboxes.ts';
import { createLimits, networkOf } from '#server/domain/limits.ts';
import { createFollowInboxes } from '#server/domain/mail/follow-inboxes.ts';
import { createPushMarks } from '#server/domain/mail/push-marks.ts';
import { createReadMail } from '#server/domain/mail/read-mail.ts';
import type { App } from '#server/http/app-type.ts';
import { createEventStreams } from '#server/http/event-stream.ts';
import { type Identify, requireOwner } from '#server/http/identify.ts';
import { createPagePolicy, operatorPolicy } from '#server/http/page-policy.ts';
import { createRequireOperator } from '#server/http/require-operator.ts';
import { registerConnectionRoutes } from '#server/http/routes/connection-routes.ts';
import { registerEventRoutes } from '#server/http/routes/event-routes.ts';
import { registerGuestRoutes } from '#server/http/routes/guest-routes.ts';
import { registerInboxRoutes, type Twin } from '#server/http/routes/inbox-routes.ts';
import { registerMailPolicyRoutes } from '#server/http/routes/mail-policy-routes.ts';
import { registerMessageRoutes } from '#server/http/routes/message-routes.ts';
import { registerOperationRoutes } from '#server/http/routes/operation-routes.ts';
import { registerOperatorRoutes } from '#server/http/routes/operator-routes.ts';
import { startHttp } from '#server/http/server.ts';
import { loadSite } from '#server/http/site-files.ts';
import { createTickets } from '#server/http/tickets.ts';
import { startJobs } from '#server/jobs/schedule.ts';
import { createHub } from '#server/live/hub.ts';
import { startListener } from '#server/live/listener.ts';
import type { Logger } from '#server/log.ts';
import { createMetrics } from '#server/metrics.ts';
import { createSanitizer } from '#server/mime/sanitizer.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import { BILLING } from '#server/store/billing-event-store.ts';
import { createBlockStore } from '#server/store/block-store.ts';
import { CHANNEL } from '#server/store/channel.ts';
import { createDatabase } from '#server/store/database.ts';
import { createGaugeStore } from '#server/store/gauge-store.ts';
import { createGuestStore } from '#server/store/guest-store.ts';
import { createInboxStore } from '#server/store/inbox-store.ts';
import { createMessageStore, type MessageStore } from '#server/store/message-store.ts';
import { migrate } from '#server/store/migrate.ts';
import { OUTBOX } from '#server/store/outbox-store.ts';
import { createPartitionStore } from '#server/store/partitions.ts';
import { createRateLimitStore } from '#server/store/rate-limit-store.ts';
import { createReplicatedMessages } from '#server/store/replicated-messages.ts';
import { createSettingsStore } from '#server/store/settings-store.ts';
import { isUnavailable } from '#server/store/unavailable.ts';
import { loadMailKey } from '#server/vault/mail-key.ts';
import { createVault } from '#server/vault/vault.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OUTBOX_MS = 5_000;
const siteFolder = join(dirname(fileURLToPath(import.meta.url)), '../build/client');

/** Builds the whole service and starts it. Whatever was started is closed in reverse order. */
export async function createApp({
  config,
  databaseUrl,
  log,
  now = () => new Date(),
  smtpLimits,
}: {
  config: Config;
  databaseUrl: string;
  log: Logger;
  now?: () => Date;
  smtpLimits?: Partial<SmtpLimits>;
}) {
  const closers: Array<() => Promise<unknown> | unknown> = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const { routes, reload, ...urls } = await start();
    return { urls, routes, reload, close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }

  async function start() {
    const { plans, mailDomains: domains, guestCooldownMs: cooldownMs } = config;
    const metrics = createMetrics();
    const does = (role: Role) => config.roles.includes(role);

    // Floor 1: what has a handle
    const mailKey = await loadMailKey({ dataDir: config.dataDir, given: config.mailKey });
    const vault = createVault({ mailKey });
    const {
      db,
      pool,
      close: closeDatabase,
    } = createDatabase({
      url: databaseUrl,
      onError: (err) => log.warn({ err }, 'a database connection broke'),
    });
    closers.push(closeDatabase);
    await migrate(db);
    await checkMailKey();
    const inboxStore = createInboxStore({ db });
    const guestStore = createGuestStore({ db });
    const messages = createMessageStore({ db, pool });
    const partitions = createPartitionStore({ db });
    const rateLimits = createRateLimitStore({ db });
    const gauges = createGaugeStore({ db });
    watchState({ metrics, pool, gauges, now });
    const sanitizer = createSanitizer({});
    closers.push(() => sanitizer.close());
    const hub = createHub();
    const listener = startListener({
      url: config.databaseListenUrl ?? databaseUrl,
      channel: CHANNEL,
      onPayload: (payload) => hub.wake(payload.split(',')),
      onGap: () => hub.wakeAll(),
      onError: (err) => log.warn({ err }, 'live events wait for the database'),
    });
    closers.push(() => listener.close());
    await listener.ready;

    // Floor 2: use cases
    const limits = createLimits({ store: rateLimits, vault, now });
    const accounts = await composeAccounts({ db, vault, config, limits, log, now });
    const { billing } = accounts;
    closers.push(() => accounts.mail.close());
    if (billing) closers.push(() => billing.close());
    const blocks = createManageBlocks({ store: createBlockStore({ pool }), now });
    const guests = createGuests({ guests: guestStore, now });
    const inboxes = createInboxes({
      inboxes: inboxStore,
      partitions,
      vault,
      plans,
      cooldownMs,
      domains,
      now,
    });
    const mail = createReadMail({ messages: withReplica(messages), vault, sanitizer });
    const marks = createPushMarks({ messages, now });
    closers.push(() => marks.close());
    const follow = createFollowInboxes({
      inboxes: inboxStore,
      messages,
      hub,
      summary: mail.summary,
      pushed(row, expiresAt) {
        if (row.storedAt)
          metrics.pushSeconds.observe(Math.max(0, now().getTime() - row.storedAt.getTime()) / 1000);
        marks.add({ inboxId: row.inboxId, expiresAt, seq: row.seq });
      },
      now,
    });
    const longestMs = Math.max(plans.free.lifetimeMs, plans.premium.lifetimeMs);
    const expiry = createExpiry({
      inboxes: inboxStore,
      guests: guestStore,
      partitions,
      rateLimits,
      longestMs,
      cooldownMs,
      now,
    });

    // Floor 3: doors
    await expiry.rollPartitions();
    if (does('jobs')) startWork();
    const smtp = does('smtp')
      ? await startReceivers({
          config,
          databaseUrl,
          pool,
          vault,
          mailKey,
          metrics,
          log,
          now,
          limits: smtpLimits,
        })
      : null;
    closers.push(() => smtp?.close());

    const streams = createEventStreams({ metrics, log });
    const identifyGuest: Identify = guests.identify;
    const identifyAccount: Identify = accounts.sessions.identify;
    const reader: Twin['reader'] = (request) => requireOwner(request, [identifyGuest, identifyAccount]);
    const twins: Twin[] = [
      { prefix: '/api/guest', owner: (request) => requireOwner(request, [identifyGuest]), reader },
      { prefix: '/api', owner: (request) => requireOwner(request, [identifyAccount]), reader },
    ];
    const http = await startHttp({
      host: config.httpBindHost,
      port: config.httpPort,
      publicUrl: config.publicUrl,
      trustProxy: config.trustProxy,
      site: await loadSite({ folder: siteFolder, origin: config.publicUrl }),
      policyFor: createPagePolicy(config),
      operatorPolicy: config.operatorToken && does('web') ? operatorPolicy : null,
      isUnavailable,
      metrics,
      log,
      async register(app) {
        const perNetwork = (name: string, max: number) => {
          const limit = { name, max, windowMs: HOUR };
          return {
            take: ({ ip }: { ip: string }) => limits.take(limit, networkOf(ip)),
            undo: ({ ip }: { ip: string }) => limits.undo(limit, networkOf(ip)),
          };
        };
        const limitGeneration = perNetwork('generate', config.generateLimitPerIp);
        const limitInit = perNetwork('init', config.generateLimitPerIp * 10).take;
        const tickets = createTickets({ sign: (text) => vault.fingerprint('ticket', text), now });
        registerOperationRoutes(app, {
          metrics: () => metrics.text(smtp ? smtp.metrics() : []),
          metricsToken: config.metricsToken,
          ready,
          config: publicConfig(),
        });
        if (!does('web')) return;
        registerConnectionRoutes(app);
        registerMailPolicyRoutes(app, {
          policy: mailPolicy({ mailHost: config.mailHost, certified: config.smtpTls !== null }),
          domains,
        });
        registerGuestRoutes(app, { guests, limitInit });
        await registerAccounts(app, { accounts, config, log });
        for (const twin of twins) {
          registerInboxRoutes(app, { twin, inboxes, limitGeneration });
          registerMessageRoutes(app, { twin, inboxes, mail, tickets });
          registerEventRoutes(app, { twin, inboxes, follow, streams });
        }
        if (config.operatorToken) registerOperator(app, config.operatorToken);
      },
    });
    closers.push(() => http.close());
    // Streams never end by themselves: they go first, or the server would wait for them.
    closers.push(() => streams.close());
    const inUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);
    return {
      http: `http://${inUrl(config.httpBindHost)}:${http.port}`,
      smtp: smtp ? `smtp://${inUrl(config.bindHost)}:${smtp.port}` : null,
      /** Reads the certificate again. */
      reload: async () => void (await smtp?.reload()),
      /** What the web server answers to, for the matrix of who may do what. */
      routes: http.routes,
    };

    function registerOperator(app: App, token: string) {
      const operator = composeOperator({
        config,
        db,
        vault,
        accounts,
        blocks,
        inboxes: inboxStore,
        messages,
        gauges,
        metrics,
        otherThreads: async () => (smtp ? smtp.figures() : []),
        log,
        now,
      });
      const onWrong = () => log.warn('a wrong token was tried at the operator’s door');
      const requireOperator = createRequireOperator({ token, limits, onWrong });
      registerOperatorRoutes(app, { operator, requireOperator });
    }

    async function ready() {
      const missing: string[] = [];
      await pool.query('SELECT 1').catch(() => missing.push('database'));
      if (smtp && !smtp.listening) missing.push('smtp');
      return missing;
    }

    /** What goes on by itself. Every process may do it: each piece of work is locked where it has to be. */
    function startWork() {
      const jobs = startJobs({
        log,
        metrics,
        jobs: [
          { name: 'partitions', everyMs: MINUTE, run: expiry.rollPartitions },
          { name: 'purge', everyMs: MINUTE, run: expiry.purge },
          { name: 'accounts', everyMs: MINUTE, run: accounts.manage.purge },
          { name: 'premium ended', everyMs: MINUTE, run: accounts.manage.tellEnded },
          { name: 'contact', everyMs: HOUR, run: accounts.contact.purge },
          { name: 'blocks', everyMs: HOUR, run: blocks.purge },
          { name: 'mail out', everyMs: OUTBOX_MS, run: accounts.mail.run },
          ...(billing
            ? [
                { name: 'webhooks', everyMs: OUTBOX_MS, run: billing.run },
                { name: 'billing', everyMs: MINUTE, run: billing.reconcile },
              ]
            : []),
        ],
      });
      closers.push(() => jobs.close());
      // Woken by the commit that stored a mail; the job above is for what waits for another try.
      closers.push(hub.watch(OUTBOX, () => void accounts.mail.run().catch(() => {})));
      if (billing) closers.push(hub.watch(BILLING, () => void billing.run().catch(() => {})));
    }

    function withReplica(primary: MessageStore) {
      if (!config.databaseReadUrl) return primary;
      const replica = createDatabase({
        url: config.databaseReadUrl,
        onError: (err) => log.warn({ err }, 'a connection to the replica broke'),
      });
      closers.push(replica.close);
      return createReplicatedMessages({ primary, replica: createMessageStore(replica) });
    }

    async function checkMailKey() {
      const mine = vault.fingerprint('check', 'mail key');
      const kept = await createSettingsStore({ db }).keepFirst('mail-key-check', mine);
      if (!kept.equals(mine)) throw new Error('MAIL_KEY is not the key this database was made with');
    }
  }

  function publicConfig(): PublicConfig {
    return {
      brand: { name: brand.name, slug: brand.slug },
      domains: config.mailDomains,
      plans: config.plans,
      price,
      features: { billing: config.stripe !== null, google: config.google !== null },
      supportEmail: config.supportEmail,
      analyticsId: config.analyticsId,
      adsClient: config.adsClient,
    };
  }
}
