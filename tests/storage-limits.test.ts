import { randomBytes } from 'node:crypto';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';
import { run } from './support/test-database.ts';

const KB = 2 ** 10;
const MB = 2 ** 20;
let guest: Guest;
const app = setUpApp(async () => {
  const { free, premium } = defaultPlans;
  return {
    smtpThreads: 3,
    storeLimitPerNetwork: 500 * KB,
    plans: {
      free: { ...free, maxAddresses: 50 },
      premium: { ...premium, lifetimeMs: free.lifetimeMs },
    },
  };
});
beforeAll(async () => {
  guest = await createGuest(app.http);
});

let networks = 0;
/** A network of its own, from which nothing has come yet. */
const newNetwork = () => `127.0.20.${++networks}`;

/** A mail of about this size that does not compress. */
const mailOf = (bytes: number) =>
  plainMail({
    text: randomBytes(bytes * 0.72)
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n'),
  });

async function send(network: string, to: string | string[], raw: string) {
  const { recipients, end } = await sendMail(app.smtpPort, { to, raw, network });
  return end ?? recipients[0]!;
}

const metric = async (line: string, of = app) => {
  const text = await fetch(`${of.http}/metrics`).then((answer) => answer.text());
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length) ?? 0);
};
const refusedFor = (reason: string) => metric(`mayfly_mail_refused_total{reason="${reason}"}`);

test('a network that has had its bytes stored is refused with 452, and small mails pass until then', async () => {
  const before = await refusedFor('network-full');
  const network = newNetwork();
  const { address } = await guest.generate();
  expect((await send(network, address, mailOf(200 * KB))).code).toBe(250);
  expect((await send(network, address, mailOf(200 * KB))).code).toBe(250);
  const refused = await send(network, address, mailOf(200 * KB));
  expect(refused).toMatchObject({ code: 452, text: expect.stringContaining('within the hour') });
  expect((await send(network, address, plainMail())).code).toBe(250);
  expect(await guest.messages(address)).toHaveLength(3);
  expect(await refusedFor('network-full')).toBe(before + 1);

  const client = await connectSmtp(app.smtpPort, { from: network });
  await client.command(`MAIL FROM:<a@example.org> SIZE=${200 * KB}`);
  expect(await client.command(`RCPT TO:<${address}>`)).toMatchObject({ code: 452 });
  client.destroy();
});

test('a mail counts once however many recipients it has, and each recipient counts for its records', async () => {
  const network = newNetwork();
  const addresses = [];
  for (let n = 0; n < 30; n++) addresses.push((await guest.generate()).address);
  // 200 KB and 30 records of 4 KB.
  expect((await send(network, addresses, mailOf(200 * KB))).code).toBe(250);
  expect((await send(network, addresses[0]!, mailOf(150 * KB))).code).toBe(250);
  expect((await send(network, addresses[0]!, mailOf(50 * KB))).code).toBe(452);
});

test('mail that is sent over the Mailpit door counts together with mail over SMTP', async () => {
  const network = '127.0.0.1';
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
  expect((await send(network, address, mailOf(200 * KB))).code).toBe(250);
  expect((await sendByHttp(200 * KB)).status).not.toBe(200);
  expect((await send(network, address, mailOf(200 * KB))).code).toBe(452);
  expect(await guest.messages(address)).toHaveLength(2);
});

test('all receiving threads count the bytes of a network together', async () => {
  const network = newNetwork();
  const { address } = await guest.generate();
  const raw = mailOf(100 * KB);
  const replies = await Promise.all(Array.from({ length: 16 }, () => send(network, address, raw)));
  const accepted = replies.filter(({ code }) => code === 250).length;
  expect(accepted).toBeGreaterThan(0);
  expect(accepted).toBeLessThan(5);
  expect(replies.filter(({ code }) => code === 452)).toHaveLength(16 - accepted);
});

test('mail is refused with 452 while the database is over its limit, and accepted when there is room', async () => {
  const full = await startApp({ storageLimit: MB });
  onTestFinished(full.close);
  const owner = await createGuest(full.http);
  const { address } = await owner.generate();
  const sendTo = async (to: string) => {
    const { recipients, end } = await sendMail(full.smtpPort, { to, raw: plainMail() });
    return end ?? recipients[0]!;
  };

  expect(await metric('mayfly_storage_limit_bytes', full)).toBe(MB);
  const replies = await Promise.all(Array.from({ length: 20 }, () => sendTo(address)));
  for (const reply of replies)
    expect(reply).toMatchObject({ code: 452, text: expect.stringContaining('Insufficient system storage') });
  expect(await metric('mayfly_mail_refused_total{reason="disk-full"}', full)).toBe(20);
  expect((await fetch(`${full.http}/healthz`)).status).toBe(200);
  expect(await owner.messages(address)).toEqual([]);
  expect(await run(full.databaseUrl, 'SELECT 1 FROM messages')).toEqual([]);

  full.config.storageLimit = 2 ** 40;
  // The size is measured every few seconds.
  await expect.poll(() => sendTo(address), { interval: 250 }).toMatchObject({ code: 250 });
});
