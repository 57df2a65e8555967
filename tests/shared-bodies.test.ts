import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedUrl } from '#server/postgres/connection.ts';
import { createGuest, type Guest } from './support/api-client.ts';
import { copySeed } from './support/database-seed.ts';
import { mailWith } from './support/mails.ts';
import { runProcess } from './support/run-process.ts';
import { sendMail } from './support/smtp-client.ts';
import { seedFolder } from './support/test-database.ts';

const RECIPIENTS = 50;
/** 3 MB are 4 MB in base64. */
const ATTACHMENT = 3 * 2 ** 20;
const GROWTH_LIMIT = 6;

let dataDir: string;
let app: Awaited<ReturnType<typeof runProcess>>;
let guest: Guest;
let inboxes: Array<{ id: string; address: string }>;
const raw = mailWith({ size: ATTACHMENT });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mayfly-bodies-'));
  await copySeed(await seedFolder(), dataDir);
  // The embedded database, because the size of its folder is measured.
  app = await runProcess({
    DATA_DIR: dataDir,
    FREE_LIFETIME: '2h',
    PREMIUM_LIFETIME: '2h',
    FREE_MAX_ADDRESSES: String(RECIPIENTS),
    GENERATE_LIMIT_PER_IP: '0',
    LOG_LEVEL: 'error',
  });
  guest = await createGuest(app.http);
  inboxes = [];
  for (let n = 0; n < RECIPIENTS; n++) inboxes.push(await guest.generate());
});
afterAll(async () => {
  await app?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a mail to 50 recipients writes less than 6 times its size to disk', async () => {
  const before = await writtenBytes();
  const to = inboxes.map(({ address }) => address);
  const { recipients, end } = await sendMail(app.smtpPort, { to, raw });
  expect(recipients.map(({ code }) => code)).toEqual(Array(RECIPIENTS).fill(250));
  expect(end?.code).toBe(250);
  const growth = (await writtenBytes()) - before;
  expect(growth / raw.length).toBeGreaterThan(1);
  expect(growth / raw.length).toBeLessThan(GROWTH_LIMIT);
});

test('every recipient reads the whole mail, and deleting the others changes nothing', async () => {
  // Two pieces: fifty times the large one would take half a minute.
  const small = mailWith({ size: 300 * 1024 });
  const to = inboxes.map(({ address }) => address);
  expect((await sendMail(app.smtpPort, { to, raw: small })).end?.code).toBe(250);
  const last = inboxes.at(-1)!;
  // The first list of an address waits for its search, so seven at a time.
  for (let from = 0; from < inboxes.length - 1; from += 7)
    await Promise.all(
      inboxes.slice(from, from + 7).map(async ({ id, address }) => {
        const [message] = await guest.messages(address);
        expect((await guest.raw(address, message!.id)).equals(small)).toBe(true);
        await guest.ask('DELETE', `/emails/${id}`);
        expect((await guest.ask('GET', guest.messagesPath(address))).status).toBe(404);
      }),
    );
  const messages = await guest.messages(last.address);
  const bodies = await Promise.all(messages.map(({ id }) => guest.raw(last.address, id)));
  expect(bodies.map((body) => body.equals(small))).toEqual([true, false]);
  expect(bodies[1]!.equals(raw)).toBe(true);
  for (const { id } of messages) await guest.ask('DELETE', `${guest.messagesPath(last.address)}/${id}`);
  expect(await guest.messages(last.address)).toEqual([]);
});

/** Bytes of the tables and of the log, whose files are made ahead and removed at any time. */
async function writtenBytes(): Promise<number> {
  const client = new Client({ connectionString: embeddedUrl(dataDir) });
  await client.connect();
  const { rows } = await client.query(
    "SELECT (pg_database_size(current_database()) + pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'))::float8 AS bytes",
  );
  await client.end();
  return rows[0].bytes;
}
