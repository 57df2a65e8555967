import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registerAccounts } from '#server/compose/account-doors.ts';
import { composeAccounts } from '#server/compose/accounts.ts';
import { watchState } from '#server/compose/gauges.ts';
import { registerInboxes } from '#server/compose/inbox-doors.ts';
import { openVault } from '#server/compose/open-vault.ts';
import { composeOperator } from '#server/compose/operator.ts';
import { publicConfig } from '#server/compose/public-config.ts';
import { startReceivers } from '#server/compose/receivers.ts';
import { startWork } from '#server/compose/work.ts';
import type { Config, Role } from '#server/config.ts';
import { createManageBlocks } from '#server/domain/blocks/manage-blocks.ts';
import { mailPolicy } from '#server/domain/dns/mail-policy.ts';
import { createExpiry } from '#server/domain/inboxes/expire.ts';
import { createGuests } from '#server/domain/inboxes/guests.ts';
import { createInboxes } from '#server/domain/inboxes/inboxes.ts';
import { createLimits } from '#server/domain/limits.ts';
import { createFollowInboxes } from '#server/domain/mail/follow-inboxes.ts';
import { createPushMarks } from '#server/domain/mail/push-marks.ts';
import { createReadMail } from '#server/domain/mail/read-mail.ts';
import type { App } from '#server/http/app-type.ts';
import { createEventStreams } from '#server/http/event-stream.ts';
import { createPagePolicy, operatorPolicy } from '#server/http/page-policy.ts';
import { createRequireOperator } from '#server/http/require-operator.ts';
import { registerConnectionRoutes } from '#server/http/routes/connection-routes.ts';
import { registerMailPolicyRoutes } from '#server/http/routes/mail-policy-routes.ts';
import { registerOperationRoutes } from '#server/http/routes/operation-routes.ts';
import { registerOperatorRoutes } from '#server/http/routes/operator-routes.ts';
import { startHttp } from '#server/http/server.ts';
import { loadSite } from '#server/http/site-files.ts';
import { createHub } from '#server/live/hub.ts';
import { startListener } from '#server/live/listener.ts';
import type { Logger } from '#server/log.ts';
import { createMetrics } from '#server/metrics.ts';
import { createSanitizer } from '#server/mime/sanitizing/sanitizer.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import { createGuestStore } from '#server/store/accounts/guest-store.ts';
import { createDatabase } from '#server/store/database.ts';
import { createInboxStore } from '#server/store/mail/inbox-store.ts';
import { createMessageStore, type MessageStore } from '#server/store/mail/message-store.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { createReplicatedMessages } from '#server/store/mail/replicated-messages.ts';
import { migrate } from '#server/store/migrate.ts';
import { CHANNEL } from '#server/store/notify.ts';
import { createBlockStore } from '#server/store/operations/block-store.ts';
import { createGaugeStore } from '#server/store/operations/gauge-store.ts';
import { createRateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import { isUnavailable } from '#server/store/unavailable.ts';

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
    const { mailKey, vault } = await openVault({ config, db, log });
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
    const blocks = createManageBlocks({ store: createBlockStore({ pool }), domains, now });
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
    if (does('jobs')) closers.push(startWork({ expiry, accounts, blocks, hub, metrics, log }));
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

    const streams = createEventStreams({ metrics, log, now });
    const http = await startHttp({
      host: config.httpBindHost,
      port: config.httpPort,
      publicUrl: config.publicUrl,
      trustProxy: config.trustProxy,
      site: does('web') ? await loadSite({ folder: siteFolder, origin: config.publicUrl }) : null,
      policyFor: createPagePolicy(config),
      operatorPolicy: config.operatorToken && does('web') ? operatorPolicy : null,
      isUnavailable,
      metrics,
      log,
      async register(app) {
        registerOperationRoutes(app, {
          metrics: () => metrics.text(smtp ? smtp.metrics() : []),
          metricsToken: config.metricsToken,
          ready,
          config: does('web') ? publicConfig(config) : null,
        });
        if (!does('web')) return;
        registerConnectionRoutes(app);
        registerMailPolicyRoutes(app, {
          policy: mailPolicy({ mailHost: config.mailHost, certified: config.smtpTls !== null }),
          domains,
        });
        await registerAccounts(app, { accounts, config, log });
        registerInboxes(app, {
          config,
          limits,
          vault,
          guests,
          accounts,
          inboxes,
          mail,
          follow,
          streams,
          now,
        });
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
      const onWrongToken = () => log.warn('somebody used a wrong operator token');
      const requireOperator = createRequireOperator({ token, limits, onWrongToken });
      registerOperatorRoutes(app, { operator, requireOperator });
    }

    async function ready() {
      const missing: string[] = [];
      await pool.query('SELECT 1').catch(() => missing.push('database'));
      if (smtp && !smtp.listening) missing.push('smtp');
      return missing;
    }

    function withReplica(primary: MessageStore) {
      if (!config.databaseReadUrl) return primary;
      const replica = createDatabase({
        url: config.databaseReadUrl,
        timeoutMs: 2_000,
        onError: (err) => log.warn({ err }, 'a connection to the replica broke'),
      });
      closers.push(replica.close);
      return createReplicatedMessages({
        primary,
        replica: createMessageStore(replica),
        onReplicaChange: (err) =>
          err
            ? log.warn({ err }, 'the replica does not answer; the primary is read instead')
            : log.info('the replica is read again'),
      });
    }
  }
}
