import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createDatabase } from '#server/store/database.ts';
import { createBlockStore } from '#server/store/operations/block-store.ts';
import { withOperator } from './support/accounts.ts';
import { createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp } from './support/smtp-client.ts';

let guest: Guest;
let address: string;
const app = setUpApp({ smtpThreads: 3 });
beforeAll(async () => {
  guest = await createGuest(app.http);
  ({ address } = await guest.generate());
});

const ROUNDS = 8;
/** The kernel distributes connections to two threads. This many connections reach both of them. */
const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: ROUNDS }, work));
const all = (code: number) => Array(ROUNDS).fill(code);

/** What a sender is answered who names an address that lives. */
const mailFrom = (sender: string) =>
  many(async () => {
    const client = await connectSmtp(app.smtpPort);
    await client.command(`MAIL FROM:<${sender}>`);
    const { code } = await client.command(`RCPT TO:<${address}>`);
    client.destroy();
    return code;
  });
const greeting = (from: string) =>
  many(async () => {
    const client = await connectSmtp(app.smtpPort, { from, greet: false });
    client.destroy();
    return client.banner?.code;
  });
/** The list is reloaded every few seconds. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { interval: 500 });

async function refused() {
  const text = await fetch(`${app.http}/metrics`).then((answer) => answer.text());
  return Number(/^mayfly_mail_refused_total\{reason="blocked"\} (\d+)/m.exec(text)?.[1] ?? 0);
}
const block = (target: string, days: number | null) =>
  withOperator(app, ({ blocks }) => blocks.add({ target, reason: 'test', days }));
/** The API refuses to block loopback, but tests have no other network. */
async function blockLoopback(target: string) {
  const { pool, close } = createDatabase({ url: app.databaseUrl, max: 1, onError: () => {} });
  const row = { id: randomUUID(), kind: 'network' as const, target, reason: 'test' };
  await createBlockStore({ pool }).put({ ...row, createdAt: new Date(), endsAt: null });
  await close();
}

test('within seconds every thread refuses blocked domains and networks, until the block is removed or ends', async () => {
  expect(await mailFrom('a@spam.example')).toEqual(all(250));
  const early = await connectSmtp(app.smtpPort, { from: '127.0.8.9' });
  await block('Spam.example', null);
  await block('short.example', 1);
  await blockLoopback('127.0.8.0/24');
  await soon(() => mailFrom('a@spam.example')).toEqual(all(550));
  await soon(() => greeting('127.0.8.77')).toEqual(all(554));
  await soon(() => mailFrom('a@short.example')).toEqual(all(550));

  const before = await refused();
  expect(await mailFrom('b@deep.below.SPAM.example')).toEqual(all(550));
  expect(await greeting('127.0.8.1')).toEqual(all(554));
  expect(await refused()).toBe(before + 2 * ROUNDS);
  expect(await mailFrom('a@notspam.example')).toEqual(all(250));
  // Bounces have an empty sender.
  expect(await mailFrom('')).toEqual(all(250));
  expect(await greeting('127.0.9.1')).toEqual(all(220));
  expect((await early.command('MAIL FROM:<a@example.org>')).code).toBe(550);
  early.destroy();

  await block('short.example', 1 / 86_400);
  for (const target of ['spam.example', '127.0.8.0/24'])
    await withOperator(app, ({ blocks }) => blocks.remove({ target }));
  for (const sender of ['a@spam.example', 'a@short.example'])
    await soon(() => mailFrom(sender)).toEqual(all(250));
  await soon(() => greeting('127.0.8.77')).toEqual(all(220));
  const left = await withOperator(app, ({ blocks }) => blocks.list());
  expect(left.map(({ target }) => target)).not.toContain('spam.example');
});

test('a blocked sender may continue on the same connection, and the owner reads what was refused', async () => {
  await block('listed.example', null);
  await soon(() => mailFrom('a@listed.example')).toEqual(all(550));
  // A network and an address of their own: so much has failed for the others that nothing more of it is noted.
  const client = await connectSmtp(app.smtpPort, { from: '127.0.7.1' });
  const { address: other } = await guest.generate();
  // In one packet, as servers that know PIPELINING send it. The operator gets no mail from them either.
  client.write(
    `MAIL FROM:<a@listed.example>\r\nRCPT TO:<${other}>\r\nRCPT TO:<postmaster@mayfly.test>\r\nDATA\r\nRSET\r\n`,
  );
  const replies = [];
  for (let nth = 0; nth < 5; nth++) replies.push((await client.reply())?.code);
  expect(replies).toEqual([250, 550, 550, 503, 250]);
  const path = `/emails/${encodeURIComponent(other)}/deliveries`;
  await expect
    .poll(async () => (await guest.ask('GET', path)).json.attempts)
    .toMatchObject([
      {
        outcome: 'refused',
        code: 'blocked',
        reply: '550 Mail from this sender is not accepted here',
        reason: 'A mail was refused: mail from this sender is not accepted here.',
      },
    ]);
  expect((await client.command('MAIL FROM:<a@good.example>')).code).toBe(250);
  expect((await client.command(`RCPT TO:<${address}>`)).code).toBe(250);
  expect((await client.data(plainMail({ subject: 'welcome' }))).code).toBe(250);
  client.destroy();
});
