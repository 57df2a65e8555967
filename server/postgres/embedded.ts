import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { keepBallast } from './ballast.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { clusterFolder, embeddedUrl } from './connection.ts';
import { childEnvironment, createCluster, hereArgument } from './create-cluster.ts';
import { clusterName, stopOrphan } from './orphan.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { settingsArguments } from './settings.ts';

const LOG_LIMIT = 5 * 2 ** 20;
const MAJOR = '18';

type Options = {
  dataDir: string;
  log: Logger;
  /** Over our own settings; tests switch fsync off. */
  settings?: Record<string, string>;
  /** A file that is given up when the disk is full. */
  ballast?: boolean;
};

export type EmbeddedPostgres = {
  url: string;
  /** A fast shutdown: open transactions are rolled back, everything is written, the process has ended. */
  stop(): Promise<void>;
  /** At once, for a process that must end now; the next start recovers from the write-ahead log. */
  kill(): void;
};

/** A real PostgreSQL of our own, with everything it keeps under `dataDir`. The caller holds the folder's lock. */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
  ballast = true,
}: Options): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const cluster = clusterFolder(dataDir);
  const runAs = await chooseRunAs(cluster);
  const binaries = await findBinaries(runAs);
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) {
    log.info('creating the embedded database');
    await createCluster({ dataDir, initdb: binaries.initdb, runAs, durable: settings.fsync !== 'off' });
  } else if (version.trim() !== MAJOR) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${version.trim()}, and this is ${MAJOR}: dump and restore it first`,
    );
  }
  await stopOrphan(cluster, log);

  const url = embeddedUrl(dataDir);
  const launch = () => launchServer({ dataDir, binaries, runAs, settings });
  let server = await launch();
  let stopping = false;
  const watch = () => server.once('exit', (code, signal) => restart({ code, signal }));
  const restart = async (how: object) => {
    if (stopping) return;
    log.error(how, 'the database ended by itself: starting it again');
    await sleep(500);
    if (stopping) return;
    try {
      await stopOrphan(cluster, log);
      server = await launch();
      watch();
    } catch (error) {
      void restart({ err: error });
    }
  };

  try {
    await untilReady({ url, server, dataDir });
    await ensureDatabase(url);
  } catch (error) {
    server.kill('SIGQUIT');
    throw error;
  }
  watch();
  const reserve = ballast ? await keepBallast({ dataDir, log }) : null;
  return {
    url,
    async stop() {
      stopping = true;
      await reserve?.close();
      await ended(server);
    },
    kill() {
      stopping = true;
      server.kill('SIGQUIT');
    },
  };
}

type Launch = { dataDir: string; binaries: Binaries; runAs: RunAs; settings: Record<string, string> };

async function launchServer({ dataDir, binaries, runAs, settings }: Launch): Promise<ChildProcess> {
  const cluster = clusterFolder(dataDir);
  const identity = ['-c', `cluster_name=${await clusterName(cluster)}`];
  const output = await openLog(join(dataDir, 'postgres.log'));
  const server = spawn(
    binaries.postgres,
    ['-D', hereArgument(cluster), ...identity, ...settingsArguments(settings)],
    {
      cwd: cluster,
      env: childEnvironment,
      stdio: ['ignore', output.fd, output.fd],
      // A session of its own: Ctrl-C reaches Node alone, which drains and then stops the database.
      detached: true,
      ...runAs,
    },
  );
  server.once('error', () => {});
  await output.close();
  return server;
}

async function openLog(path: string) {
  const written = await stat(path).catch(() => null);
  if (written && written.size > LOG_LIMIT) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}

/** However long recovery takes: only the server's end ends the wait. */
async function untilReady({ url, server, dataDir }: { url: string; server: ChildProcess; dataDir: string }) {
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) {
      throw new Error(`the embedded database does not start; see ${join(dataDir, 'postgres.log')}`);
    }
    const problem = await query(url, 'postgres', 'select 1').then(
      () => null,
      (error: { code?: string; message: string }) => error,
    );
    if (problem === null) return;
    // 28xxx: the server is up and does not want us, so waiting is of no use.
    if (problem.code?.startsWith('28'))
      throw new Error(`the embedded database refused us: ${problem.message}`);
    await sleep(25);
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const { rowCount } = await query(url, 'postgres', "select 1 from pg_database where datname = 'mayfly'");
  if (rowCount === 0) await query(url, 'postgres', 'create database mayfly');
}

async function query(url: string, database: string, sql: string) {
  const address = new URL(url);
  address.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: address.href });
  client.on('error', () => {});
  try {
    await client.connect();
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  const hurry = setTimeout(() => server.kill('SIGQUIT'), 6000);
  await exit;
  clearTimeout(hurry);
}
