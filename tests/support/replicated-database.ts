import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '#server/postgres/binaries.ts';
import { clusterFolder, passwordFile } from '#server/postgres/connection.ts';
import { childEnvironment, hereArgument } from '#server/postgres/create-cluster.ts';
import { chooseRunAs } from '#server/postgres/run-as.ts';
import { settingsArguments } from '#server/postgres/settings.ts';
import { freePort } from './free-port.ts';

const STANDBY = 'standby';
const settings = {
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'replica',
  max_wal_senders: '4',
  max_connections: '100',
  wal_retrieve_retry_interval: '100ms',
};

/** One server on its own port, started without anybody who would start it again. */
async function startServer(seed: string, folder: string, own: Record<string, string>, prepare = () => {}) {
  execFileSync('cp', ['-a', clusterFolder(seed), folder]);
  prepare();
  const port = await freePort();
  const runAs = await chooseRunAs(folder);
  const { postgres } = await findBinaries(runAs);
  const output = openSync(`${folder}.log`, 'a');
  const child = spawn(
    postgres,
    ['-D', hereArgument(folder), ...settingsArguments({ ...settings, port: String(port), ...own })],
    {
      cwd: folder,
      env: childEnvironment,
      stdio: ['ignore', output, output],
      detached: true,
      ...runAs,
    },
  );
  const password = readFileSync(passwordFile(seed), 'utf8').trim();
  const url = `postgres://mayfly:${password}@127.0.0.1:${port}/mayfly`;
  const server = {
    port,
    url,
    query: (sql: string) => query(url, sql),
    /** As if the machine lost power. */
    kill: () => signalAll(child, 'SIGKILL'),
    /** As if the machine stopped answering: its connections stay open. */
    freeze: () => signalAll(child, 'SIGSTOP'),
    thaw: () => signalAll(child, 'SIGCONT'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      server.kill();
      await ended;
    },
  };
  while (!(await server.query('SELECT 1').catch(() => null))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('PostgreSQL did not start');
    await sleep(30);
  }
  return server;
}

export type Server = Awaited<ReturnType<typeof startServer>>;

/** Each process of PostgreSQL is in a group of its own. */
function signalAll(child: ChildProcess, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
  for (const pid of [String(child.pid), ...children].filter(Boolean)) {
    try {
      process.kill(Number(pid), signal);
    } catch {
      // It ended by itself.
    }
  }
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** A primary and a standby that follows it. Both begin as copies of `seed`. */
export async function startPair(seed: string, folder: string, { isSynchronous }: { isSynchronous: boolean }) {
  const primary = await startServer(seed, join(folder, 'primary'), {
    synchronous_standby_names: isSynchronous ? STANDBY : '',
  });
  const standbyFolder = join(folder, 'standby');
  const standby = await startServer(seed, standbyFolder, {}, () => {
    const { port, username, password } = new URL(primary.url);
    const source = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=${STANDBY}`;
    appendFileSync(join(standbyFolder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
    writeFileSync(join(standbyFolder, 'standby.signal'), '');
  });
  while (!(await primary.query("SELECT FROM pg_stat_replication WHERE state = 'streaming'")).length)
    await sleep(30);
  const { username, password } = new URL(primary.url);
  return {
    primary,
    standby,
    /** Both servers, in the notation of PostgreSQL's own programs. The standby comes first, so the order does not help. */
    url: `postgres://${username}:${password}@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/mayfly?target_session_attrs=read-write`,
    /** From here on the standby gets nothing any more. */
    async cutReplication() {
      await standby.query("ALTER SYSTEM SET primary_conninfo = ''");
      await standby.query('SELECT pg_reload_conf()');
      while ((await standby.query('SELECT FROM pg_stat_wal_receiver')).length) await sleep(20);
    },
    promote: () => standby.query('SELECT pg_promote()'),
    stop: () => Promise.all([primary.stop(), standby.stop()]),
  };
}
