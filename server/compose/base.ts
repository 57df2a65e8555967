import type { Config } from '#server/config.ts';
import { createRecordAttempts } from '#server/domain/attempts/record-attempts.ts';
import { createCountsMemory, storedBytesPart } from '#server/domain/client-counts.ts';
import { createFindAnyInbox } from '#server/domain/delivering/find-inbox.ts';
import type { BookPage } from '#server/domain/domain-book.ts';
import { createTally } from '#server/domain/domains/tally.ts';
import { createDomains } from '#server/domain/domains/watch-domains.ts';
import { describeMissing, findMissingKeys } from '#server/domain/keys/missing-keys.ts';
import { createLimits } from '#server/domain/limits.ts';
import { createStoredBytes } from '#server/domain/stored-bytes.ts';
import { onceAMinute } from '#server/lib/once-a-minute.ts';
import { createSerial } from '#server/lib/serial.ts';
import { createHub } from '#server/live/hub.ts';
import type { Logger } from '#server/log.ts';
import { createMetrics } from '#server/metrics.ts';
import { createGuardedFetch } from '#server/outbound/guarded-fetch.ts';
import { ownAddresses } from '#server/outbound/own-addresses.ts';
import { createResolveName } from '#server/outbound/resolve-name.ts';
import { CHANNEL, DOMAINS, KEY_NEWS, KEYS } from '#server/store/channel.ts';
import { createDatabase, type Db } from '#server/store/database.ts';
import { refuseDuringRestore } from '#server/store/in-use.ts';
import { startListener } from '#server/store/listener.ts';
import { appliedMigrations, migrate } from '#server/store/migrate.ts';
import { openHashKey } from '#server/vault/hash-key.ts';
import { readMailKeys, ringIdOf } from '#server/vault/mail-key.ts';
import type { Keyring } from '#server/vault/vault.ts';
import { describeDatabase } from './describe-installation.ts';
import { openVault } from './open-vault.ts';
import { refuseNewer, requireInstalled } from './require-installed.ts';
import { createStores } from './stores.ts';

type Options = {
  config: Config;
  databaseUrl: string;
  log: Logger;
  now: () => Date;
  /** Add a closer for everything you open. They run in reverse order. */
  closers: AsyncDisposableStack;
};

type StorageOptions = Options & {
  connections?: number;
  /** Called with what could not be opened, and was left out. */
  onUnopened?: (error: unknown) => void;
  /** For a command: the database must be one that a server of this version has used. */
  installed?: boolean;
};

/** The database with its schema up to date, the vault for what is stored in it, and the rate limits. */
export async function openStorage({
  connections,
  installed,
  onUnopened = () => {},
  ...options
}: StorageOptions) {
  const { config, databaseUrl: url, log, now, closers } = options;
  const { db, pool, close } = createDatabase({
    url,
    ...(connections ? { max: connections } : {}),
    isWatched: config.databaseUrl !== null,
    // If DATABASE_LISTEN_URL is set, DATABASE_URL leads to a pooler.
    prepares: config.databaseListenUrl === null,
    onError: (err) => log.warn({ err }, 'a database connection broke'),
  });
  closers.defer(close);
  await refuseDuringRestore(db);
  if (installed) await requireInstalled(db, config);
  else await update(db, config, log);
  const vault = await openVault({ config, db, log, onUnopened });
  const stores = createStores({ db, pool });
  const limits = createLimits({ store: stores.rateLimits, vault, now });
  const pageWatchers: Array<(page: BookPage) => Promise<unknown>> = [];
  const domains = createDomains({
    store: stores.domains,
    vault,
    seeds: config.mailDomains,
    async onPage(page) {
      for (const watch of pageWatchers.toReversed()) await watch(page);
    },
    onProblem: (problem) => log.error(problem),
    now,
  });
  await domains.read();
  /** Calls `watch` with today's domains, and again whenever one changes. The first watcher is called last. */
  const watchDomains = (watch: (page: BookPage) => Promise<unknown>) => {
    pageWatchers.push(watch);
    return watch(domains.book.page());
  };
  return { ...options, db, pool, stores, vault, limits, domains, watchDomains };
}

async function update(db: Db, config: Config, log: Logger) {
  const remedy = 'start the version that has used it, or a later one';
  refuseNewer(await appliedMigrations(db), describeDatabase(config), remedy);
  const migrations = await migrate(db);
  if (migrations.length) log.info({ migrations }, 'the tables of the database were updated');
}

export type Storage = Awaited<ReturnType<typeof openStorage>>;

/** What all doors of a server process share. */
export async function openBase(options: Options) {
  const metrics = createMetrics();
  const logUnopened = onceAMinute((err: unknown) =>
    options.log.warn({ err }, 'something stored could not be opened: its key is missing, or it is damaged'),
  );
  const storage = await openStorage({
    ...options,
    onUnopened(error) {
      metrics.unopened.inc();
      logUnopened(error);
    },
  });
  const { config, databaseUrl, log, closers } = options;
  for (const key of await findMissingKeys(storage.stores.keyChanges, storage.vault.keyring())) {
    const { problem, remedy } = describeMissing(key, config);
    log.error(`${problem}: ${remedy}`);
  }
  const hub = createHub();
  const keyWatchers: Array<(keyring: Keyring) => Promise<unknown>> = [];
  /** Takes over the keys that the installation has now, in every thread, and shows it. */
  const readKeys = createSerial(async () => {
    const known = storage.vault.keyring();
    const keys = (await readMailKeys(config)) ?? known;
    const sealed = await storage.stores.keyChanges.hashKey();
    const keyring = { ...keys, hashKey: (sealed && openHashKey(keys, sealed)) ?? known.hashKey };
    storage.vault.use(keyring);
    await Promise.all(keyWatchers.map((watch) => watch(keyring)));
    await listener.show('keys', ringIdOf(keyring));
  });
  const { domains } = storage;
  await domains.begin();
  const logDomains = (err: unknown) => log.error({ err }, 'the domains could not be read again');
  const learnDomains = () => void domains.read().catch(logDomains);
  const learnKeys = () =>
    void readKeys().catch((err) => log.error({ err }, 'the mail key could not be read again'));
  const listener = startListener({
    url: config.databaseListenUrl ?? databaseUrl,
    channel: CHANNEL,
    onPayload(payload) {
      const news = KEY_NEWS.find((words) => words === payload);
      if (news) log.warn(news);
      else if (payload === KEYS) learnKeys();
      else if (payload === DOMAINS) learnDomains();
      else hub.wake(payload.split(','));
    },
    onGap() {
      void hub.wakeAll();
      learnKeys();
      learnDomains();
    },
    onFailover: () => {
      metrics.failovers.inc();
      log.warn('another database server has taken over');
    },
    onError: (err) => log.warn({ err }, 'the connection for live events broke: reconnecting'),
  });
  closers.defer(() => listener.close());
  metrics.measured(
    'database_down_seconds',
    'How long this process has been without a database connection since it started',
    [],
    () => [{ value: listener.downSeconds() }],
  );
  await listener.ready;
  // Shown last: a command waits until the receiving threads know it too.
  await storage.watchDomains(({ version }) => listener.show('domains', version));
  const fetcher = createGuardedFetch({
    resolve: createResolveName(config.dnsServers),
    allow: config.fetchAllow,
    ownAddresses,
    onFetch: (purpose, outcome) => metrics.fetches.inc({ purpose, outcome }),
  });
  const tally = createTally({
    save: storage.stores.domainDays.add,
    now: options.now,
    onError: (err) => log.warn({ err }, 'the figures of domains could not be saved and will be saved later'),
  });
  closers.defer(() => tally.close());
  const attempts = createRecordAttempts({
    store: storage.stores.attempts,
    findInbox: createFindAnyInbox({
      deliveries: storage.stores.deliveries,
      vault: storage.vault,
      book: domains.book,
      now: options.now,
    }),
    vault: storage.vault,
    now: options.now,
    onError: (err) => log.warn({ err }, 'failed deliveries could not be noted and will be noted later'),
  });
  closers.defer(() => attempts.close());
  const counts = createCountsMemory();
  const limit = () => config.storeLimitPerNetwork;
  const storedBytes = createStoredBytes(counts, { ...storedBytesPart(counts), limit });
  /** Runs with the keys of now, and again whenever they change. */
  const watchKeys = (watch: (keyring: Keyring) => Promise<unknown>) => {
    keyWatchers.push(watch);
    return watch(storage.vault.keyring());
  };
  return { ...storage, metrics, hub, fetcher, counts, tally, attempts, storedBytes, watchKeys };
}

export type Base = Awaited<ReturnType<typeof openBase>>;
