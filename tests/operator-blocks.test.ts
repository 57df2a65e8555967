import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestContext, test } from 'vitest';
import { createDatabase } from '#server/store/database.ts';
import { createBlockStore } from '#server/store/operations/block-store.ts';
import { withOperator } from './support/accounts.ts';
import { createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { connectSmtp } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';

const ROUNDS = 12;
/** The kernel distributes connections to the threads. This many connections reach both of them. */
const many = <T>(work: () => Promise<T>) =>
  Promise.all(Array.from({ length: ROUNDS }, (_, nth) => sleep(nth * 5).then(work)));
const all = (code: number) => Array(ROUNDS).fill(code);
/** The list is reloaded every few seconds, and each look opens many connections. */
const slowly = { interval: 500 };

/** Each test has its own app. They run at the same time because each waits seconds for the list to be reloaded. */
async function startBlockable(onTestFinished: TestContext['onTestFinished']) {
  const app = await startApp({ smtpThreads: 2 });
  onTestFinished(app.close);
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  return {
    app,
    guest,
    address,
    /** What a sender is answered who names an address that lives. */
    mailFrom: (sender: string) =>
      many(async () => {
        const client = await connectSmtp(app.smtpPort);
        await client.command(`MAIL FROM:<${sender}>`);
        const { code } = await client.command(`RCPT TO:<${address}>`);
        client.destroy();
        return code;
      }),
    greeting: (from: string) =>
      many(async () => {
        const client = await connectSmtp(app.smtpPort, { from, greet: false });
        client.destroy();
        return client.banner?.code;
      }),
    async refused() {
      const text = await fetch(`${app.http}/metrics`).then((answer) => answer.text());
      return Number(/^mayfly_mail_refused_total\{reason="blocked"\} (\d+)/m.exec(text)?.[1] ?? 0);
    },
    block: (target: string, days: number | null = null) =>
      withOperator(app, ({ blocks }) => blocks.add({ target, reason: 'test', days })),
    /** The API refuses to block loopback, but tests have no other network. */
    async blockLoopback(target: string) {
      const { pool, close } = createDatabase({ url: app.databaseUrl, max: 1, onError: () => {} });
      const row = { id: randomUUID(), kind: 'network' as const, target, reason: 'test' };
      await createBlockStore({ pool }).put({ ...row, createdAt: new Date(), endsAt: null });
      await close();
    },
    unblock: (target: string) => withOperator(app, ({ blocks }) => blocks.remove({ target })),
  };
}

test.concurrent('a blocked domain and its subdomains are refused at RCPT TO in every thread within seconds, and the client may continue', async ({
  expect,
  onTestFinished,
}) => {
  const { app, guest, address, mailFrom, block, refused, unblock } = await startBlockable(onTestFinished);
  expect(await mailFrom('a@spam.example')).toEqual(all(250));
  await block('Spam.example');
  await expect.poll(() => mailFrom('a@spam.example'), slowly).toEqual(all(550));
  const before = await refused();
  expect(await mailFrom('b@deep.below.SPAM.example')).toEqual(all(550));
  expect(await refused()).toBe(before + ROUNDS);
  expect(await mailFrom('a@notspam.example')).toEqual(all(250));
  // Bounces have an empty sender.
  expect(await mailFrom('')).toEqual(all(250));
  // A network and an address of their own: so much has failed for the others that nothing more of it is noted.
  const client = await connectSmtp(app.smtpPort, { from: '127.0.7.1' });
  const { address: other } = await guest.generate();
  // In one packet, as servers that know PIPELINING send it. The operator gets no mail from them either.
  client.write(
    `MAIL FROM:<a@spam.example>\r\nRCPT TO:<${other}>\r\nRCPT TO:<postmaster@mayfly.test>\r\nDATA\r\nRSET\r\n`,
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
  await unblock('spam.example');
  await expect.poll(() => mailFrom('a@spam.example'), slowly).toEqual(all(250));
});

test.concurrent('a blocked range is refused at connect in every thread, and an older connection at MAIL FROM', async ({
  expect,
  onTestFinished,
}) => {
  const { app, greeting, refused, blockLoopback, unblock } = await startBlockable(onTestFinished);
  const early = await connectSmtp(app.smtpPort, { from: '127.0.8.9' });
  await blockLoopback('127.0.8.0/24');
  await expect.poll(() => greeting('127.0.8.77'), slowly).toEqual(all(554));
  const before = await refused();
  expect(await greeting('127.0.8.1')).toEqual(all(554));
  expect(await refused()).toBe(before + ROUNDS);
  expect(await greeting('127.0.9.1')).toEqual(all(220));
  expect((await early.command('MAIL FROM:<a@example.org>')).code).toBe(550);
  early.destroy();
  await unblock('127.0.8.0/24');
  await expect.poll(() => greeting('127.0.8.77'), slowly).toEqual(all(220));
});

test.concurrent('a block ends by itself, and mail is accepted again', async ({ expect, onTestFinished }) => {
  const { app, mailFrom, block } = await startBlockable(onTestFinished);
  await block('short.example', 1);
  await expect.poll(() => mailFrom('a@short.example'), slowly).toEqual(all(550));
  await block('short.example', 1 / 86_400);
  await expect.poll(() => mailFrom('a@short.example'), slowly).toEqual(all(250));
  expect(await withOperator(app, ({ blocks }) => blocks.list())).toEqual([]);
});
