import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { clusterFolder, passwordFile } from '#server/postgres/connection.ts';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { createDatabase } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { count } from './cost.ts';
import { run } from './test-database.ts';

/** With these a copy can become a standby. */
const settings = { fsync: 'off', full_page_writes: 'off', wal_level: 'replica', max_wal_senders: '4' };

/**
 * A database after its first start, stopped cleanly. Copying it takes much less time than creating one.
 */
export async function createSeed(dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir, log: pino({ level: 'warn' }), ballast: false, settings });
  const { db, close } = createDatabase({ url: embedded.url, onError: () => {} });
  try {
    await migrate(db);
    // Each connection proves the password anew, and a test run opens thousands.
    const { username, password } = new URL(embedded.url);
    await run(embedded.url, `set scram_iterations = 1; alter role "${username}" password '${password}'`);
  } finally {
    await close();
    await embedded.stop();
  }
}

/** Puts the database into a folder that has none. */
export async function copySeed(seed: string, dataDir: string): Promise<void> {
  count('clusters');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await promisify(execFile)('cp', ['-a', clusterFolder(seed), passwordFile(seed), dataDir]);
}
