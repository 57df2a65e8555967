import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { commandName } from '#server/lib/command-name.ts';
import { advisoryLocks } from '#server/store/advisory-locks.ts';
import { createDatabase } from '#server/store/database.ts';
import { migrate } from '#server/store/migrate.ts';
import { openSealed } from '#server/vault/sealed-file.ts';
import { createSignedIn, signIn } from './support/accounts.ts';
import { call, createGuest, type Guest, guestWith } from './support/api-client.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { writeOldBackup } from './support/old-backup.ts';
import { runCommand } from './support/run-command.ts';
import { sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase, run } from './support/test-database.ts';

const mailKey = Buffer.alloc(32, 7);
const EMAIL = 'kept@example.org';
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
  const restored = await runCommand(settings(target.url), 'restore', file('moved'));
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.stdout).toMatch(
    /^Restored the backup of \d{4}-.* UTC \(version .*\): 1 account, 3 addresses and \d+ messages\.\nThe database was empty, so all of it is as it was then/,
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

test('nothing is restored beside a process of the service, whether it is asked to empty the database or not', async () => {
  await mayfly('backup', file('beside'));
  const before = await contentOf(app);
  for (const args of [[], ['--replace', '--yes']]) {
    const { code, output } = await mayfly('restore', file('beside'), ...args);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        'A process of the service is running (on this machine): stop all of them first.\nNothing was restored or changed.',
      ),
    ]);
  }
  expect(await contentOf(app)).toEqual(before);
});

/** Runs with an installation of its own whose service is stopped. `serve` starts it for some work. */
async function stopped() {
  const { url, drop } = await createTestDatabase({ migrated: true });
  onTestFinished(drop);
  return {
    url,
    mayfly: (...args: string[]) => runCommand(settings(url), ...args),
    async serve<T>(work: (app: RunningApp) => Promise<T>): Promise<T> {
      const running = await open(url);
      return work(running).finally(running.close);
    },
  };
}

test('what was ended since stays ended in a database that is emptied first, and comes back in an empty one', async () => {
  const place = await stopped();
  const password = ['--password', 'a-long-password'];
  const known = await place.serve(async (at) => {
    for (const name of ['ann', 'bob', 'zoe'])
      await place.mayfly('user', 'create', `${name}@example.org`, ...password);
    await place.mayfly('premium', 'grant', 'ann@example.org');
    const guests = [await createGuest(at.http), await createGuest(at.http)] as const;
    const [kept, closed] = [await guests[0].generate(), await guests[1].generate()];
    await sendMail(at.smtpPort, { to: kept.address, raw: plainMail({ subject: 'kept' }) });
    const enter = async () => (await signIn(at.http, 'ann@example.org', 'a-long-password')).token;
    return { guests, kept, closed, ann: await enter(), other: await enter() };
  });
  const { guests, kept, closed, ann, other } = known;
  const made = ['CI', 'leaked'].map(
    async (name) =>
      (await place.mayfly('key', 'create', 'ann@example.org', '--name', name)).stdout.trim() as string,
  );
  const [ci, leaked] = (await Promise.all(made)) as [string, string];
  await place.mayfly('domain', 'add', 'second.example');
  expect((await place.mayfly('backup', file('ended'))).code).toBe(0);

  await place.serve(async (at) => {
    for (const token of [other, guests[1].token]) await call(at.http, 'POST', '/api/auth/signout', { token });
    await createGuest(at.http).then((later) => later.generate({ domain: 'mayfly.test' }));
  });
  const list = (await place.mayfly('key', 'list', 'ann@example.org')).stdout.trim().split('\n');
  const [id] = list.find((line) => line.endsWith('leaked'))!.split(' ');
  await place.mayfly('key', 'revoke', 'ann@example.org', id!, '--yes');
  await run(place.url, `UPDATE accounts SET password_hash = 'changed' WHERE email = 'bob@example.org'`);
  await place.mayfly('user', 'delete', 'zoe@example.org', '--yes');
  await place.mayfly('user', 'create', 'late@example.org', ...password);
  await place.mayfly('block', 'add', 'later.example');
  await place.mayfly('domain', 'block', 'second.example', '--yes');
  await place.mayfly('inbox', 'close', closed.address, '--reason', 'phishing', '--yes');

  const restore = (...args: string[]) => place.mayfly('restore', file('ended'), ...args);
  const refused = await restore();
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringMatching(
      /is not empty: it has 3 accounts, .* To empty it first, add --replace\.\nNothing was/,
    ),
  ]);
  const asked = await restore('--replace');
  expect([asked.code, asked.output]).toEqual([2, expect.stringMatching(/This empties it and .*add --yes/s)]);

  const restored = await restore('--replace', '--yes');
  expect(restored.code, restored.output).toBe(0);
  for (const line of [
    'Gone, because only the emptied database had them: 1 account, 1 address and 1 guest.',
    'Kept away, because the emptied database no longer had them: 1 API key, 1 sign-in and 1 guest.',
    'Kept from the emptied database: 1 block, 1 blocked domain, 1 closed address and 1 changed password.',
    '1 account came back that the emptied database no longer had.',
  ])
    expect(restored.stdout).toContain(line);
  const status = async (at: RunningApp) =>
    Promise.all(
      [ann, other, ci, leaked, guests[0].token, guests[1].token].map(
        async (token, nth) =>
          (await call(at.http, 'GET', `/api${nth < 4 ? '' : '/guest'}/emails`, { token })).status,
      ),
    );
  await place.serve(async (at) => {
    expect(await status(at)).toEqual([200, 401, 200, 401, 200, 401]);
    expect((await sendMail(at.smtpPort, { to: closed.address, raw: plainMail() })).recipients[0]!.code).toBe(
      550,
    );
  });
  expect((await place.mayfly('block', 'list')).stdout).toContain('later.example');
  expect((await place.mayfly('domain', 'list')).stdout).toMatch(/second\.example.*blocked/);
  expect((await place.mayfly('user', 'show', 'zoe@example.org')).code).toBe(0);
  expect((await place.mayfly('user', 'show', 'late@example.org')).code).toBe(1);
  expect(await run(place.url, `SELECT password_hash FROM accounts WHERE email = 'bob@example.org'`)).toEqual([
    { password_hash: 'changed' },
  ]);
  // Mail programs notice it.
  const [{ at }] = await run(
    place.url,
    `SELECT convert_from(value, 'UTF8')::bigint AS at FROM settings WHERE key = 'restored-at'`,
  );
  expect(Date.now() - Number(at)).toBeLessThan(600_000);

  const empty = await stopped();
  const all = await empty.mayfly('restore', file('ended'), '--replace');
  expect([all.code, all.output]).toEqual([0, expect.stringContaining('The database was empty')]);
  await empty.serve(async (running) => {
    expect(await status(running)).toEqual([200, 200, 200, 200, 200, 200]);
    const there = guestWith(running.http, guests[0]);
    expect((await there.messages(kept.address)).map(({ subject }) => subject)).toEqual(['kept']);
  });
  expect((await empty.mayfly('block', 'list')).stdout).not.toContain('later.example');
});

test('what has expired since the backup is not brought back', async () => {
  const place = await stopped();
  const [short, extendable, long] = await place.serve(async (at) => {
    const [here, there] = [await createGuest(at.http), await createGuest(at.http)];
    const made = [await here.generate(), await here.generate(), await there.generate()];
    for (const { address } of made) await sendMail(at.smtpPort, { to: address, raw: plainMail() });
    await sendMail(at.smtpPort, { to: made.slice(0, 2).map(({ address }) => address), raw: plainMail() });
    return made;
  });
  await place.mayfly('backup', file('expires'));
  // As if the backup were older: two of its addresses end now, one of which could have lived longer.
  await run(
    place.url,
    `UPDATE inboxes SET latest_end = expires_at WHERE id = '${extendable!.id}';
     UPDATE inboxes SET expires_at = now() + interval '2 s' WHERE id IN ('${short!.id}', '${extendable!.id}');
     UPDATE messages SET expires_at = (SELECT coalesce(latest_end, expires_at) FROM inboxes WHERE id = inbox_id);
     UPDATE message_chunks c SET expires_at = m.expires_at FROM messages m WHERE m.id = c.message_id`,
  );
  await place.mayfly('backup', file('expired'));
  await sleep(2_000);
  const empty = await createTestDatabase();
  onTestFinished(empty.drop);
  const restored = await runCommand(settings(empty.url), 'restore', file('expired'));
  expect(restored.stdout).toContain('0 accounts, 1 address and 1 message');
  for (const table of ['messages', 'message_chunks'])
    expect(await run(empty.url, `SELECT FROM ${table}`), table).toHaveLength(1);
  expect(await run(empty.url, 'SELECT id FROM inboxes')).toEqual([{ id: long!.id }]);
  // Nobody has deleted the mail yet that could have lived longer, but it does not count as living.
  const again = await place.mayfly('restore', file('expired'), '--replace', '--yes');
  expect(again.stdout).not.toContain('Gone');
});

test('a restore excludes another one and a change of the mail key, which exclude each other, in words', async () => {
  const { url, mayfly: there } = await stopped();
  await mayfly('backup', file('alone'));
  const { pool, close } = createDatabase({ url, onError: () => {} });
  onTestFinished(close);
  expect((await there('restore', file('alone'))).code).toBe(0);
  const holder = await pool.connect();
  const whileHeld = async (lock: keyof typeof advisoryLocks, ...args: string[]) => {
    await holder.query(`SELECT pg_advisory_lock(${advisoryLocks[lock]})`);
    const { code, output } = await there(...args);
    await holder.query('SELECT pg_advisory_unlock_all()');
    expect(code).toBe(1);
    return output;
  };
  const restore = ['restore', file('alone'), '--replace', '--yes'];
  expect(await whileHeld('restoreBackup', ...restore)).toContain('Another restore is running');
  expect(await whileHeld('rotateKey', ...restore)).toContain('A change of the mail key is running');
  expect(await whileHeld('rotateKey', 'key', 'rotate')).toContain('change of the mail key is running');
  for (const args of [['key', 'rotate'], ['stats'], ['backup', file('never')]])
    expect(await whileHeld('restoreBackup', ...args)).toContain(
      'backup is being restored into this database',
    );
  await holder.query(`SELECT pg_advisory_lock(${advisoryLocks.restoreBackup})`);
  await expect(open(url)).rejects.toThrow('a backup is being restored into this database');
  holder.release(true);
});

test('a backup of the version before is read, with what only that version had', async () => {
  const old = await createTestDatabase();
  onTestFinished(old.drop);
  const { db, close } = createDatabase({ url: old.url, onError: () => {} });
  await migrate(db, '021-to-delete');
  await close();
  await run(
    old.url,
    `INSERT INTO accounts (id, email, created_at) VALUES (gen_random_uuid(), 'old@example.org', now());
     INSERT INTO removed_by_restore VALUES ('gone', now(), NULL);
     INSERT INTO deleted_ids VALUES (gen_random_uuid());
     INSERT INTO settings VALUES ('history', 'x'), ('database-identity', 'x'), ('tls-tickets', 'x')`,
  );
  await writeOldBackup({ url: old.url, path: file('old'), mailKey });
  const target = await createTestDatabase();
  onTestFinished(target.drop);
  const restored = await runCommand(settings(target.url), 'restore', file('old'));
  expect(restored.stdout).toContain('1 account, 0 addresses and 0 messages');
  expect((await runCommand(settings(target.url), 'user', 'show', 'old@example.org')).code).toBe(0);
  expect(await run(target.url, 'SELECT key FROM settings ORDER BY 1')).toEqual(
    ['hash-key', 'last-backup', 'mail-key-change', 'restored-at'].map((key) => ({ key })),
  );
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
  const { url, mayfly: there } = await stopped();
  const tables = () => run(url, 'SELECT oid FROM pg_class ORDER BY 1');
  const before = await tables();
  const words = new Set<string>();
  for (const bytes of damaged) {
    await writeFile(file('damaged'), bytes);
    const { code, output } = await there('restore', file('damaged'), '--replace', '--yes');
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
  const foreign = { ...settings(url), MAIL_KEY: Buffer.alloc(32, 8).toString('base64') };
  expect((await runCommand(foreign, 'restore', file('whole'))).output).toContain(
    'was sealed with another mail key than MAIL_KEY: put the key it was made with there, or into MAIL_KEY_OLD.',
  );
  execFileSync('mkfifo', [file('pipe')]);
  for (const other of [file('pipe'), folder])
    expect((await there('restore', other)).output).toContain(`${other} is not a file.`);
  expect((await there('restore', file('missing'))).output).toContain('There is no file');
  expect(await tables()).toEqual(before);
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

test('a restore that cannot begin says why and what to do, and that nothing changed', async () => {
  const nowhere = { DATA_DIR: file('nowhere'), LOG_LEVEL: 'silent' };
  const withoutKey = await runCommand(nowhere, 'restore', file('any'));
  const remedy = `he key that the backup was made with is missing: put it into ${join(file('nowhere'), 'mail.key')}, or set MAIL_KEY to it, and run ${commandName()} restore FILE again.\nNothing was restored or changed.`;
  expect(withoutKey.output).toContain(`There is no file ${file('any')}, and t${remedy}`);
  const withoutFile = await mayfly('restore', file('any'));
  expect(withoutFile.output).toContain(
    `There is no file ${file('any')}: give the path of a backup.\nNothing was restored or changed.`,
  );
  await mayfly('backup', file('any'));
  expect((await runCommand(nowhere, 'restore', file('any'))).output).toContain(`\nT${remedy}`);
  expect(await stat(file('nowhere')).catch(() => null)).toBeNull();
  const unreachable = settings('postgres://mayfly:hush@127.0.0.1:1/mayfly');
  const refused = await runCommand(unreachable, 'restore', file('any'));
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(
    '(DATABASE_URL) cannot be used: connection refused.\nNothing was restored',
  );
  expect(refused.output).not.toContain('hush');
  // Tables of another program are not ours to remove.
  const other = await createTestDatabase();
  onTestFinished(other.drop);
  await run(other.url, 'CREATE TABLE accounts (mine int); INSERT INTO accounts VALUES (1)');
  const taken = await runCommand(settings(other.url), 'restore', file('any'), '--replace', '--yes');
  expect([taken.code, taken.output]).toEqual([1, expect.stringContaining('Nothing was restored')]);
  expect(await run(other.url, 'SELECT * FROM accounts')).toEqual([{ mine: 1 }]);
});

test('nothing in the file can be read without the key, and the secret of TLS tickets is not in it', async () => {
  await run(database.url, `INSERT INTO settings VALUES ('tls-tickets', 'secret') ON CONFLICT DO NOTHING`);
  await mayfly('backup', file('sealed'));
  const text = (await readFile(file('sealed'))).toString('latin1');
  for (const secret of [EMAIL, 'spam.example', mailKey.toString('base64'), mailKey.toString('latin1')])
    expect(text.slice(text.indexOf('}'))).not.toContain(secret);
  const opened = await openSealed(file('sealed'), [mailKey], '');
  const pieces: string[] = [];
  for await (const piece of opened.pieces(() => {})) pieces.push(piece.toString());
  expect(pieces.join()).toContain(EMAIL);
  expect(pieces.join()).not.toContain('tls-tickets');
});
