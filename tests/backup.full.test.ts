import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#server/store/database.ts';
import { createGuest, type Guest, guestWith } from './support/api-client.ts';
import { mailWith } from './support/mails.ts';
import { runCommand } from './support/run-command.ts';
import { bareEnvironment, runProcess } from './support/run-process.ts';
import { sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { startProxy } from './support/tcp-proxy.ts';
import { createTestDatabase, run } from './support/test-database.ts';

const mailKey = Buffer.alloc(32, 7);
let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: RunningApp;
let guest: Guest;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayfly-backup-'));
  database = await createTestDatabase({ migrated: true });
  app = await open(database.url);
  guest = await createGuest(app.http);
  const { address } = await guest.generate();
  await sendMail(app.smtpPort, { to: address, raw: mailWith({ size: 700_000 }) });
});
afterAll(async () => {
  await app?.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const settings = (url: string) => ({
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'none'),
  MAIL_KEY: mailKey.toString('base64'),
  LOG_LEVEL: 'silent',
});
const mayfly = (...args: string[]) => runCommand(settings(database.url), ...args);
const open = (databaseUrl: string) => startApp({ databaseUrl, mailKey });
const file = (name: string) => join(folder, name);

/** The mail of the guest, with its bytes. */
async function mailsOf({ http }: { http: string }) {
  const here = guestWith(http, guest);
  const { emails } = await here.emails();
  return Promise.all(
    emails.map(async ({ address }) => {
      const messages = await here.messages(address);
      const raws = messages.map(async ({ id }) => (await here.raw(address, id)).toString('base64'));
      return { address, mails: await Promise.all(raws) };
    }),
  );
}

function spawnRestore(name: string, env: Record<string, string>, ...options: string[]) {
  const restore = spawn(process.execPath, ['server/mayfly.ts', 'restore', file(name), '--yes', ...options], {
    cwd: new URL('..', import.meta.url),
    env: { ...bareEnvironment(), ...env },
  });
  return { restore, ended: once(restore, 'close') };
}

test('a backup moves the embedded database to an own one, and back into an empty folder', async () => {
  await mayfly('backup', file('folder'));
  const dataDir = file('new folder');
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const without = await runCommand(env, 'restore', file('folder'));
  expect(without).toMatchObject({ code: 1, output: expect.stringContaining('mail.key') });
  expect(await stat(dataDir).catch(() => null)).toBeNull();

  await mkdir(dataDir);
  await writeFile(join(dataDir, 'mail.key'), mailKey.toString('base64'));
  // A restore that is killed while it makes the database is just started again.
  const { restore, ended } = spawnRestore('folder', env);
  await expect
    .poll(() => stat(join(dataDir, 'postgres', 'PG_VERSION')).catch(() => null), { interval: 5 })
    .not.toBeNull();
  restore.kill('SIGKILL');
  await ended;
  expect(await runCommand(env, 'restore', file('folder'))).toMatchObject({ code: 0 });
  const moved = await runProcess({ ...env, FREE_LIFETIME: '2h', PREMIUM_LIFETIME: '2h' });
  try {
    expect(await mailsOf(moved)).toEqual(await mailsOf(app));
    const beside = await runCommand(env, 'restore', file('folder'), '--replace', '--yes');
    expect([beside.code, beside.output]).toEqual([
      1,
      expect.stringMatching(/Another process is running on .*: stop it first\.\nNothing was restored/),
    ]);
    expect(await runCommand(env, 'backup', file('back'))).toMatchObject({ code: 0 });
    expect(await (await fetch(`${moved.http}/metrics`)).text()).toMatch(
      /^mayfly_last_backup_timestamp_seconds \d{10}/m,
    );
  } finally {
    await moved.stop();
  }
  const target = await createTestDatabase();
  onTestFinished(target.drop);
  expect(await runCommand(settings(target.url), 'restore', file('back'))).toMatchObject({ code: 0 });
  const own = await open(target.url);
  onTestFinished(() => own.close());
  expect(await mailsOf(own)).toEqual(await mailsOf(app));
});

test('a backup that is interrupted leaves nothing behind', async () => {
  const before = await readdir(folder);
  const { pool, close } = createDatabase({ url: database.url, onError: () => {} });
  onTestFinished(close);
  const client = await pool.connect();
  await client.query('BEGIN; LOCK TABLE contact_messages');
  const child = spawn(process.execPath, ['server/mayfly.ts', 'backup', file('interrupted')], {
    env: { ...bareEnvironment(), ...settings(database.url) },
  });
  await expect.poll(() => readdir(folder)).toContainEqual(expect.stringMatching(/^interrupted\..*\.part$/));
  child.kill('SIGINT');
  expect((await once(child, 'close'))[0]).toBe(130);
  await client.query('ROLLBACK');
  client.release();
  expect(await readdir(folder)).toEqual(before);
});

test('a restore that is killed at any of ten moments leaves the old state or the new one, and can be repeated', async () => {
  const place = await createTestDatabase({ migrated: true });
  onTestFinished(place.drop);
  const inPlace = (...args: string[]) => runCommand(settings(place.url), ...args);
  await (await open(place.url)).close();
  await inPlace('user', 'create', 'old@example.org', '--password', 'a-long-password');
  await mayfly('backup', file('killed'));
  const seen = new Set<string>();
  for (let nth = 1; nth <= 10; nth++) {
    const { restore, ended } = spawnRestore('killed', settings(place.url), '--replace');
    // It is killed after some of the statements that it is seen with, in the middle of its transaction.
    const statements = new Set<string>();
    const isOver = ended.then(() => true);
    while (statements.size < nth + 3 && !(await Promise.race([isOver, sleep(1)]))) {
      const rows = await run(
        place.url,
        `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      for (const { query } of rows) statements.add(query);
    }
    restore.kill('SIGKILL');
    await ended;
    // Its session in the database ends a moment later.
    const others = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND backend_type = 'client backend'`;
    await expect.poll(() => run(place.url, others)).toEqual([]);
    const state = async () => {
      const is = async (email: string) => (await inPlace('user', 'show', email)).code === 0;
      const [{ count }] = await run(place.url, 'SELECT count(*)::int AS count FROM messages');
      return JSON.stringify([await is('old@example.org'), count]);
    };
    seen.add(await state());
    if ((await state()) !== '[true,0]') break;
  }
  expect([...seen].filter((one) => one !== '[true,0]' && one !== '[false,1]')).toEqual([]);
  expect(seen).toContain('[true,0]');
  expect((await inPlace('restore', file('killed'), '--replace', '--yes')).code).toBe(0);
  expect(await run(place.url, 'SELECT FROM messages')).toHaveLength(1);
  await (await open(place.url)).close();
});

test('a process that loses its database connections while nobody looks waits for the end of a restore, and serves what it brought', async () => {
  const place = await createTestDatabase({ migrated: true });
  onTestFinished(place.drop);
  const proxy = await startProxy(place.url);
  onTestFinished(proxy.close);
  const service = await startApp({ databaseUrl: proxy.url, mailKey });
  onTestFinished(() => service.close());
  await mayfly('backup', file('failover'));
  await proxy.cut();
  const sessions = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await expect.poll(() => run(place.url, sessions)).toEqual([]);
  expect(await runCommand(settings(place.url), 'restore', file('failover'))).toMatchObject({ code: 0 });
  await proxy.mend();
  await expect
    .poll(() => mailsOf(service).catch(() => null), { timeout: 20_000 })
    .toEqual(await mailsOf(app));
});
