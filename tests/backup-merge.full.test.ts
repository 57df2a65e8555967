import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createSignedIn, signIn } from './support/accounts.ts';
import { call, createGuest, guestWith } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { runCommand } from './support/run-command.ts';
import { sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase, run } from './support/test-database.ts';

const mailKey = Buffer.alloc(32, 7);
let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: RunningApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayfly-backup-'));
  database = await createTestDatabase({ migrated: true });
  app = await open(database.url);
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

test('a revoked key stays revoked and a deleted account is named, whatever was restored in between', async () => {
  await mayfly('backup', file('before'));
  await mayfly('user', 'create', 'erin@example.org', '--password', 'a-long-password');
  await mayfly('premium', 'grant', 'erin@example.org');
  const secrets: string[] = [];
  for (const name of ['kept', 'revoked'])
    secrets.push((await mayfly('key', 'create', 'erin@example.org', '--name', name)).stdout.trim());
  const ask = async () =>
    Promise.all(secrets.map(async (token) => (await call(app.http, 'GET', '/api/emails', { token })).status));
  const { token } = await signIn(app.http, 'erin@example.org', 'a-long-password');
  const isSignedIn = async () => (await call(app.http, 'GET', '/api/emails', { token })).status === 200;
  expect(await isSignedIn()).toBe(true);
  await mayfly('backup', file('with erin'));
  const keys = (await mayfly('key', 'list', 'erin@example.org')).stdout.trim().split('\n');
  const [id] = keys.find((line) => line.endsWith('revoked'))!.split(' ');
  await mayfly('key', 'revoke', 'erin@example.org', id!, '--yes');
  expect(await ask()).toEqual([200, 401]);

  await mayfly('restore', file('before'), '--yes');
  expect(await ask()).toEqual([401, 401]);
  const first = await mayfly('restore', file('with erin'), '--yes');
  expect(first.stdout).toContain('Not back, because they were deleted since: 1 API key.');
  expect(first.stdout).not.toContain('Accounts that are back');
  expect(await ask()).toEqual([200, 401]);
  // Its owner may have ended it in the meantime.
  expect(await isSignedIn()).toBe(false);

  await mayfly('user', 'delete', 'erin@example.org', '--yes');
  for (const name of ['with erin', 'before', 'with erin']) {
    const { stdout } = await mayfly('restore', file(name), '--yes');
    const isBack = stdout.includes(
      'Accounts that are back, although they were deleted since: erin@example.org.',
    );
    expect([name, isBack], stdout).toEqual([name, name === 'with erin']);
  }
  expect(await ask()).toEqual([200, 401]);
});

test('an older backup and then a newer one bring everything of the newer one back, but nothing that was deleted', async () => {
  const here = await createGuest(app.http);
  const { address: old } = await here.generate();
  await mayfly('backup', file('older'));
  const { address: later } = await here.generate();
  const { address: closed } = await (await createGuest(app.http)).generate();
  for (const [to, subject] of [
    [old, 'came later'],
    [old, 'deleted'],
    [later, 'in a later inbox'],
  ] as const)
    await sendMail(app.smtpPort, { to, raw: plainMail({ subject }) });
  const { token } = await createSignedIn(app, 'kept@example.org');
  const made = await call(app.http, 'POST', '/api/keys', { token, body: { name: 'later' } });
  await mayfly('user', 'create', 'between@example.org', '--password', 'a-long-password');
  await mayfly('backup', file('newer'));
  const id = (await here.messages(old)).find(({ subject }) => subject === 'deleted')!.id;
  await here.ask('DELETE', `${here.messagesPath(old)}/${id}`);
  await mayfly('inbox', 'close', closed, '--yes');
  expect((await mayfly('trace', closed)).output).toContain(
    `${closed} was closed, and nobody gets it before 20`,
  );

  expect((await mayfly('restore', file('older'), '--yes')).code).toBe(0);
  expect(await here.messages(old)).toEqual([]);
  const { code, stdout } = await mayfly('restore', file('newer'), '--yes');
  expect(code, stdout).toBe(0);
  expect(stdout).toContain(
    'Nothing was lost.\nNot back, because they were deleted since: 1 address and 1 message.\n',
  );
  expect(stdout).toContain(`Closed since, and still closed: ${closed}.`);
  expect(stdout).not.toContain('Accounts that are back');
  const { emails } = await here.emails();
  expect(emails.map(({ address }) => address)).toEqual([old, later]);
  const counts = `SELECT message_count FROM inboxes WHERE id IN ('${emails[0]!.id}', '${emails[1]!.id}')`;
  expect(await run(database.url, counts)).toEqual([{ message_count: 1 }, { message_count: 1 }]);
  expect((await here.messages(old)).map(({ subject }) => subject)).toEqual(['came later']);
  expect((await here.messages(later)).map(({ subject }) => subject)).toEqual(['in a later inbox']);
  expect((await call(app.http, 'GET', '/api/emails', { token: made.json.key.secret })).status).toBe(200);
  expect((await mayfly('user', 'show', 'between@example.org')).code).toBe(0);
});

test('a later backup of the old place adds what came there since, and nothing that was deleted here', async () => {
  const here = await createGuest(app.http);
  const { address } = await here.generate();
  await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject: 'first' }) });
  await mayfly('backup', file('one'));
  const target = await createTestDatabase();
  onTestFinished(target.drop);
  const restore = (name: string) => runCommand(settings(target.url), 'restore', file(name), '--yes');
  expect((await restore('one')).code).toBe(0);
  const moved = await open(target.url);
  onTestFinished(() => moved.close());
  const there = guestWith(moved.http, here);
  const [first] = await there.messages(address);
  await there.ask('DELETE', `${there.messagesPath(address)}/${first!.id}`);

  await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject: 'second' }) });
  await mayfly('backup', file('two'));
  expect((await restore('two')).code).toBe(0);
  expect((await there.messages(address)).map(({ subject }) => subject)).toEqual(['second']);
});
