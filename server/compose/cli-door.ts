import { setTimeout as sleep } from 'node:timers/promises';
import type { Operator } from '#server/cli/tools.ts';
import type { Config } from '#server/config.ts';
import { lockDataDir } from '#server/data-dir.ts';
import type { Progress } from '#server/domain/backup/check-backup.ts';
import { makeBackup } from '#server/domain/backup/make-backup.ts';
import { createManageBlocks } from '#server/domain/blocks/manage-blocks.ts';
import { createRotateKey } from '#server/domain/keys/rotate-key.ts';
import { createShowWebhooks } from '#server/domain/webhooks/manage-webhooks.ts';
import type { Logger } from '#server/log.ts';
import { embeddedUrl } from '#server/postgres/connection.ts';
import { requireCluster, startEmbedded } from '#server/postgres/embedded.ts';
import { checkDatabase, startSentence } from '#server/process/start-problem.ts';
import { createClients } from '#server/store/clients.ts';
import { rotateAlone } from '#server/store/in-use.ts';
import { isUnavailable } from '#server/store/unavailable.ts';
import { createKeyFiles, namedOldKeys, readMailKeys } from '#server/vault/mail-key.ts';
import { composeAccounts } from './accounts.ts';
import { openStorage } from './base.ts';
import { composeManageDomains } from './domains.ts';
import { composeTrace } from './trace.ts';

/** How long a command waits for a server that is still starting. */
const STARTING_MS = 15_000;

type Options = {
  config: Config;
  log: Logger;
  progress?: Progress;
  closers: AsyncDisposableStack;
};

/**
 * The operator's use cases for the command line: with the database of a running server, or an embedded one that is
 * started for this command only. It never creates a database or a key.
 */
export async function openCliDoor(options: Omit<Options, 'closers'>) {
  const closers = new AsyncDisposableStack();
  const close = () => closers.disposeAsync();
  try {
    return { ...(await openOperator({ ...options, closers })), close };
  } catch (error) {
    await close().catch(() => {});
    throw new Error(
      `${startSentence(error, options.config)}\nNothing was created or changed. A command needs the settings of the server.`,
    );
  }
}

async function openOperator({ config, log, progress = () => {}, closers }: Options): Promise<Operator> {
  const now = () => new Date();
  const databaseUrl = await openDatabase({ config, log, closers });
  const storage = await untilReady(() =>
    openStorage({ config, databaseUrl, log, now, closers, connections: 3, installed: true }),
  );
  const { stores, vault, db, pool, domains } = storage;
  const { manage, contact, keys } = await composeAccounts(storage);
  const rotateKey = createRotateKey({
    readMailKeys: () => readMailKeys(config),
    namedOldKeys: () => namedOldKeys(config),
    files: config.mailKey ? null : createKeyFiles(config.dataDir),
    store: stores.keyChanges,
    vault,
  });
  return {
    manage,
    contact,
    blocks: createManageBlocks({
      store: stores.blocks,
      domains: () => domains.book.shared().map(({ name }) => name),
      now,
    }),
    domains: composeManageDomains(storage),
    ...composeTrace(storage),
    keys,
    webhooks: createShowWebhooks({ store: stores.webhooks, vault }),
    stats: () => stores.stats.read(now()),
    rotateKey: () => rotateAlone(db, rotateKey),
    backup: (path) => makeBackup({ path, db, pool, keyring: vault.keyring(), progress }),
  };
}

/**
 * The URL of the database, which is started if it is embedded and not running. With `mayCreate` it may be a new one, and
 * one that is running is refused.
 */
export async function openDatabase({
  config,
  log,
  closers,
  mayCreate = false,
}: Options & { mayCreate?: boolean }): Promise<string> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) {
    await checkOwnDatabase(databaseUrl);
    return databaseUrl;
  }
  if (!mayCreate) await requireCluster(dataDir);
  try {
    const lock = lockDataDir(dataDir);
    closers.defer(lock.release);
    if (mayCreate) lock.announce('restoring a backup');
  } catch (error) {
    // A server is running in this folder: we use its database, with the password stored in the folder.
    const { message } = error as Error;
    if (!/already running/.test(message)) throw error;
    if (mayCreate)
      throw new Error(`${message.replace('one is already', 'another process is')}: stop it first`);
    return untilReady(async () => embeddedUrl(dataDir));
  }
  const embedded = await startEmbedded({ dataDir, log, ballast: false, mayCreate });
  closers.defer(embedded.stop);
  return embedded.url;
}

export async function checkOwnDatabase(databaseUrl: string): Promise<void> {
  const { Client } = createClients(databaseUrl);
  await checkDatabase(new Client({ connectionTimeoutMillis: 5_000 }));
}

/** Repeats the work while the database of a starting server is not ready yet. */
export async function untilReady<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + STARTING_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}
