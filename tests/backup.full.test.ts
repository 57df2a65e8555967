import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { KEY_NEWS } from '#server/store/channel.ts';
import { createDatabase } from '#server/store/database.ts';
import { createGuest, type Guest, guestWith } from './support/api-client.ts';
import { mailWith } from './support/mails.ts';
import { runCommand } from './support/run-command.ts';
import { bareEnvironment, runProcess } from './support/run-process.ts';
import { sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
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

function spawnRestore(name: string, env: Record<string, string>) {
  const restore = spawn(process.execPath, ['server/mayfly.ts', 'restore', file(name), '--yes'], {
    cwd: new URL('..', import.meta.url),
    env: { ...bareEnvironment(), ...env },
  });
  return { restore, ended: once(restore, 'close') };
}

test('an empty folder becomes the installation, also after a restore that was killed, and goes back while it runs', async () => {
  await mayfly('backup', file('folder'));
  const dataDir = file('new folder');
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'mail.key'), mailKey.toString('base64'));
  // After a kill, a start does not take what is there for a new installation.
  const { restore, ended } = spawnRestore('folder', env);
  await expect
    .poll(() => stat(join(dataDir, 'postgres', 'PG_VERSION')).catch(() => null), { interval: 5 })
    .not.toBeNull();
  restore.kill('SIGKILL');
  await ended;
  await expect(runProcess(env)).rejects.toThrow(/did not start: a restore into .* its end: repeat it/);

  expect(await runCommand(env, 'restore', file('folder'), '--yes')).toMatchObject({ code: 0 });
  const moved = await runProcess({ ...env, FREE_LIFETIME: '2h', PREMIUM_LIFETIME: '2h' });
  try {
    expect(await mailsOf(moved)).toEqual(await mailsOf(app));
    // And back, while it runs: nothing has changed.
    expect(await runCommand(env, 'backup', file('back'))).toMatchObject({ code: 0 });
    expect(await runCommand(env, 'restore', file('back'), '--yes')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Nothing was lost.'),
    });
    expect(await mailsOf(moved)).toEqual(await mailsOf(app));
    expect(await runCommand(env, 'key', 'rotate')).toMatchObject({ code: 0 });
    const metrics = await (await fetch(`${moved.http}/metrics`)).text();
    expect(metrics).toMatch(/^mayfly_last_backup_timestamp_seconds \d{10}/m);
    const restored = /"backup":"20[^"]+","version":"[^"]+","msg":"a backup was restored"/g;
    await expect.poll(() => moved.output().match(restored)).toHaveLength(2);
    for (const news of KEY_NEWS) expect(moved.output().split(news)).toHaveLength(2);
  } finally {
    await moved.stop();
  }
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

test('a start refuses a new database whose restore was killed, until it was repeated', async () => {
  await mayfly('backup', file('killed'));
  const target = await createTestDatabase({ migrated: true });
  onTestFinished(target.drop);
  const stages = () => run(target.url, `SELECT FROM pg_namespace WHERE nspname = 'mayfly_restore'`);
  const { restore, ended } = spawnRestore('killed', settings(target.url));
  await expect.poll(stages, { interval: 5 }).toHaveLength(1);
  restore.kill('SIGKILL');
  await ended;
  expect(await stages()).toHaveLength(1);
  // Its session in the database ends a moment later.
  const others = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND backend_type = 'client backend'`;
  await expect.poll(() => run(target.url, others)).toEqual([]);

  await expect(open(target.url)).rejects.toThrow(/did not come to its end: repeat it/);
  for (const command of ['stats', 'doctor'])
    expect((await runCommand(settings(target.url), command)).output, command).toMatch(
      /a restore into this database did not come to its end.*repeat it/is,
    );
  expect((await runCommand(settings(target.url), 'restore', file('killed'), '--yes')).code).toBe(0);
  const started = await open(target.url);
  onTestFinished(() => started.close());
  expect(await stages()).toEqual([]);
});
