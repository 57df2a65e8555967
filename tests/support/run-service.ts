import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { createDatabase } from '#server/store/database.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { copySeed } from './database-seed.ts';
import { listen } from './listen.ts';
import { openRunCache } from './run-cache.ts';
import { createRunFolder } from './run-folder.ts';
import { inCluster, run, TEMPLATE } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Does once what all workers of the run need: `/database` answers with the URL of PostgreSQL, `/seed` with the
     * data folder that copies are made of, `/chromium` with the path of the Chromium from npm.
     */
    runService: string;
  }
}

const HOUR = 3_600_000;

/**
 * One real PostgreSQL for the whole run, removed when the run ends. It starts while the unit tests run, and the first
 * test file that asks for a database waits for it.
 */
export default async function setup(project: TestProject) {
  const cache = openRunCache();
  const runFolder = createRunFolder();
  startJanitor(runFolder);
  // Workers inherit this, so every temporary folder of a test is inside the run's folder.
  process.env.TMPDIR = runFolder;
  // Workers, their threads and the server processes that tests start share one compile cache.
  process.env.NODE_COMPILE_CACHE = cache.compiled;
  const compiling = cache.isNew ? compileServer() : null;

  const seed = cache.seed();
  const cluster = seed.then((folder) => startCluster(folder, join(runFolder, 'cluster')));
  cluster.catch(() => undefined);
  let browserPath: Promise<string> | null = null;
  const answers: Record<string, () => Promise<string>> = {
    '/database': async () => (await cluster).url,
    '/seed': () => seed,
    // Two workers that unpack it at once would do it twice.
    '/chromium'() {
      browserPath ??= cache.chromium();
      return browserPath;
    },
  };
  const service = createServer(async ({ url = '' }, response) => {
    try {
      response.end(await answers[url]!());
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const port = await listen(service);
  project.provide('runService', `http://127.0.0.1:${port}`);

  return async () => {
    compiling?.kill();
    service.close();
    service.closeAllConnections();
    const started = await cluster.catch(() => null);
    await started?.stop();
    rmSync(runFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
}

async function startCluster(seed: string, dataDir: string) {
  await copySeed(seed, dataDir);
  const database = await startEmbedded({
    dataDir,
    log: pino({ level: 'warn' }),
    ballast: false,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '500' },
  });
  await createPartitions(database.url);
  const maintenance = inCluster(database.url, 'postgres');
  await run(maintenance, `create database ${TEMPLATE} template mayfly strategy file_copy`);
  return database;
}

/** The partitions of the next hours. An app with another clock creates those it needs itself. */
async function createPartitions(url: string): Promise<void> {
  const { db, close } = createDatabase({ url, onError: () => {} });
  const now = new Date();
  await createPartitionStore({ db }).roll({ now, until: new Date(now.getTime() + 3.5 * HOUR) });
  await close();
}

/** Fills the compile cache with the server and what its threads load, so that not every process compiles it for itself. */
function compileServer() {
  const modules = [
    '#server/app.ts',
    '#server/analysis/analyser.ts',
    '#server/analysis/search-mail.ts',
    '#server/mime/sanitizing/sanitize-html.ts',
    '#server/verdict/judge-mail.ts',
    'selfsigned',
  ];
  const script = modules.map((name) => `import '${name}';`).join('\n');
  const cwd = new URL('../..', import.meta.url);
  return spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd, stdio: 'ignore' });
}

/** Cleans up after a run that is killed before its teardown. */
function startJanitor(runFolder: string): void {
  const script = new URL('janitor.sh', import.meta.url).pathname;
  spawn('sh', [script, String(process.pid), runFolder], {
    detached: true,
    stdio: 'ignore',
    env: { PATH: process.env.PATH },
  }).unref();
}
