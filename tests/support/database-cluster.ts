import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { createDatabase } from '#server/store/database.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { migrate } from '#server/store/migrate.ts';
import { inCluster, run, TEMPLATE } from './test-database.ts';

const HOUR = 3_600_000;

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One real PostgreSQL for the whole run, gone with it. Test files take a database of their own from it. */
export default async function setup(project: TestProject) {
  const runFolder = mkdtempSync(join(tmpdir(), 'mayfly-tests-'));
  startJanitor(runFolder);
  // Workers inherit it: every temporary folder of a test lies in the run's own.
  process.env.TMPDIR = runFolder;
  // And the processes they start do not each compile the server anew.
  process.env.NODE_COMPILE_CACHE = join(runFolder, 'compiled');
  const database = await startEmbedded({
    dataDir: join(runFolder, 'cluster'),
    log: pino({ level: 'warn' }),
    ballast: false,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  await makeTemplate(database.url);
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.stop();
    rmSync(runFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
}

/** The work of every app's first start, done once. An app whose clock is elsewhere makes the partitions it needs. */
async function makeTemplate(cluster: string): Promise<void> {
  await run(cluster, `create database ${TEMPLATE}`);
  const { db, close } = createDatabase({ url: inCluster(cluster, TEMPLATE), onError: () => {} });
  try {
    await migrate(db);
    const now = new Date();
    const until = new Date(now.getTime() + 3.5 * HOUR);
    await createPartitionStore({ db }).roll({ now, until });
  } finally {
    await close();
  }
}

/** For a run that is interrupted or killed: its teardown never comes. */
function startJanitor(runFolder: string): void {
  const script = new URL('janitor.sh', import.meta.url).pathname;
  spawn('sh', [script, String(process.pid), runFolder], {
    detached: true,
    stdio: 'ignore',
    env: { PATH: process.env.PATH },
  }).unref();
}
