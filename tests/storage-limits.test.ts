import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { createDatabase } from '#server/store/database.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { type Overrides, type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

const KB = 2 ** 10;
const MB = 2 ** 20;
const apps: RunningApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function start(overrides: Overrides) {
  const { free, premium } = defaultPlans;
  const app = await startApp({
    plans: {
      free: { ...free, maxAddresses: 50 },
      premium: { ...premium, lifetimeMs: free.lifetimeMs },
    },
    ...overrides,
  });
  apps.push(app);
  return { app, guest: await createGuest(app.http) };
}

/** A mail of about this size that does not compress. */
const mailOf = (bytes: number) =>
  plainMail({
    text: randomBytes(bytes * 0.72)
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n'),
  });

async function send(app: RunningApp, to: string | string[], raw: string) {
  const { recipients, end } = await sendMail(app.smtpPort, { to, raw });
  return end ?? recipients[0]!;
}

const metric = async (app: RunningApp, line: string) => {
  const text = await fetch(`${app.http}/metrics`).then((answer) => answer.text());
  return Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length),
  );
};
const refusedFor = (app: RunningApp, reason: string) =>
  metric(app, `mayfly_mail_refused_total{reason="${reason}"}`);

test('a network that has had its bytes stored is refused with 452, and small mails pass until then', async () => {
  const { app, guest } = await start({ storeLimitPerNetwork: 500 * KB });
  const { address } = await guest.generate();
  expect((await send(app, address, mailOf(200 * KB))).code).toBe(250);
  expect((await send(app, address, mailOf(200 * KB))).code).toBe(250);
  const refused = await send(app, address, mailOf(200 * KB));
  expect(refused).toMatchObject({ code: 452, text: expect.stringContaining('within the hour') });
  expect((await send(app, address, plainMail())).code).toBe(250);
  expect(await guest.messages(address)).toHaveLength(3);
  expect(await refusedFor(app, 'network-full')).toBe(1);

  const client = await connectSmtp(app.smtpPort);
  await client.command(`MAIL FROM:<a@example.org> SIZE=${200 * KB}`);
  expect(await client.command(`RCPT TO:<${address}>`)).toMatchObject({ code: 452 });
  client.destroy();
});

test('a mail counts once however many recipients it has, and each recipient counts for its records', async () => {
  const { app, guest } = await start({ storeLimitPerNetwork: 500 * KB });
  const addresses = [];
  for (let n = 0; n < 30; n++) addresses.push((await guest.generate()).address);
  // 200 KB and 30 records of 4 KB.
  expect((await send(app, addresses, mailOf(200 * KB))).code).toBe(250);
  expect((await send(app, addresses[0]!, mailOf(150 * KB))).code).toBe(250);
  expect((await send(app, addresses[0]!, mailOf(50 * KB))).code).toBe(452);
});

test('mail that is sent over the Mailpit door counts together with mail over SMTP', async () => {
  const { app, guest } = await start({ storeLimitPerNetwork: 500 * KB });
  const { address } = await guest.generate();
  const sendByHttp = (bytes: number) =>
    fetch(`${app.http}/mailpit/api/v1/send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        From: { Email: 'a@example.org' },
        To: [{ Email: address }],
        Text: 'x'.repeat(bytes),
      }),
    });
  expect((await sendByHttp(200 * KB)).status).toBe(200);
  expect((await send(app, address, mailOf(200 * KB))).code).toBe(250);
  expect((await sendByHttp(200 * KB)).status).not.toBe(200);
  expect((await send(app, address, mailOf(200 * KB))).code).toBe(452);
  expect(await guest.messages(address)).toHaveLength(2);
});

test('all receiving threads count the bytes of a network together', async () => {
  const { app, guest } = await start({ storeLimitPerNetwork: 500 * KB, smtpThreads: 3 });
  const { address } = await guest.generate();
  const raw = mailOf(100 * KB);
  const replies = await Promise.all(Array.from({ length: 16 }, () => send(app, address, raw)));
  const accepted = replies.filter(({ code }) => code === 250).length;
  expect(accepted).toBeGreaterThan(0);
  expect(accepted).toBeLessThan(5);
  expect(replies.filter(({ code }) => code === 452)).toHaveLength(16 - accepted);
});

test('mail is refused with 452 when the database has reached its limit, and accepted when there is room', async () => {
  const database = await createTestDatabase({ migrated: true });
  const { db, pool, close } = createDatabase({ url: database.url, onError: () => {} });
  try {
    const { rows } = await pool.query('SELECT pg_database_size(current_database()) AS bytes');
    // Partitions, and what the start writes, take some of it.
    const storageLimit = rows[0].bytes + 8 * MB;
    const { app, guest } = await start({ databaseUrl: database.url, storageLimit });
    expect(await metric(app, 'mayfly_storage_limit_bytes')).toBe(storageLimit);
    const { address, expires_at } = await guest.generate();
    expect((await send(app, address, plainMail())).code).toBe(250);
    await expect
      .poll(() => send(app, address, mailOf(600 * KB)), { interval: 100 })
      .toMatchObject({ code: 452, text: expect.stringContaining('Insufficient system storage') });
    expect(await refusedFor(app, 'disk-full')).toBe(1);
    // Reading and generating go on.
    const before = await guest.messages(address);
    expect(before.length).toBeGreaterThan(0);

    // On a busy machine somebody may still be reading it.
    const drop = () => createPartitionStore({ db }).drop(new Date(expires_at));
    await expect.poll(() => drop().then(() => 'gone', String)).toBe('gone');
    await pool.query('CHECKPOINT');
    const next = await guest.generate();
    await expect
      .poll(async () => (await send(app, next.address, plainMail())).code, { interval: 250 })
      .toBe(250);
  } finally {
    await apps.pop()?.close();
    await close();
    await database.drop();
  }
});

test('an app whose database is over the limit from the start runs and refuses mail', async () => {
  const { app, guest } = await start({ storageLimit: MB });
  const { address } = await guest.generate();
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(app, address, plainMail())));
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([452]));
  expect(await guest.messages(address)).toEqual([]);
  expect((await fetch(`${app.http}/healthz`)).status).toBe(200);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  expect((await client.query('SELECT 1 FROM messages')).rowCount).toBe(0);
  await client.end();
});
