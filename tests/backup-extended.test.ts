import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#server/store/database.ts';
import { createPartitionStore, PARTITION_MS } from '#server/store/mail/partitions.ts';
import { createSignedIn } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { runCommand } from './support/run-command.ts';
import { sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

const mailKey = Buffer.alloc(32, 9);
const large = mailWith({ size: 700_000 });
let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let token: string;
let address: string;
let end: string;

const settings = (url: string) => ({
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'none'),
  MAIL_KEY: mailKey.toString('base64'),
  LOG_LEVEL: 'silent',
});
const mayfly = async (url: string, ...args: string[]) =>
  expect(await runCommand(settings(url), ...args)).toMatchObject({ code: 0 });
const file = (name: string) => join(folder, name);

/** What the owner reads of the address: its end, and each mail with whether it is the large one, whole. */
async function read(databaseUrl: string) {
  const app = await startApp({ databaseUrl, mailKey });
  try {
    const ask = (path: string) => call(app.http, 'GET', `/api/emails${path}`, { token });
    const { messages } = (await ask(`/${address}/messages?view=summary`)).json;
    const raws = messages.map(({ id }: { id: string }) => ask(`/${address}/messages/${id}/raw`));
    return {
      end: (await ask('')).json.emails[0].expires_at,
      mails: (await Promise.all(raws)).map(({ bytes }) => bytes.equals(large)),
    };
  } finally {
    await app.close();
  }
}

/** One backup before the address was extended, and one after it, each with the mail of that time. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayfly-extended-'));
  database = await createTestDatabase({ migrated: true });
  const app = await startApp({ databaseUrl: database.url, mailKey });
  ({ token } = await createSignedIn({ ...app, config: { ...app.config, mailKey } }, 'kept@example.org'));
  const post = (path: string) => call(app.http, 'POST', `/api${path}`, { token });
  const { id, ...made } = (await post('/generate-email')).json.email;
  address = made.address;
  await sendMail(app.smtpPort, { to: address, raw: large });
  await mayfly(database.url, 'backup', file('before'));
  end = (await post(`/emails/${id}/extend`)).json.email.expires_at;
  await sendMail(app.smtpPort, { to: address, raw: plainMail() });
  await app.close();
  await passOldPartition();
  await mayfly(database.url, 'backup', file('after'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** As if the first end had passed a moment ago: the body is in a partition that will be dropped. */
async function passOldPartition() {
  const { db, pool, close } = createDatabase({ url: database.url, onError: () => {} });
  const past = new Date(Date.now() - PARTITION_MS);
  await createPartitionStore({ db }).ensureFor(past);
  await pool.query(
    `UPDATE message_chunks SET expires_at = $1
     WHERE message_id IN (SELECT id FROM messages WHERE body_expires_at IS NOT NULL)`,
    [past],
  );
  const { rowCount } = await pool.query(
    'UPDATE messages SET body_expires_at = $1 WHERE body_expires_at IS NOT NULL',
    [past],
  );
  expect(rowCount).toBe(1);
  await close();
}

test('a backup has mail whose body is in a partition that has passed', async () => {
  const target = await createTestDatabase();
  onTestFinished(target.drop);
  await mayfly(target.url, 'restore', file('after'), '--yes');
  expect(await read(target.url)).toEqual({ end, mails: [false, true] });
});

test('an address that was extended since the backup keeps its end and the mail of before', async () => {
  await mayfly(database.url, 'restore', file('before'), '--yes');
  expect(await read(database.url)).toEqual({ end, mails: [true] });
  // The mail that this restore removed comes back from the later backup.
  await mayfly(database.url, 'restore', file('after'), '--yes');
  expect(await read(database.url)).toEqual({ end, mails: [false, true] });
});
