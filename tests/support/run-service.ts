import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { copySeed, createSeed } from './database-seed.ts';
import { createRunFolder } from './run-folder.ts';
import { inCluster, run, TEMPLATE } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Does once what all workers of the run need, when the first of them asks: `/database` answers with the URL of
     * PostgreSQL, `/chromium` with the path of the Chromium from npm.
     */
    runService: string;
    /** The data folder that copies are made of, once PostgreSQL has started. */
    seedFolder: string;
  }
}

/**
 * One real PostgreSQL for the whole run, removed when the run ends. It starts when the first test file asks for a
 * database, so a run of files that need none does not wait for it.
 */
export default async function setup(project: TestProject) {
  const runFolder = createRunFolder();
  startJanitor(runFolder);
  // Workers inherit this, so every temporary folder of a test is inside the run's folder.
  process.env.TMPDIR = runFolder;
  // Workers, their threads and the server processes that tests start share one compile cache.
  process.env.NODE_COMPILE_CACHE = join(runFolder, 'compiled');
  const compiling = compileServer();

  const seed = join(runFolder, 'seed');
  project.provide('seedFolder', seed);
  let cluster: ReturnType<typeof startCluster> | null = null;
  let browserPath: Promise<string> | null = null;
  const answers: Record<string, () => Promise<string>> = {
    async '/database'() {
      cluster ??= startCluster({ seed, dataDir: join(runFolder, 'cluster') });
      return (await cluster).url;
    },
    // Two workers that unpack it at once would start a file that is still being written.
    '/chromium'() {
      browserPath ??= chromium.executablePath();
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
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  project.provide('runService', `http://127.0.0.1:${(service.address() as AddressInfo).port}`);

  return async () => {
    compiling.kill();
    service.close();
    service.closeAllConnections();
    const started = await cluster?.catch(() => null);
    await started?.stop();
    rmSync(runFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
}

async function startCluster({ seed, dataDir }: { seed: string; dataDir: string }) {
  await createSeed(seed);
  await copySeed(seed, dataDir);
  const database = await startEmbedded({
    dataDir,
    log: pino({ level: 'warn' }),
    ballast: false,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '500' },
  });
  const maintenance = inCluster(database.url, 'postgres');
  await run(maintenance, `create database ${TEMPLATE} template mayfly strategy file_copy`);
  return database;
}

/** Fills the compile cache with the server and what its threads load, so that not every process compiles it for itself. */
function compileServer() {
  const modules = [
    '#server/app.ts',
    '#server/mime/finding/search-mail.ts',
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
