import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { sealedMail, sealedRecords } from '#server/domain/keys/reseal.ts';
import { readMailKey } from '#server/vault/mail-key.ts';
import { createVault } from '#server/vault/vault.ts';
import { createSignedIn } from './support/accounts.ts';
import { call, createGuest, guestWith } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { newFolder } from './support/new-folder.ts';
import { NO_DNS } from './support/no-dns.ts';
import { runCommand } from './support/run-command.ts';
import { sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';
import { clusterUrl, createTestDatabase, inCluster, run, TEMPLATE } from './support/test-database.ts';

let folder: string;
beforeAll(async () => {
  folder = await newFolder();
});

test('two processes go on with the new key, and everything of a person is as before', async () => {
  const database = await createTestDatabase({ migrated: true });
  onTestFinished(database.drop);
  const dataDir = join(folder, 'two');
  const settings = { databaseUrl: database.url, dataDir, smtpThreads: 2, fetchAllow: ['127.0.0.0/8'] };
  const [app, other] = [await startApp(settings), await startApp(settings)];
  onTestFinished(async () => {
    await app.close();
    await other.close();
  });
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DNS_SERVERS: NO_DNS };
  const { token } = await createSignedIn(app, 'member@example.org');
  const { secret } = (await call(app.http, 'POST', '/api/keys', { token, body: { name: 'CI' } })).json.key;
  await call(app.http, 'POST', '/api/webhooks', { token, body: { url: 'http://127.0.0.1:9/hook' } });
  const { email } = (await call(app.http, 'POST', '/api/generate-email', { token, body: { name: 'chosen' } }))
    .json;
  const mailbox = { address: `box@${email.address.split('@')[1]}`, password: 'a-long-password' };
  await call(app.http, 'POST', '/mailtm/accounts', { body: mailbox });
  const login = JSON.parse(
    (await call(app.http, 'POST', '/mailtm/token', { body: mailbox })).bytes.toString(),
  );
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject: 'old' }) });
  const before = await readFile(join(dataDir, 'mail.key'), 'utf8');

  const rotated = await runCommand(env, 'key', 'rotate');
  expect(rotated).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('There is a new mail key. 6 records were'),
  });
  expect(await readFile(join(dataDir, 'mail.key.1'), 'utf8')).toBe(before);
  expect(await readFile(join(dataDir, 'mail.key'), 'utf8')).not.toBe(before);
  for (const { http, smtpPort } of [app, other]) {
    const here = guestWith(http, guest);
    await sendMail(smtpPort, { to: address, raw: plainMail({ subject: `new ${smtpPort}` }) });
    expect((await here.messages(address)).map(({ subject }) => subject)).toContain('old');
    const { keys } = (await call(http, 'GET', '/api/keys', { token })).json;
    expect(keys).toMatchObject([{ name: 'CI' }]);
    expect((await call(http, 'GET', '/api/emails', { token: secret })).status).toBe(200);
    expect((await call(http, 'GET', '/api/webhooks', { token })).json.webhooks).toHaveLength(1);
    expect((await call(http, 'GET', '/mailtm/me', { token: login.token })).bytes.toString()).toContain(
      mailbox.address,
    );
    const taken = await call(http, 'POST', '/api/generate-email', { token, body: { name: 'chosen' } });
    expect(taken.status).toBe(409);
  }
  expect(await guest.messages(address)).toHaveLength(3);
  // Again, with what is new now.
  expect((await runCommand(env, 'key', 'rotate')).code).toBe(0);
  expect(await readdir(dataDir)).toContain('mail.key.2');
  expect(await guestWith(other.http, guest).messages(address)).toHaveLength(3);
});

test('a key in the settings is printed, used after a restart, and then everything is sealed with it', async () => {
  const database = await createTestDatabase({ migrated: true });
  onTestFinished(database.drop);
  const oldKey = Buffer.alloc(32, 5);
  let app = await startApp({ databaseUrl: database.url, mailKey: oldKey });
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject: 'old' }) });
  const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'none'), LOG_LEVEL: 'silent' };
  const { stdout } = await runCommand({ ...env, MAIL_KEY: oldKey.toString('base64') }, 'key', 'rotate');
  const [, newKey] = /^MAIL_KEY=(.+)$/m.exec(stdout)!;
  expect(stdout).toContain(`MAIL_KEY_OLD=${oldKey.toString('base64')}`);

  const changed = { ...env, MAIL_KEY: newKey!, MAIL_KEY_OLD: oldKey.toString('base64') };
  expect((await runCommand(changed, 'key', 'rotate')).output).toContain('restart it with the same MAIL_KEY');
  await app.close();
  const mailKey = Buffer.from(newKey!, 'base64');
  app = await startApp({ databaseUrl: database.url, mailKey, mailKeyOld: [oldKey] });
  onTestFinished(() => app.close());
  expect((await runCommand(changed, 'key', 'rotate')).stdout).toContain(
    'The change of the mail key went on and is done',
  );
  expect((await guestWith(app.http, guest).messages(address)).map(({ subject }) => subject)).toEqual(['old']);
  // Nor is the new one, while there is older mail.
  expect((await runCommand({ ...env, MAIL_KEY: newKey!, DNS_SERVERS: NO_DNS }, 'doctor')).output).toContain(
    'cannot be opened, because a former MAIL_KEY is missing',
  );
  // The old key alone is not enough any more.
  const alone = await runCommand({ ...env, MAIL_KEY: oldKey.toString('base64') }, 'stats');
  expect(alone.output).toContain('MAIL_KEY is not the key');
});

test('every column that may be sealed is sealed anew, or looked at before a key can go', async () => {
  const withoutKey = `message_chunks.sealed settings.value guests.token_hash sessions.token_hash push_subscriptions.session_hash
    api_keys.secret_hash accounts.signup_hash codes.link_hash codes.proof_hash codes.refresh_hash message_images.image
    rate_limits.key domain_reports.network codes.code_hash codes.email_hash used_addresses.address_hash`;
  const records = sealedRecords.flatMap(({ table, labels, lookup }) =>
    [...Object.keys(labels), ...(lookup ? [lookup.column] : [])].map((column) => `${table}.${column}`),
  );
  const mail = sealedMail.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  const rows = await run(
    inCluster(await clusterUrl(), TEMPLATE),
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'bytea' AND table_name !~ '_p[0-9]+$'`,
  );
  const known = [...records, ...mail, ...withoutKey.split(/\s+/)];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

test('a backup from before the change is restored with the old key, and sealed with the new one', async () => {
  const { app, env, dataDir } = await startWithFolder('backup');
  const { token } = await createSignedIn(app, 'member@example.org');
  await call(app.http, 'POST', '/api/keys', { token, body: { name: 'CI' } });
  const saved = join(folder, 'saved');
  await runCommand(env, 'backup', saved);
  await runCommand(env, 'key', 'rotate');
  await app.close();
  expect(await runCommand(env, 'restore', saved, '--replace', '--yes')).toMatchObject({ code: 0 });
  expect((await runCommand(env, 'doctor')).output).toContain(
    `nothing needs ${join(dataDir, 'mail.key.1')} any more`,
  );
  await rm(join(dataDir, 'mail.key.1'));
  const again = await startApp({ databaseUrl: env.DATABASE_URL!, dataDir });
  onTestFinished(() => again.close());
  expect((await call(again.http, 'GET', '/api/keys', { token })).json.keys).toMatchObject([{ name: 'CI' }]);
  expect((await runCommand(env, 'restore', saved, '--replace', '--yes')).output).toContain(
    `another mail key than ${join(dataDir, 'mail.key')}: put the key it was made with there, or beside it, as mail.key.1`,
  );
});

test('each old key can go when doctor says so, and then everything still opens', async () => {
  const { app, env, dataDir } = await startWithFolder('go');
  const keyFile = (nth: number) => join(dataDir, `mail.key.${nth}`);
  const guest = await createGuest(app.http);
  const kept = await guest.generate();
  const receive = (address: string, subject: string) =>
    sendMail(app.smtpPort, { to: address, raw: plainMail({ subject }) });
  const first = await guest.generate();
  await receive(first.address, 'under the first key');
  await runCommand(env, 'key', 'rotate');
  await receive(kept.address, 'under the second key');
  await runCommand(env, 'key', 'rotate');
  const doctor = async () => (await runCommand(env, 'doctor')).output;
  expect(await doctor()).toContain(`older mail needs ${keyFile(2)}, ${keyFile(1)}, until`);

  await guest.ask('DELETE', `/emails/${first.id}`);
  expect(await doctor()).toContain(`older mail needs ${keyFile(2)}, until`);
  expect(await doctor()).toContain(`nothing needs ${keyFile(1)} any more`);
  await rm(keyFile(1));
  await runCommand(env, 'key', 'rotate');
  expect((await guest.messages(kept.address)).map(({ subject }) => subject)).toEqual([
    'under the second key',
  ]);

  // A record that was on its way into the database during the last change is found by the next.
  const id = randomUUID();
  const oldVault = createVault({ mailKey: (await readMailKey(keyFile(2)))!, hashKey: Buffer.alloc(32) });
  const content = oldVault.seal(id, 'contact', Buffer.from('{}')).toString('hex');
  await run(
    env.DATABASE_URL!,
    `INSERT INTO contact_messages (id, content, premium, created_at) VALUES ('${id}', '\\x${content}', false, now())`,
  );
  const message = (await guest.messages(kept.address))[0]!.id;
  await guest.ask('DELETE', `${guest.messagesPath(kept.address)}/${message}`);
  expect(await doctor()).toContain(`records need ${keyFile(2)}`);
  expect(await doctor()).toContain(`nothing needs ${keyFile(3)} any more`);
  expect((await runCommand(env, 'key', 'rotate')).code).toBe(0);
  expect(await doctor()).toContain(`nothing needs ${keyFile(4)}, ${keyFile(3)}, ${keyFile(2)} any more`);
});

/** An installation with its keys in a folder. */
async function startWithFolder(name: string) {
  const database = await createTestDatabase({ migrated: true });
  onTestFinished(database.drop);
  const dataDir = join(folder, name);
  const app = await startApp({ databaseUrl: database.url, dataDir });
  onTestFinished(() => app.close());
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', DNS_SERVERS: NO_DNS };
  return { app, dataDir, env };
}
