import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import { lockDataDir } from '#server/data-dir.ts';
import { createManageBlocks } from '#server/domain/blocks/manage-blocks.ts';
import { createLimits } from '#server/domain/limits.ts';
import { createTraceMail } from '#server/domain/mail/trace-mail.ts';
import type { Logger } from '#server/log.ts';
import { embeddedUrl } from '#server/postgres/connection.ts';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { createStatsStore } from '#server/store/accounts/account-stats-store.ts';
import { createDatabase } from '#server/store/database.ts';
import { createInboxStore } from '#server/store/mail/inbox-store.ts';
import { createMessageStore } from '#server/store/mail/message-store.ts';
import { migrate } from '#server/store/migrate.ts';
import { createBlockStore } from '#server/store/operations/block-store.ts';
import { createRateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import { isUnavailable } from '#server/store/unavailable.ts';
import { composeAccounts } from './accounts.ts';
import { openVault } from './open-vault.ts';

const STARTING_MS = 15_000;

/** The operator's use cases, on the database of a running server or on one started for as long as this takes. */
export async function composeCli({ config, log }: { config: Config; log: Logger }) {
  const now = () => new Date();
  const database = await openDatabase(config, log);
  const { db, pool, close: closeDb } = createDatabase({ url: database.url, max: 2, onError: () => {} });
  const close = async () => {
    await closeDb();
    await database.close();
  };
  try {
    await untilReady(() => migrate(db));
    const { vault } = await openVault({ config, db, log });
    const limits = createLimits({ store: createRateLimitStore({ db }), vault, now });
    const { manage, contact } = await composeAccounts({ db, vault, config, limits, log, now });
    const trace = createTraceMail({
      inboxes: createInboxStore({ db }),
      messages: createMessageStore({ db, pool }),
      vault,
      now,
    });
    const stats = () => createStatsStore({ db }).read(now());
    const blocks = createManageBlocks({
      store: createBlockStore({ pool }),
      domains: config.mailDomains,
      now,
    });
    return { manage, contact, blocks, stats, trace, close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

export type Operator = Awaited<ReturnType<typeof composeCli>>;

async function openDatabase(config: Config, log: Logger) {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => {} };
  let lock: ReturnType<typeof lockDataDir>;
  try {
    lock = lockDataDir(config.dataDir);
  } catch (error) {
    // A server has the folder: its database is open to whoever can read the password in it.
    if (!/already running/.test((error as Error).message)) throw error;
    const url = await untilReady(async () => embeddedUrl(config.dataDir));
    return { url, close: async () => {} };
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log }).catch((error) => {
    lock.release();
    throw error;
  });
  return {
    url: embedded.url,
    async close() {
      await embedded.stop();
      lock.release();
    },
  };
}

/** A server that is still starting is waited for. */
async function untilReady<T>(work: () => Promise<T>): Promise<T> {
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
