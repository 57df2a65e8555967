import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open as openFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { commandName } from '#server/lib/command-name.ts';
import { advisoryLocks } from '#server/store/advisory-locks.ts';
import { createDatabase } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { sealInto } from '#server/vault/sealed-file.ts';
import { createSignedIn, signIn } from './support/accounts.ts';
import { call, createGuest, type Guest, guestWith } from './support/api-client.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { runCommand } from './support/run-command.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase, run } from './support/test-database.ts';

const mailKey = Buffer.alloc(32, 7);
const EMAIL = 'kept@example.org';
const CONTACT = { name: 'A', email: 'a@example.org', subject: 'other', message: 'Hello' };
let folder: string;
let app: RunningApp;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let guest: Guest;
let account: { token: string };
let keySecret: string;

const settings = (url: string) => ({
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'none'),
  MAIL_KEY: mailKey.toString('base64'),
  LOG_LEVEL: 'silent',
});
const mayfly = (...args: string[]) => runCommand(settings(database.url), ...args);
const open = (databaseUrl: string) => startApp({ databaseUrl, mailKey, fetchAllow: ['127.0.0.0/8'] });
const file = (name: string) => join(folder, name);
const asAccount = (at: { http: string }, method: string, path: string, body?: unknown) =>
  call(at.http, method, path, { token: account.token, ...(body === undefined ? {} : { body }) });

/** Everything that a person has, as it is read from outside, with the bytes of every mail. */
async function contentOf({ http }: { http: string }) {
  const here = guestWith(http, guest);
  const mails: Record<string, string[]> = {};
  for (const { address } of (await here.emails()).emails)
    mails[address] = await Promise.all(
      (await here.messages(address)).map(
        async ({ id, subject, seen }) =>
          `${id} ${subject} ${seen} ${(await here.raw(address, id)).toString('base64')}`,
      ),
    );
  const asked = ['/api/keys', '/api/webhooks', '/api/emails'].map((path) =>
    call(http, 'GET', path, { token: account.token }),
  );
  const withKey = await call(http, 'GET', '/api/emails', { token: keySecret });
  const things = (await Promise.all(asked)).map(({ json }) => JSON.stringify(json));
  // These times differ.
  return {
    mails,
    withKey: withKey.status,
    things: things.map((text) => text.replaceAll(/"(lastUsedAt|serverTime)":("[^"]*"|null)/g, '')),
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayfly-backup-'));
  database = await createTestDatabase({ migrated: true });
  app = await open(database.url);
  guest = await createGuest(app.http);
  account = await createSignedIn({ ...app, config: { ...app.config, mailKey } }, EMAIL);
  keySecret = (await asAccount(app, 'POST', '/api/keys', { name: 'CI' })).json.key.secret;
  await asAccount(app, 'POST', '/api/webhooks', { url: 'http://127.0.0.1:9/hook' });
  await asAccount(app, 'POST', '/api/generate-email', {});
  await mayfly('block', 'add', 'spam.example', '--reason', 'floods');
  const [first, second] = [(await guest.generate()).address, (await guest.generate()).address];
  await sendMail(app.smtpPort, { to: [first, second], raw: mailWith({ size: 700_000 }) });
  await sendMail(app.smtpPort, { to: first, raw: plainMail({ subject: 'Grüße "\\x00" {,}' }) });
});
afterAll(async () => {
  await app?.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a backup under load moves everything to another database, which needs nothing else', async () => {
  const { emails } = await guest.emails();
  const stop = { now: false };
  const sent: string[] = [];
  const sender = (async () => {
    // An inbox holds 50 messages.
    for (let n = 0; n < 80 && !stop.now; n++) {
      const subject = `load ${n}`;
      const { end } = await sendMail(app.smtpPort, {
        to: emails[n % 2]!.address,
        raw: plainMail({ subject }),
      });
      if (end?.code === 250) sent.push(subject);
    }
  })();
  while (sent.length < 5) await sleep(5);
  const before = [...sent];
  const saved = await mayfly('backup', file('moved'));
  stop.now = true;
  await sender;
  expect(saved).toMatchObject({ code: 0, stdout: expect.stringContaining('1 account, 3 addresses and ') });
  expect((await stat(file('moved'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('.part'));

  const target = await createTestDatabase();
  onTestFinished(target.drop);
  const restored = await runCommand(settings(target.url), 'restore', file('moved'), '--yes');
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.stdout).toMatch(
    /^Restored 1 account, 3 addresses and \d+ messages\.\nNothing was lost\.\n$/,
  );
  const moved = await open(target.url);
  onTestFinished(() => moved.close());
  const [here, there] = [await contentOf(app), await contentOf(moved)];
  expect(there.things).toEqual(here.things);
  expect(there.withKey).toBe(200);
  const subjects = Object.values(there.mails).flat().join('\n');
  for (const subject of before) expect(subjects).toContain(` ${subject} `);
  for (const [address, mails] of Object.entries(there.mails))
    for (const mail of mails) expect(here.mails[address]).toContain(mail);
  expect((await signIn(moved.http, EMAIL)).user.email).toBe(EMAIL);
  expect((await runCommand(settings(target.url), 'block', 'list')).stdout).toContain('spam.example');
  // It goes on as a service.
  const again = await createGuest(moved.http);
  const { address } = await again.generate();
  await sendMail(moved.smtpPort, { to: address, raw: plainMail({ subject: 'new here' }) });
  expect((await again.messages(address)).map(({ subject }) => subject)).toEqual(['new here']);
});

test('an empty folder becomes the installation, with the key that is given', async () => {
  await mayfly('backup', file('folder'));
  const dataDir = file('new folder');
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const without = await runCommand(env, 'restore', file('folder'), '--yes');
  expect(without).toMatchObject({ code: 1, output: expect.stringContaining('mail.key') });
  expect(await stat(dataDir).catch(() => null)).toBeNull();

  await mkdir(dataDir);
  await writeFile(join(dataDir, 'mail.key'), mailKey.toString('base64'));
  const asked = await runCommand(env, 'restore', file('folder'));
  expect(asked).toMatchObject({ code: 2, output: expect.stringContaining('is empty: nothing is lost.') });
  expect((await runCommand(env, 'restore', file('folder'), '--yes')).code).toBe(0);
  expect((await runCommand(env, 'user', 'show', EMAIL)).code).toBe(0);
  // As a restore leaves it that was killed.
  await writeFile(join(dataDir, 'restore.unfinished'), '');
  const refused = await runCommand(env, 'stats');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('did not come to its end') });
});

test('a running service steps back: newer mail is gone, deleted mail stays deleted, and open pages see it', async () => {
  const here = await createGuest(app.http);
  const [old, dropped] = [(await here.generate()).address, (await here.generate()).address];
  for (const [to, subject] of [
    [old, 'stays'],
    [old, 'deleted later'],
    [dropped, 'in a dropped inbox'],
  ] as const)
    await sendMail(app.smtpPort, { to, raw: plainMail({ subject }) });
  const second = await signIn(app.http, EMAIL);
  await mayfly('backup', file('earlier'));

  const messages = await here.messages(old);
  const idOf = (subject: string) => messages.find((message) => message.subject === subject)!.id;
  await here.ask('DELETE', `${here.messagesPath(old)}/${idOf('deleted later')}`);
  const { emails } = await here.emails();
  await here.ask('DELETE', `/emails/${emails.find(({ address }) => address === dropped)!.id}`);
  await call(app.http, 'POST', '/api/auth/signout', { token: second.token });
  await mayfly('user', 'create', 'later@example.org', '--password', 'a-long-password');
  await mayfly('premium', 'grant', EMAIL);
  await mayfly('block', 'add', 'later.example');
  await asAccount(app, 'POST', '/api/keys', { name: 'later' });
  await asAccount(app, 'POST', '/api/webhooks', { url: 'http://127.0.0.1:9/later' });
  await call(app.http, 'POST', '/api/contact', { body: CONTACT });
  const newer = await createGuest(app.http);
  const { address: lost } = await newer.generate();
  for (const to of [old, lost])
    await sendMail(app.smtpPort, { to, raw: plainMail({ subject: 'came later' }) });
  const later = (await here.messages(old)).find(({ subject }) => subject === 'came later')!;
  const page = await openEvents(app.http, { token: here.token });
  const lostPage = await openEvents(app.http, { token: newer.token });

  const asked = await mayfly('restore', file('earlier'));
  expect(asked).toMatchObject({ code: 2, output: expect.stringContaining('add --yes') });
  expect(asked.output).toContain(
    'What came since is lost: 1 account, 1 address, 2 messages, 1 API key, 1 webhook, 1 contact message and 1 block.',
  );
  expect(await here.messages(old)).toHaveLength(2);

  const { code, stdout } = await mayfly('restore', file('earlier'), '--yes');
  expect(code, stdout).toBe(0);
  expect(stdout).toContain(
    'Gone, because they came since the backup: 1 account, 1 premium plan, 1 address, 2 messages, 1 API key, 1 webhook, 1 contact message and 1 block.',
  );
  expect(stdout).toContain('Not back, because they were deleted since: 1 address and 2 messages.');
  expect((await here.messages(old)).map(({ subject }) => subject)).toEqual(['stays']);
  expect((await page.take(1))[0]).toMatchObject({ name: 'deleted', data: { address: old, id: later.id } });
  expect((await here.emails()).emails.map(({ address }) => address)).toEqual([old]);
  expect((await here.emails()).emails[0]).toMatchObject({ address: old });
  // Whoever came later is unknown now, and the address is nobody else's.
  await lostPage.until(() => lostPage.ended || lostPage.events.length > 0);
  expect((await newer.ask('GET', '/emails')).status).toBe(401);
  for (const to of [lost, dropped])
    expect((await sendMail(app.smtpPort, { to, raw: plainMail() })).recipients[0]!.code).toBe(550);
  expect((await call(app.http, 'GET', '/api/keys', { token: second.token })).status).toBe(401);
  expect((await asAccount(app, 'GET', '/api/keys')).status).toBe(200);
  expect((await mayfly('user', 'show', 'later@example.org')).code).toBe(1);
  // New mail arrives and is shown at once.
  await sendMail(app.smtpPort, { to: old, raw: plainMail({ subject: 'after' }) });
  const after = (await page.take(2))[1];
  expect(after).toMatchObject({ name: 'message', data: { message: { subject: 'after' } } });
  await page.close();
  await lostPage.close();
  expect(await run(database.url, `SELECT FROM pg_namespace WHERE nspname = 'mayfly_restore'`)).toEqual([]);
});

test('a deleted account comes back with its keys; a revoked key, a deleted webhook or domain and an old password do not', async () => {
  const made = await asAccount(app, 'POST', '/api/keys', { name: 'leaked' });
  const hook = await asAccount(app, 'POST', '/api/webhooks', { url: 'http://127.0.0.1:9/leaked' });
  for (const name of ['kept.example', 'leaked.example'])
    await asAccount(app, 'POST', '/api/domains', { name });
  await mayfly('user', 'create', 'gone@example.org', '--password', 'a-long-password');
  await run(
    database.url,
    `INSERT INTO accounts (id, email, created_at)
     SELECT gen_random_uuid(), 'many' || n || '@example.org', now() FROM generate_series(9, 30) n`,
  );
  await mayfly('backup', file('accounts'));
  await run(database.url, `DELETE FROM accounts WHERE email LIKE 'many__@%'`);
  await asAccount(app, 'DELETE', `/api/keys/${made.json.key.id}`);
  await asAccount(app, 'DELETE', `/api/webhooks/${hook.json.webhook.id}`);
  await asAccount(app, 'DELETE', '/api/domains/leaked.example');
  await run(database.url, `UPDATE accounts SET password_hash = 'changed' WHERE email = 'many9@example.org'`);
  await mayfly('user', 'delete', 'gone@example.org', '--yes');
  const { stdout } = await mayfly('restore', file('accounts'), '--yes');
  expect(stdout).toContain('Not back, because they were deleted since: 1 API key, 1 webhook and 1 domain.');
  const { domains } = (await asAccount(app, 'GET', '/api/domains')).json;
  expect(domains.map(({ name }: { name: string }) => name)).toEqual(['kept.example', 'mayfly.test']);
  expect(JSON.stringify((await asAccount(app, 'GET', '/api/webhooks')).json)).not.toContain('leaked');
  expect(
    await run(database.url, `SELECT password_hash FROM accounts WHERE email = 'many9@example.org'`),
  ).toEqual([{ password_hash: 'changed' }]);
  expect(stdout).toMatch(
    /^Accounts that are back, although they were deleted since: gone@example\.org, many10@.*, many28@example\.org and 2 more\.$/m,
  );
  expect((await call(app.http, 'GET', '/api/emails', { token: made.json.key.secret })).status).toBe(401);
  expect((await call(app.http, 'GET', '/api/emails', { token: keySecret })).status).toBe(200);
  expect((await mayfly('user', 'show', 'gone@example.org')).code).toBe(0);
});

test('damaged, cut and foreign files are refused, and nothing changes', async () => {
  await mayfly('backup', file('whole'));
  const whole = await readFile(file('whole'));
  const size = whole.length;
  const flipped = (at: number) => {
    const bytes = Buffer.from(whole);
    bytes[at]! ^= 1;
    return bytes;
  };
  const headerEnd = 18 + whole.readUInt32BE(14);
  const headerSaying = (change: object) =>
    headerIs(JSON.stringify({ ...JSON.parse(whole.subarray(18, headerEnd).toString()), ...change }));
  const headerIs = (json: string) => {
    const text = Buffer.from(json);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    return Buffer.concat([whole.subarray(0, 14), length, text, whole.subarray(headerEnd)]);
  };
  const damaged: Buffer[] = [
    Buffer.alloc(0),
    Buffer.from('PGDMP'),
    ...[3, headerEnd, size >> 1, size - 1].map(flipped),
    ...[10, headerEnd, size >> 1, size - 1].map((end) => whole.subarray(0, end)),
    Buffer.concat([whole, Buffer.alloc(1)]),
    headerSaying({ format: 2 }),
    headerSaying({ schema: '999-from-the-future' }),
    headerSaying({ at: '2000-01-01' }),
    headerSaying({ key: '0123456789abcdef' }),
    headerSaying({ schema: '999', version: 'x\x1b[2J' }),
    headerSaying({ format: '\x1b[2J' }),
    headerIs('null'),
    headerIs('[]'),
  ];
  // Not the partitions: the service makes and drops them meanwhile.
  const stateOf = () =>
    run(
      database.url,
      `SELECT (SELECT array_agg(nspname::text ORDER BY 1) FROM pg_namespace WHERE nspname !~ '^pg_') AS schemas,
      (SELECT md5(string_agg(i::text, '' ORDER BY id)) FROM inboxes i) AS inboxes,
      (SELECT md5(string_agg(m::text, '' ORDER BY id)) FROM messages m) AS mail`,
    );
  const before = await stateOf();
  const words = new Set<string>();
  for (const bytes of damaged) {
    await writeFile(file('damaged'), bytes);
    const { code, output } = await mayfly('restore', file('damaged'), '--yes');
    expect(code, output).toBe(1);
    for (const odd of ['\x1b', 'undefined', 'null']) expect(output).not.toContain(odd);
    words.add(output.trim().split('\n').at(-2)!.replace(file('damaged'), ''));
  }
  const said = [...words].join('\n');
  for (const one of [
    'is not a backup of Mayfly',
    'is damaged',
    'was cut short',
    'newer: restore it with that version',
  ])
    expect(said).toContain(one);
  const foreign = { ...settings(database.url), MAIL_KEY: Buffer.alloc(32, 8).toString('base64') };
  expect((await runCommand(foreign, 'restore', file('whole'), '--yes')).output).toContain(
    'was sealed with another mail key than MAIL_KEY: put the key it was made with there, or into MAIL_KEY_OLD.',
  );
  execFileSync('mkfifo', [file('pipe')]);
  for (const other of [file('pipe'), folder])
    expect((await mayfly('restore', other, '--yes')).output).toContain(`${other} is not a file.`);
  expect((await mayfly('restore', file('missing'), '--yes')).output).toContain('There is no file');
  expect(await stateOf()).toEqual(before);
  expect((await mayfly('backup', file('whole'))).output).toContain('is there already');
  expect(await readFile(file('whole'))).toEqual(whole);
});

test('a backup into a place that cannot be says why, and leaves nothing there', async () => {
  const before = await readdir(folder);
  const refused = async (place: string) => {
    const { code, stdout, output } = await mayfly('backup', place);
    expect([place, code > 0, stdout]).toEqual([place, true, '']);
    return output;
  };
  expect(await refused(join(folder, 'not there', 'x'))).toContain(
    `There is no folder ${join(folder, 'not there')}: create it first.`,
  );
  for (const other of ['/dev/null', folder])
    expect(await refused(other)).toContain(`${other} is not a file: give the name of a new file.`);
  expect(await refused('-')).toContain('A backup is read again, so it needs a file');
  expect(await readdir(folder)).toEqual(before);
});

test('a backup of an older version is updated', async () => {
  const old = await createTestDatabase();
  onTestFinished(old.drop);
  const { db, close } = createDatabase({ url: old.url, onError: () => {} });
  await migrate(db, '006-blocks');
  await close();
  await run(
    old.url,
    `INSERT INTO accounts (id, email, created_at) VALUES (gen_random_uuid(), 'old@example.org', now())`,
  );
  const [{ row }] = await run(old.url, 'SELECT a::text AS row FROM accounts a');
  const handle = await openFile(file('old'), 'wx');
  const sealed = await sealInto(handle, mailKey, {
    schema: '006-blocks',
    version: '0.1.0',
    at: '2026-01-01 00:00:00+00',
  });
  for (const piece of [{ history: { id: 'old', known: {} } }, { table: 'accounts', rows: [row] }])
    await sealed.write(Buffer.from(JSON.stringify(piece)));
  await sealed.end(Buffer.from(JSON.stringify({ counts: { accounts: 1 } })));
  await handle.close();

  const target = await createTestDatabase({ migrated: true });
  onTestFinished(target.drop);
  const restored = await runCommand(settings(target.url), 'restore', file('old'), '--yes');
  expect(restored).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('1 account, 0 addresses and 0 messages'),
  });
  expect((await runCommand(settings(target.url), 'user', 'show', 'old@example.org')).code).toBe(0);
});

test('a start refuses a new database with a part of a restore, until it was repeated', async () => {
  await mayfly('backup', file('part'));
  const target = await createTestDatabase({ migrated: true });
  onTestFinished(target.drop);
  await run(target.url, 'CREATE SCHEMA mayfly_restore; CREATE TABLE mayfly_restore.accounts (half int)');
  await expect(open(target.url)).rejects.toThrow(/did not come to its end: repeat it/);
  for (const command of ['stats', 'doctor'])
    expect((await runCommand(settings(target.url), command)).output, command).toMatch(
      /a restore into this database did not come to its end.*repeat it/is,
    );
  expect((await runCommand(settings(target.url), 'restore', file('part'), '--yes')).code).toBe(0);
  await (await open(target.url)).close();
});

test('a start leaves the work of a restore that is running alone, and removes what a killed one left', async () => {
  const { pool, close } = createDatabase({ url: database.url, onError: () => {} });
  const session = await pool.connect();
  await session.query(
    `SELECT pg_advisory_lock(${advisoryLocks.restoreBackup}); CREATE SCHEMA mayfly_restore`,
  );
  const stages = () => run(database.url, `SELECT FROM pg_namespace WHERE nspname = 'mayfly_restore'`);
  await (await open(database.url)).close();
  expect(await stages()).toHaveLength(1);
  await session.query(`SELECT pg_advisory_unlock(${advisoryLocks.restoreBackup})`);
  session.release();
  await close();
  await (await open(database.url)).close();
  expect(await stages()).toEqual([]);
});

test('a restore that cannot begin says why and what to do, and that nothing changed', async () => {
  const nowhere = { DATA_DIR: file('nowhere'), LOG_LEVEL: 'silent' };
  const withoutKey = await runCommand(nowhere, 'restore', file('any'), '--yes');
  const remedy = `he key that the backup was made with is missing: put it into ${join(file('nowhere'), 'mail.key')}, or set MAIL_KEY to it, and run ${commandName()} restore FILE again.\nNothing was restored or changed.`;
  expect(withoutKey.output).toContain(`There is no file ${file('any')}, and t${remedy}`);
  const withoutFile = await mayfly('restore', file('any'), '--yes');
  expect(withoutFile.output).toContain(
    `There is no file ${file('any')}: give the path of a backup.\nNothing was restored or changed.`,
  );
  await mayfly('backup', file('any'));
  expect((await runCommand(nowhere, 'restore', file('any'))).output).toContain(`\nT${remedy}`);
  const unreachable = settings('postgres://mayfly:hush@127.0.0.1:1/mayfly');
  // Not even a question is asked.
  const refused = await runCommand(unreachable, 'restore', file('any'));
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(
    '(DATABASE_URL) cannot be used: connection refused.\nNothing was restored',
  );
  expect(refused.output).not.toContain('hush');
});

test('nothing in the file can be read without the key', async () => {
  await mayfly('backup', file('sealed'));
  const text = (await readFile(file('sealed'))).toString('latin1');
  for (const secret of [EMAIL, 'spam.example', mailKey.toString('base64'), mailKey.toString('latin1')])
    expect(text.slice(text.indexOf('}'))).not.toContain(secret);
});
