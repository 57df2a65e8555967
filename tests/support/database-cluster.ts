import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/postgres/embedded.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One real PostgreSQL for the whole run, gone with it. Test files take a database of their own from it. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-tests-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  const database = await startEmbedded({
    dataDir,
    log: pino({ level: 'warn' }),
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '200' },
  }).catch((error) => {
    remove();
    throw error;
  });
  // An interrupted run ends without the teardown below.
  const interrupted = () => {
    database.kill();
    remove();
  };
  process.once('exit', interrupted);
  project.provide('databaseUrl', database.url);
  return async () => {
    process.off('exit', interrupted);
    await database.stop();
    remove();
  };
}
