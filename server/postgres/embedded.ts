import { type ChildProcess, spawn } from 'node:child_process';
import { access, type FileHandle, mkdir, open, readFile, rename, stat } from 'node:fs/promises';
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
import { supervise } from './supervise.ts';

const LOG_LIMIT = 5 * 2 ** 20;
const MAJOR = '18';

type Options = {
  dataDir: string;
  log: Logger;
  /** Replace our own settings; tests switch fsync off. */
  settings?: Record<string, string>;
  /** Whether to keep a reserve file, which is removed when the disk is full. */
  ballast?: boolean;
  /** False to use only what is there. */
  mayCreate?: boolean;
};

export type EmbeddedPostgres = {
  url: string;
  /** Rolls open transactions back, writes everything to disk, and resolves when the process has ended. */
  stop(): Promise<void>;
  /** Ends the server at once; the next start recovers from the write-ahead log. */
  kill(): void;
};

/** Starts a PostgreSQL server that keeps everything under `dataDir`. The caller holds the lock of the folder. */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
  ballast = true,
  mayCreate = true,
}: Options): Promise<EmbeddedPostgres> {
  const cluster = clusterFolder(dataDir);
  if (mayCreate) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  else await requireCluster(dataDir);
  const runAs = await chooseRunAs(cluster);
  const binaries = await findBinaries(runAs);
  await prepareCluster({ dataDir, binaries, runAs, settings, log });
  const url = embeddedUrl(dataDir);

  const server = await supervise({
    async prepare() {
      await stopOrphan(cluster, log);
      return { name: await clusterName(cluster), output: await openLog(join(dataDir, 'postgres.log')) };
    },
    spawnChild: (prepared) => spawnServer({ dataDir, binaries, runAs, settings, ...prepared }),
    onEnd: (reason) => log.error(reason, 'the database is not running: starting it again'),
  });
  try {
    await untilReady({ url, server: server.child(), dataDir });
    if (mayCreate) await ensureDatabase(url);
  } catch (error) {
    server.child().kill('SIGQUIT');
    throw error;
  }
  server.watch();
  const reserve = ballast ? await keepBallast({ dataDir, log }) : null;
  return {
    url,
    async stop() {
      await server.stop();
      await reserve?.close();
      await stopServer(server.child());
    },
    kill() {
      void server.stop();
      server.child().kill('SIGQUIT');
    },
  };
}

type Launch = { dataDir: string; binaries: Binaries; runAs: RunAs; settings: Record<string, string> };

/** What to say if no server has ever created its database in this folder. Creates nothing. */
export async function findMissingCluster(
  dataDir: string,
): Promise<{ problem: string; remedy: string } | null> {
  try {
    await access(join(clusterFolder(dataDir), 'PG_VERSION'));
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT')
      return {
        problem: `the database in ${dataDir} (DATA_DIR) cannot be read (${code})`,
        remedy: 'check DATA_DIR, and run this as the user of the server',
      };
    return {
      problem: `there is no database in ${dataDir} (DATA_DIR), and DATABASE_URL is not set`,
      remedy: 'if there is no server yet, start it once, which creates its database',
    };
  }
}

export async function requireCluster(dataDir: string): Promise<void> {
  const found = await findMissingCluster(dataDir);
  if (found) throw new Error(`${found.problem}: ${found.remedy}`);
}

/** Creates the cluster on the first start, and refuses one of another PostgreSQL version. */
async function prepareCluster({ dataDir, binaries, runAs, settings, log }: Launch & { log: Logger }) {
  const cluster = clusterFolder(dataDir);
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) {
    log.info('creating the embedded database');
    await createCluster({ dataDir, initdb: binaries.initdb, runAs, durable: settings.fsync !== 'off' });
  } else if (version.trim() !== MAJOR) {
    throw new Error(
      `${cluster} was created by PostgreSQL ${version.trim()}, but this is ${MAJOR}: make a backup with the version of Mayfly that used it, and restore it into an empty DATA_DIR`,
    );
  }
}

type Spawn = Launch & { name: string; output: FileHandle };

function spawnServer({ dataDir, binaries, runAs, settings, name, output }: Spawn): ChildProcess {
  const cluster = clusterFolder(dataDir);
  const server = spawn(
    binaries.postgres,
    ['-D', hereArgument(cluster), ...settingsArguments({ ...settings, cluster_name: name })],
    {
      cwd: cluster,
      env: childEnvironment,
      stdio: ['ignore', output.fd, output.fd],
      // In its own session the server doesn't get Ctrl-C. Node does, and stops the server last.
      detached: true,
      ...runAs,
    },
  );
  // The server has its own copy of the file descriptor by now.
  void output.close();
  return server;
}

async function openLog(path: string) {
  const existing = await stat(path).catch(() => null);
  if (existing && existing.size > LOG_LIMIT) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}

/** Waits for the server however long its recovery takes, unless it ends. */
async function untilReady({ url, server, dataDir }: { url: string; server: ChildProcess; dataDir: string }) {
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`the embedded database does not start; see ${join(dataDir, 'postgres.log')}`);
    const problem = await query(url, 'postgres', 'select 1').then(
      () => null,
      (error: { code?: string; message: string }) => error,
    );
    if (problem === null) return;
    // 28xxx: the server is up and refuses our user or password, so there is nothing to wait for.
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

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  const hurry = setTimeout(() => server.kill('SIGQUIT'), 6000);
  await exit;
  clearTimeout(hurry);
}
