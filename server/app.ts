import { composeAccounts } from '#server/compose/accounts.ts';
import { composeAnalysis } from '#server/compose/analysis.ts';
import { openBase } from '#server/compose/base.ts';
import { openCatchAll } from '#server/compose/catch-all.ts';
import { registerStateGauges } from '#server/compose/gauges.ts';
import { composeExpiry, startJobsDoor } from '#server/compose/jobs-door.ts';
import { startMailThreads } from '#server/compose/mail-threads.ts';
import { startWebDoor } from '#server/compose/web-door.ts';
import { composeInboxes } from '#server/compose/web-inboxes.ts';
import type { Config, LiveSettings, Role } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import type { RetrievalLimits } from '#server/retrieval/limits.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';

type Options = {
  config: Config;
  databaseUrl: string;
  log: Logger;
  now?: () => Date;
  smtpLimits?: Partial<SmtpLimits>;
  retrievalLimits?: Partial<RetrievalLimits>;
  /** False if another program serves the built site. */
  servesPages?: boolean;
};

/** Builds the whole service and starts the doors this process has. First the doors are closed, then what they use, in reverse order. */
export async function createApp(options: Options) {
  const closers = new AsyncDisposableStack();
  const close = () => closers.disposeAsync();
  try {
    return { ...(await start(options, closers)), close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

/** What a door opens is closed in reverse order. The doors themselves are closed side by side. */
function sideBySide(closers: AsyncDisposableStack) {
  const doors: AsyncDisposableStack[] = [];
  closers.defer(async () => {
    const closing = doors.map((door) => door.disposeAsync());
    await Promise.allSettled(closing);
    await Promise.all(closing);
  });
  return () => {
    const door = new AsyncDisposableStack();
    doors.push(door);
    return door;
  };
}

async function start(
  {
    config,
    databaseUrl,
    log,
    now = () => new Date(),
    smtpLimits,
    retrievalLimits,
    servesPages = true,
  }: Options,
  closers: AsyncDisposableStack,
) {
  const hasRole = (role: Role) => config.roles.includes(role);
  const base = await openBase({ config, databaseUrl, log, now, closers });
  registerStateGauges(base);
  const accounts = await composeAccounts(base);
  const expiry = composeExpiry(base);
  // Mail can only be stored where a partition exists.
  await expiry.rollPartitions();
  const catchAll = await openCatchAll(base);

  const analysis = composeAnalysis(base);
  const inboxes = hasRole('web') || hasRole('jobs') ? composeInboxes(base, { ...accounts, analysis }) : null;
  // Whatever the doors use was opened before, and is closed after all of them.
  const newDoor = sideBySide(closers);
  const door = () => ({ ...base, closers: newDoor() });
  if (inboxes && hasRole('jobs')) startJobsDoor(door(), { accounts, expiry, inboxes, catchAll });
  // What this process had not analysed when it last ended.
  if (hasRole('smtp')) analysis.left();
  const mailThreads = hasRole('smtp')
    ? await startMailThreads(door(), { limits: smtpLimits, analysis })
    : null;
  const web = await startWebDoor(door(), {
    accounts,
    inboxes,
    mailThreads,
    catchAll,
    servesPages,
    retrievalLimits,
    newDoor,
  });
  return {
    urls: {
      http: urlOf('http', config.httpBindHost, web.port),
      smtp: mailThreads ? urlOf('smtp', config.bindHost, mailThreads.port) : null,
    },
    /** The ports of IMAP and POP3, each null if it has none. */
    ports: web.retrieval?.ports ?? null,
    /** The shared domains that take mail. */
    domains: base.domains.book.serving(),
    /** Every route of the web server, for the test of who may call what. */
    routes: web.routes,
    /** Reads the certificate again, and passes on the settings that changed. `config` has them already. */
    async reload(live: LiveSettings) {
      await mailThreads?.reload(live);
      await web.retrieval?.reloadTls();
    },
  };
}

const urlOf = (scheme: string, host: string, port: number) =>
  `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`;
