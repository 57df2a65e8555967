import { describe, expect, onTestFinished, test } from 'vitest';
import { createSignedIn } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { runCommand } from './support/run-command.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { run } from './support/test-database.ts';

const TOKEN = 'the-operators-own-token-0123456789';
const mailKey = Buffer.alloc(32, 5);
const clock = createClock();
const app = setUpApp({ mailKey, operatorToken: TOKEN, now: clock.now });

const mayfly = (...args: string[]) =>
  runCommand({ DATABASE_URL: app.databaseUrl, MAIL_KEY: mailKey.toString('base64') }, ...args);
const send = (to: string) => sendMail(app.smtpPort, { to, raw: plainMail({ subject: 'Hello' }) });

test('a closed address ends for its readers, refuses mail as an unknown one, and its owner is told why', async () => {
  const guest = await createGuest(app.http);
  const { address, expires_at } = await guest.generate();
  await send(address);
  const events = await openEvents(app.http, { token: guest.token });
  const asked = await mayfly('inbox', 'close', address, '--reason', 'Fraud');
  expect([asked.code, asked.output]).toEqual([2, expect.stringContaining(`This closes ${address}`)]);
  expect(await guest.messages(address)).toHaveLength(1);

  const [name, domain] = address.split('@');
  const closed = await mayfly('inbox', 'close', `${name}+x@${domain}`, '--reason', 'Fraud', '--yes');
  expect([closed.code, closed.stdout]).toEqual([
    0,
    `Closed, and 1 message deleted. Nobody gets this address before ${expires_at}.\n`,
  ]);
  expect(await events.until(() => events.events.length > 0)).toBe(true);
  expect(events.events[0]).toMatchObject({ name: 'expired', data: { address, closed: true } });
  events.close();

  const list = await guest.emails();
  expect(list.emails).toEqual([]);
  expect(list.closed).toEqual([{ address, reason: 'Fraud', until: expires_at }]);
  expect((await guest.ask('GET', guest.messagesPath(address))).status).toBe(404);
  const answerTo = async (to: string) => {
    const { lines } = (await send(to)).recipients[0]!;
    return lines.join().replace(/\(\w{8}\)/, '');
  };
  expect(await answerTo(address)).toBe(await answerTo('never.was.here@mayfly.test'));
  const other = await createGuest(app.http);
  expect((await other.emails()).closed).toBeUndefined();
  expect((await mayfly('inbox', 'close', address, '--yes')).output).toContain(
    'was closed, and nobody gets it before',
  );
});

test('a reason that is too long or has control characters is refused, and the address stays open', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  for (const [reason, words] of [
    ['x'.repeat(201), 'at most 200 characters'],
    ['Fraud\u202edualF', 'control characters'],
    ['Fraud\u001b[2J', 'control characters'],
    ['Fraud\nSpam', 'control characters'],
  ] as const) {
    for (const command of [
      ['inbox', 'close', address, '--yes'],
      ['block', 'add', 'spam.example'],
    ]) {
      const refused = await mayfly(...command, '--reason', reason);
      expect([refused.code, refused.output]).toEqual([2, expect.stringContaining(words)]);
    }
    const body = { address, reason };
    const { status, json } = await call(app.http, 'POST', '/api/operator/inbox/close', {
      token: TOKEN,
      body,
    });
    expect([status, json.error]).toEqual([400, expect.stringContaining(words)]);
  }
  expect((await guest.emails()).emails).toHaveLength(1);
  expect((await mayfly('block', 'list')).stdout).toContain('Nobody is blocked');
  const allowed = `${'Grüße '.repeat(32)}👩‍🚀`;
  expect((await mayfly('inbox', 'close', address, '--yes', '--reason', allowed)).code).toBe(0);
  expect((await guest.emails()).closed).toMatchObject([{ reason: allowed }]);
});

test('nobody gets it again before its planned end, not even its owner', async () => {
  const { token } = await createSignedIn(app, 'owner@example.org');
  const generate = (by: string) =>
    call(app.http, 'POST', '/api/generate-email', { token: by, body: { name: 'my.name' } });
  const { address } = (await generate(token)).json.email;
  const close = (body: object) => call(app.http, 'POST', '/api/operator/inbox/close', { token: TOKEN, body });
  const { status, json } = await close({ address });
  expect([status, json.messages]).toEqual([200, 0]);
  expect((await close({ address })).status).toBe(404);
  expect((await generate(token)).status).toBe(409);
  const stranger = await createSignedIn(app, 'stranger@example.org');
  expect((await generate(stranger.token)).status).toBe(409);
  clock.advance(Date.parse(json.until) - clock.now().getTime() + 1);
  const closed = async () => (await call(app.http, 'GET', '/api/emails', { token })).json.closed;
  const again = await generate(token);
  expect([again.status, await closed()]).toEqual([200, undefined]);
  // Its next life is an ordinary one.
  await call(app.http, 'DELETE', `/api/emails/${again.json.email.id}`, { token });
  expect(await closed()).toBeUndefined();
  expect((await generate(token)).status).toBe(200);
});

describe('mail that is on its way when its address ends', () => {
  type Guest = Awaited<ReturnType<typeof createGuest>>;
  type Inbox = Awaited<ReturnType<Guest['generate']>>;
  const mail = mailWith({ size: 2 ** 20 });

  const endings: Array<[string, string, (guest: Guest, inbox: Inbox) => Promise<unknown>]> = [
    ['is deleted', 'deleted', (guest, { id }) => guest.ask('DELETE', `/emails/${id}`)],
    ['is deleted with all others', 'deleted', (guest) => guest.ask('DELETE', '/emails')],
    [
      'is closed',
      'expired',
      async (_, { address }) => {
        const body = { address, reason: 'Fraud' };
        const { status } = await call(app.http, 'POST', '/api/operator/inbox/close', { token: TOKEN, body });
        expect(status).toBe(200);
      },
    ],
    ['expires', 'expired', async () => clock.advance(1_000)],
  ];

  /** What the database has of mail, in every partition. */
  async function left() {
    const tables = ['messages', 'message_chunks', 'message_images', 'failed_deliveries'];
    const counts: Record<string, number> = {};
    for (const table of tables)
      counts[table] = (await run(app.databaseUrl, `SELECT count(*)::int AS n FROM ${table}`))[0].n;
    return counts;
  }

  async function inData() {
    const guest = await createGuest(app.http);
    const inbox = await guest.generate();
    // Streams sleep until the end of an address, by the clock of the machine.
    clock.advance(Date.parse(inbox.expires_at) - clock.now().getTime() - 1_000);
    const events = await openEvents(app.http, { token: guest.token });
    onTestFinished(() => events.close());
    const client = await connectSmtp(app.smtpPort);
    onTestFinished(() => client.destroy());
    await client.command('MAIL FROM:<a@example.org>');
    await client.command(`RCPT TO:<${inbox.address}>`);
    await client.command('DATA');
    return { guest, inbox, events, client };
  }

  test.each(endings)(
    'is refused where the address %s, and nothing is kept, shown or announced',
    async (_, event, end) => {
      const before = await left();
      const { guest, inbox, events, client } = await inData();
      client.write(mail.subarray(0, 2 ** 20));
      await expect.poll(async () => (await left()).message_chunks).toBeGreaterThan(before.message_chunks!);
      const waiting = guest.ask('GET', `/emails/${inbox.address}/wait?timeout=60`);
      await end(guest, inbox);
      await events.until(() => events.events.length > 0);
      client.write(mail.subarray(2 ** 20));
      client.write('\r\n.\r\n');
      expect((await client.reply())?.code).toBe(550);
      expect((await waiting).status).toBe(404);
      await expect.poll(left).toEqual(before);
      expect((await guest.ask('GET', guest.messagesPath(inbox.address))).status).toBe(404);
      expect(events.events.map(({ name }) => name)).toEqual([event]);
    },
  );
});
