import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '#server/store/database.ts';
import { signIn } from './support/accounts.ts';
import { createGuest, type Guest, guestWith } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { plainMail } from './support/mails.ts';
import { runCommand } from './support/run-command.ts';
import { sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';
import { clusterUrl, createTestDatabase, run } from './support/test-database.ts';

const mailKey = Buffer.alloc(32, 7);
const EMAIL = 'kept@example.org';
const PASSWORD = 'a-long-password';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let guest: Guest;
let kept: string;
let deletedInbox: string;

const named = (suffix: string) => {
  const url = new URL(database.url);
  url.pathname += suffix;
  return { url: url.href, name: url.pathname.slice(1) };
};
const mayfly = (url: string, ...args: string[]) =>
  runCommand({ DATABASE_URL: url, MAIL_KEY: mailKey.toString('base64'), LOG_LEVEL: 'silent' }, ...args);
const open = (databaseUrl: string, now?: () => Date) =>
  startApp({ databaseUrl, mailKey, ...(now ? { now } : {}) });

/** A backup is made, then mail and an address are deleted. Restored twice, it still has both, and the original has not. */
beforeAll(async () => {
  database = await createTestDatabase({ migrated: true });
  let app = await open(database.url);
  guest = await createGuest(app.http);
  kept = (await guest.generate()).address;
  deletedInbox = (await guest.generate()).address;
  for (const to of [kept, deletedInbox])
    await sendMail(app.smtpPort, { to, raw: plainMail({ subject: `secret for ${to}` }) });
  await app.close();
  expect((await mayfly(database.url, 'user', 'create', EMAIL, '--password', PASSWORD)).code).toBe(0);
  const cluster = await clusterUrl();
  const source = new URL(database.url).pathname.slice(1);
  for (const suffix of ['_one', '_two'])
    await run(cluster, `CREATE DATABASE ${named(suffix).name} TEMPLATE ${source}`);

  app = await open(database.url);
  const here = guestWith(app.http, guest);
  const { emails } = await here.emails();
  await here.ask('DELETE', `/emails/${emails.find(({ address }) => address === deletedInbox)!.id}`);
  const [message] = await here.messages(kept);
  await here.ask('DELETE', `${here.messagesPath(kept)}/${message!.id}`);
  await app.close();
});
afterAll(async () => {
  for (const suffix of ['_one', '_two'])
    await run(await clusterUrl(), `DROP DATABASE IF EXISTS ${named(suffix).name} WITH (FORCE)`);
  await database.drop();
});

test('a restored backup is not served until its operator has decided, and removing its mail leaves only accounts', async () => {
  const { url } = named('_one');
  await expect(open(url)).rejects.toThrow(/restored from a backup.*mayfly restored/);

  expect(await mayfly(url, 'restored')).toMatchObject({ code: 2 });
  expect(await mayfly(url, 'restored', '--remove-mail')).toMatchObject({ code: 2 });
  expect(await mayfly(url, 'restored', '--remove-mail', '--yes')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Removed 2 addresses with their mail'),
  });
  const app = await open(url);
  const here = guestWith(app.http, guest);
  expect((await here.emails()).emails).toEqual([]);
  for (const address of [kept, deletedInbox]) {
    expect((await here.ask('GET', here.messagesPath(address))).status).toBe(404);
    expect((await sendMail(app.smtpPort, { to: address, raw: plainMail() })).recipients[0]!.code).toBe(550);
  }
  const { pool, close } = createDatabase({ url, onError: () => {} });
  for (const table of ['messages', 'message_chunks', 'outbox', 'sessions'])
    expect((await pool.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
  await close();
  expect((await signIn(app.http, EMAIL, PASSWORD)).user.email).toBe(EMAIL);
  await app.close();
});

test('a backup that is kept shows what has not expired, and never anything that has', async () => {
  const { url } = named('_two');
  expect((await mayfly(url, 'restored', '--keep-mail')).code).toBe(0);
  const clock = createClock();
  const app = await open(url, clock.now);
  const here = guestWith(app.http, guest);
  expect((await here.messages(kept)).map(({ subject }) => subject)).toEqual([`secret for ${kept}`]);
  clock.advance(2 * 3_600_000);
  expect((await here.emails()).emails).toEqual([]);
  expect((await here.ask('GET', here.messagesPath(kept))).status).toBe(404);
  await app.close();
});
