import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copySeed } from '#tests/support/database-seed.ts';
import { createTestDatabase, seedFolder } from '#tests/support/test-database.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts';

const log = pino({ level: 'silent' });
/** One cluster that every test starts again, because creating it takes longer than all the tests. */
let dataDir: string;
let running: EmbeddedPostgres[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mayfly-embedded-'));
});
afterEach(async () => {
  for (const database of running) await database.stop();
  running = [];
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const database = await startEmbedded({ dataDir: folder, log });
  running.push(database);
  return database;
}

async function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = async () =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** A process that has ended but was not collected yet has no command line. */
const isRunning = async (pid: number) =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== '';

test('the first start creates a database, stopping ends the server, and the next start has the rows', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 42 as answer');
  const pid = await postmasterPid();
  await first.stop();
  expect(await isRunning(pid)).toBe(false);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  const second = await start();
  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

describe('while it runs', () => {
  let database: EmbeddedPostgres;
  beforeAll(async () => {
    database = await startEmbedded({ dataDir, log });
  });
  afterAll(() => database.stop());

  test('it is durable, speaks UTF-8 and listens on no port', async () => {
    const { url } = database;
    const [row] = await ask(
      url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
       current_setting('server_encoding') as encoding, current_setting('listen_addresses') as ports,
       (select datlocale from pg_database where datname = current_database()) as locale`,
    );
    expect(row).toEqual({ fsync: 'on', commit: 'on', encoding: 'UTF8', ports: '', locale: 'C.UTF-8' });
  });

  test('only our user may read the password file, and a wrong password is refused', async () => {
    const { url } = database;
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password/);
  });

  test('values of failing statements do not reach the log', async () => {
    const { url } = database;
    await ask(url, 'create table names (name text primary key)');
    await ask(url, `insert into names values ('guest.secret')`);
    await expect(ask(url, `insert into names values ('guest.secret')`)).rejects.toThrow();
    await expect(ask(url, `select 'guest.secret'::int`)).rejects.toThrow();
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('guest.secret');
  });

  test('the server is in its own session, where Ctrl-C does not reach it', async () => {
    const session = Number(
      execFileSync('ps', ['-o', 'sid=', '-p', String(await postmasterPid())], { encoding: 'utf8' }),
    );
    expect(session).toBe(await postmasterPid());
  });
});

test('a database that is still running after its process was killed is replaced', async () => {
  const module = JSON.stringify(new URL('embedded.ts', import.meta.url).href);
  const parent = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { startEmbedded } from ${module};
     const log = { info() {}, error() {} };
     await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log });
     console.log('ready');`,
  ]);
  await once(parent.stdout, 'data');
  const orphan = await postmasterPid();
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  const { url } = await start();
  expect(await postmasterPid()).not.toBe(orphan);
  expect(await isRunning(orphan)).toBe(false);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('an old postmaster.pid with the id of another program does not prevent the start', async () => {
  await (await start()).stop();
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  // Our own process id: a running process that is not a database.
  await writeFile(pidFile, `${process.pid}\n${dataDir}\n1\n5432\n.\n\n`);
  const again = await start();
  expect(await ask(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a server that is killed is started again', async () => {
  const { url } = await start();
  const before = await postmasterPid();
  process.kill(before, 'SIGKILL');
  await expect
    .poll(() => ask(url, 'select 1 as one').catch(() => null), { interval: 100 })
    .toEqual([{ one: 1 }]);
  expect(await postmasterPid()).not.toBe(before);
});

test('a folder whose path is too long for a socket works', async () => {
  const deep = join(dataDir, 'd'.repeat(60), 'e'.repeat(60));
  await copySeed(await seedFolder(), deep);
  const { url } = await start(deep);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('each test file gets an empty database', async () => {
  const { url, drop } = await createTestDatabase();
  expect(await ask(url, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);
  await drop();
  await expect(ask(url, 'select 1')).rejects.toThrow(/does not exist/);
});
