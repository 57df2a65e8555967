import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';

const limits = {
  clients: 60,
  connectionsPerClient: 30,
  idleUnderPressureMs: 300,
  commands: 250,
  unknownPerClient: 12,
  connectionsPerProber: 2,
  tarpitMs: 10,
};
let guest: Guest;
const app = setUpApp(async () => {
  const { free, premium } = defaultPlans;
  return {
    plans: { free: { ...free, maxAddresses: 200 }, premium: { ...premium, lifetimeMs: free.lifetimeMs } },
    smtpLimits: limits,
  };
});
beforeAll(async () => {
  guest = await createGuest(app.http);
});

/** Loopback addresses, each of which is another client for the server. */
const clientAt = (n: number, options = {}) => connectSmtp(app.smtpPort, { from: `127.0.1.${n}`, ...options });

test('idle connections are closed for a client that has mail', async () => {
  const { address } = await guest.generate();
  const idle = await Promise.all(
    Array.from({ length: limits.clients }, (_, n) => clientAt(1 + (n % 3), { greet: false })),
  );
  expect(idle.every(({ banner }) => banner?.code === 220)).toBe(true);
  await sleep(limits.idleUnderPressureMs + 50);
  for (let n = 0; n < 5; n++)
    expect((await sendMail(app.smtpPort, { to: address, raw: plainMail() })).end?.code).toBe(250);
  expect(await guest.messages(address)).toHaveLength(5);
  const closed = idle.filter((client) => client.closed).length;
  expect(closed).toBeGreaterThanOrEqual(1);
  expect(closed).toBeLessThanOrEqual(6);
  for (const client of idle) client.destroy();
});

test('a connection that keeps busy without sending mail is closed', async () => {
  const strict = await startApp({ smtpLimits: { withoutMailMs: 1_500 } });
  const client = await connectSmtp(strict.smtpPort);
  const trickle = setInterval(() => client.write('N'), 100);
  const last = await client.reply();
  clearInterval(trickle);
  // A byte that crosses the end of the connection takes the reply with it.
  expect([421, undefined]).toContain(last?.code);
  await expect.poll(() => client.closed).toBe(true);
  client.destroy();
  await strict.close();
});

test('endless commands are cut off, and a mail resets the count', async () => {
  const { address } = await guest.generate();
  const flood = await clientAt(21);
  flood.write('NOOP\r\n'.repeat(5_000));
  let replies = 0;
  for (let reply = await flood.reply(); reply?.code === 250; reply = await flood.reply()) replies++;
  expect(replies).toBe(limits.commands - 1);

  const diligent = await clientAt(22);
  for (let n = 0; n < 3; n++) {
    for (let m = 0; m < 100; m++) diligent.write('NOOP\r\n');
    for (let m = 0; m < 100; m++) expect((await diligent.reply())?.code).toBe(250);
    await diligent.command('MAIL FROM:<a@example.org>');
    await diligent.command(`RCPT TO:<${address}>`);
    expect((await diligent.data(plainMail())).code).toBe(250);
  }
  diligent.destroy();
});

test('of thousands of recipients a hundred are accepted, the next ones are deferred, and then the connection is closed', async () => {
  const many = [];
  for (let n = 0; n < 130; n++) many.push(await guest.generate());
  const rcpts = many.map(({ address }) => `RCPT TO:<${address}>\r\n`).join('');
  const client = await clientAt(23);
  await client.command('MAIL FROM:<a@example.org>');
  client.write(rcpts);
  const codes: Array<number | undefined> = [];
  for (const _ of many) codes.push((await client.reply())?.code);
  expect(codes).toEqual([...Array(100).fill(250), ...Array(30).fill(452)]);
  // The hundred get their mail at once, and the sender retries the others.
  expect((await client.data(plainMail())).code).toBe(250);
  client.destroy();
  expect(await guest.messages(many[99]!.address)).toHaveLength(1);
  expect(await guest.messages(many[100]!.address)).toEqual([]);

  const endless = await clientAt(24);
  await endless.command('MAIL FROM:<a@example.org>');
  endless.write(rcpts.repeat(20));
  let last = await endless.reply();
  let answered = 0;
  while (last && last.code !== 421) {
    answered++;
    last = await endless.reply();
  }
  expect(last?.code).toBe(421);
  expect(answered).toBeLessThan(limits.commands);
});

test('a network that probes for addresses gets few connections, and can still deliver', async () => {
  const { address } = await guest.generate();
  for (let round = 0; round < 2; round++) {
    const client = await clientAt(30);
    await client.command('MAIL FROM:<a@example.org>');
    for (let n = 0; n < 8; n++)
      expect((await client.command(`RCPT TO:<guess${n}@mayfly.test>`)).code).toBe(550);
    client.destroy();
  }
  await expect
    .poll(async () => {
      const open = await Promise.all([1, 2, 3, 4].map(() => clientAt(30, { greet: false })));
      for (const client of open) client.destroy();
      return open.map(({ banner }) => banner?.code).sort();
    })
    .toEqual([220, 220, 421, 421]);
  await expect
    .poll(async () => {
      const client = await clientAt(30);
      await client.command('MAIL FROM:<a@example.org>');
      await client.command(`RCPT TO:<${address}>`);
      const { code } = await client.data(plainMail());
      client.destroy();
      return code;
    })
    .toBe(250);
  const other = await Promise.all([1, 2, 3, 4].map(() => clientAt(31, { greet: false })));
  expect(other.map(({ banner }) => banner?.code)).toEqual([220, 220, 220, 220]);
  for (const client of other) client.destroy();
});
