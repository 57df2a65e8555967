import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSignedIn } from './support/accounts.ts';
import { call, createGuest, guestWith } from './support/api-client.ts';
import { beginWithFormerHashes, formerHash, removeIds } from './support/former-seals.ts';
import { plainMail } from './support/mails.ts';
import { newFolder } from './support/new-folder.ts';
import { writeOldBackup } from './support/old-backup.ts';
import { runCommand } from './support/run-command.ts';
import { sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase, run } from './support/test-database.ts';

const oldKey = randomBytes(32);
const newKey = randomBytes(32);
const mailbox = { address: 'box@mayfly.test', password: 'a-long-password' };
const subscription = { url: 'http://127.0.0.1:9/hook' };

/** What the version before left under one mail key. `check` is the key that its database knew. */
async function leaveData({ check }: { check: Buffer }) {
  const database = await createTestDatabase({ migrated: true });
  onTestFinished(database.drop);
  await beginWithFormerHashes(database.url, oldKey);
  const app = await startApp({
    databaseUrl: database.url,
    mailKey: oldKey,
    fetchAllow: ['127.0.0.0/8'],
  });
  const { token } = await createSignedIn(app, 'member@example.org');
  await call(app.http, 'POST', '/api/keys', { token, body: { name: 'CI' } });
  await call(app.http, 'POST', '/api/webhooks', { token, body: subscription });
  await call(app.http, 'POST', '/api/generate-email', { token, body: { name: 'chosen' } });
  await call(app.http, 'POST', '/mailtm/accounts', { body: mailbox });
  const login = await call(app.http, 'POST', '/mailtm/token', { body: mailbox });
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject: 'before' }) });
  await app.close();
  await removeIds(database.url, { check });
  const signed = Buffer.from(JSON.parse(login.bytes.toString()).token.slice(3), 'base64url');
  return { url: database.url, token, guest, address, mailboxToken: formerToken(signed.subarray(0, 16)) };
}

function formerToken(id: Buffer): string {
  const ownerId = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return `mt_${Buffer.concat([id, formerHash(oldKey, `mailbox\0${ownerId}`)]).toString('base64url')}`;
}

async function expectAll(app: RunningApp, left: Awaited<ReturnType<typeof leaveData>>) {
  const { token, address, mailboxToken } = left;
  const guest = guestWith(app.http, left.guest);
  const [message] = await guest.messages(address);
  expect(message!.subject).toBe('before');
  expect(String(await guest.raw(address, message!.id))).toContain('Subject: before');
  expect((await sendMail(app.smtpPort, { to: address, raw: plainMail() })).end?.code).toBe(250);
  expect((await guest.messages(address)).length).toBe(2);
  expect((await call(app.http, 'GET', '/api/keys', { token })).json.keys).toMatchObject([{ name: 'CI' }]);
  expect((await call(app.http, 'GET', '/api/webhooks', { token })).json.webhooks).toHaveLength(1);
  const taken = await call(app.http, 'POST', '/api/generate-email', { token, body: { name: 'chosen' } });
  expect(taken.status).toBe(409);
  expect((await call(app.http, 'GET', '/mailtm/me', { token: mailboxToken })).bytes.toString()).toContain(
    mailbox.address,
  );
  expect((await call(app.http, 'POST', '/mailtm/token', { body: mailbox })).status).toBe(200);
}

const withBothKeys = (DATABASE_URL: string) => ({
  DATABASE_URL,
  MAIL_KEY: newKey.toString('base64'),
  MAIL_KEY_OLD: oldKey.toString('base64'),
  LOG_LEVEL: 'silent',
});

test('an installation of the version before goes on with what it has, also after a change of its key', async () => {
  const left = await leaveData({ check: oldKey });
  const app = await startApp({ databaseUrl: left.url, mailKey: oldKey, fetchAllow: ['127.0.0.0/8'] });
  await expectAll(app, left);
  await app.close();
  const env = withBothKeys(left.url);
  const { stdout } = await runCommand(env, 'key', 'rotate');
  expect(stdout).toMatch(/went on and is done\. \d+ records were/);
  expect(stdout).not.toContain('could not be opened');
  const changed = await startApp({ databaseUrl: left.url, mailKey: newKey, mailKeyOld: [oldKey] });
  onTestFinished(changed.close);
  expect((await guestWith(changed.http, left.guest).messages(left.address)).length).toBe(2);
  // One of them names no key.
  expect((await runCommand(env, 'doctor')).output).toContain('older mail needs MAIL_KEY_OLD, until');
  const guest = guestWith(changed.http, left.guest);
  for (const { id } of await guest.messages(left.address))
    await guest.ask('DELETE', `${guest.messagesPath(left.address)}/${id}`);
  expect((await runCommand(env, 'doctor')).output).toContain('nothing needs MAIL_KEY_OLD any more');
});

test('what the version before hashed under an older key is found by the one hash key', async () => {
  const left = await leaveData({ check: newKey });
  const app = await startApp({
    databaseUrl: left.url,
    mailKey: newKey,
    mailKeyOld: [oldKey],
    fetchAllow: ['127.0.0.0/8'],
  });
  onTestFinished(app.close);
  await expectAll(app, left);
  expect(await run(left.url, "SELECT key FROM settings WHERE key ~ 'key' ORDER BY 1")).toEqual([
    { key: 'hash-key' },
  ]);
});

test('a backup of the version before is restored under the key of today, also into a database that has another hash key', async () => {
  const left = await leaveData({ check: oldKey });
  const path = join(await newFolder(), 'backup');
  await writeOldBackup({ url: left.url, path, mailKey: oldKey });
  const target = await createTestDatabase({ migrated: true });
  onTestFinished(target.drop);
  const today = { databaseUrl: target.url, mailKey: newKey, mailKeyOld: [oldKey] };
  const before = await startApp(today);
  const lost = await createGuest(before.http);
  const { address } = await lost.generate();
  await before.close();
  const env = withBothKeys(target.url);
  expect(await runCommand(env, 'restore', path, '--replace', '--yes')).toMatchObject({ code: 0 });
  const app = await startApp({ ...today, fetchAllow: ['127.0.0.0/8'] });
  onTestFinished(app.close);
  const guest = guestWith(app.http, left.guest);
  expect((await sendMail(app.smtpPort, { to: left.address, raw: plainMail() })).end?.code).toBe(250);
  // Its sign-ins had ended in the database that was emptied, so nobody reads it, but mail finds it.
  expect((await guest.ask('GET', guest.messagesPath(left.address))).status).toBe(401);
  expect((await sendMail(app.smtpPort, { to: address, raw: plainMail() })).recipients[0]!.code).toBe(550);
  expect((await call(app.http, 'POST', '/mailtm/token', { body: mailbox })).status).toBe(200);

  // Into an empty one, all of it comes back as it was.
  const empty = await createTestDatabase();
  onTestFinished(empty.drop);
  expect(await runCommand({ ...env, DATABASE_URL: empty.url }, 'restore', path)).toMatchObject({ code: 0 });
  const other = await startApp({ ...today, databaseUrl: empty.url, fetchAllow: ['127.0.0.0/8'] });
  onTestFinished(other.close);
  await expectAll(other, left);
});
