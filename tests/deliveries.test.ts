import { beforeAll, describe, expect, test } from 'vitest';
import type { DeliveriesAnswer, DeliveryAttempt } from '#contract/deliveries.ts';
import { defaultPlans, MEBIBYTE } from '#contract/plans.ts';
import { createDatabase } from '#server/store/database.ts';
import { createInboxStore } from '#server/store/mail/inbox-store.ts';
import { createGuest, type Guest } from './support/api-client.ts';
import { setDomain } from './support/domains.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { createMember } from './support/own-domains.ts';
import { givePremiumInbox } from './support/premium-inbox.ts';
import { runCommand } from './support/run-command.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { run } from './support/test-database.ts';

const KB = 1024;
const HOUR = 3_600_000;
const { free, premium } = defaultPlans;
const plans = {
  free: {
    ...free,
    maxAddresses: 50,
    maxMessages: 2,
    attachmentLimit: 64 * KB,
    extensions: null,
    maxLifetimeMs: 2 * HOUR,
  },
  premium: { ...premium, lifetimeMs: 2 * HOUR },
};

let guest: Guest;
const app = setUpApp({ plans, smtpLimits: { recipients: 3 } });
beforeAll(async () => {
  guest = await createGuest(app.http);
});

const pathOf = (address: string) => `/emails/${encodeURIComponent(address)}/deliveries`;
const deliveriesOf = async (address: string, of = guest): Promise<DeliveriesAnswer> => {
  const answer = await of.ask('GET', pathOf(address));
  expect(answer.status).toBe(200);
  return answer.json;
};
/** They are written a moment after the reply. */
const failed = async (address: string, of = guest): Promise<DeliveryAttempt[]> => {
  const list = async () =>
    (await deliveriesOf(address, of)).attempts.filter(({ outcome }) => outcome !== 'stored');
  await expect.poll(async () => (await list()).length).toBeGreaterThan(0);
  return list();
};

/** The one attempt that failed. */
const tells = async (address: string, attempt: object, of = guest) =>
  expect(await failed(address, of)).toMatchObject([attempt]);

/** Each conversation comes from a network of its own, which is why none of them meets a limit. */
let nth = 0;
async function talk({
  to,
  size = 0,
  of = app,
  tls = false,
}: {
  to: string[];
  size?: number;
  of?: RunningApp;
  tls?: boolean;
}) {
  const client = await connectSmtp(of.smtpPort, { from: `127.0.1.${++nth}` });
  if (tls) {
    await client.startTls();
    await client.command('EHLO client.example');
  }
  await client.command(`MAIL FROM:<sender@example.org>${size ? ` SIZE=${size}` : ''}`);
  const replies = [];
  for (const address of to) replies.push((await client.command(`RCPT TO:<${address}>`)).code);
  return { client, replies };
}
async function store(to: string, of = app) {
  expect((await sendMail(of.smtpPort, { to, raw: plainMail() })).end?.code).toBe(250);
}

describe('a delivery that is refused at RCPT', () => {
  test('because it is too large is told with both sizes and its TLS, and the open page hears of it', async () => {
    const { address, created_at } = await guest.generate();
    const stream = await openEvents(app.http, { token: guest.token, address });
    expect(await deliveriesOf(address)).toMatchObject({ since: created_at, attempts: [] });
    const { client, replies } = await talk({ to: [address], size: 2 * 2 ** 20, tls: true });
    expect(replies).toEqual([552]);
    client.destroy();
    const [event] = await stream.take(1);
    expect(event).toMatchObject({ name: 'attempted', data: { address } });
    const { attempts, domain, since } = await deliveriesOf(address);
    expect(attempts).toEqual([
      {
        at: expect.any(String),
        outcome: 'refused',
        reply: '552 Message exceeds the size limit of this mailbox',
        code: 'too-large',
        reason: 'A mail of 2 MB was refused: this address takes 64 KB.',
        params: { limit: 64 * 2 ** 10 },
        bytes: 2 * 2 ** 20,
        tls: 'TLSv1.3',
        times: 1,
      },
    ]);
    expect(since).toBe(created_at);
    expect(domain).toMatchObject({ name: 'mayfly.test', state: 'active', health: null });
    await stream.close();
  });

  test('because the inbox is full, or has taken what it was made for, says so', async () => {
    const full = await guest.generate();
    const spent = await guest.generate({ maxMessages: 1 });
    for (const { address } of [full, full, spent]) await store(address);
    const { client, replies } = await talk({ to: [full.address, spent.address] });
    expect(replies).toEqual([452, 550]);
    client.destroy();
    await tells(full.address, {
      outcome: 'deferred',
      code: 'full',
      reply: '452 mailbox full',
      reason: 'A mail was turned away for now: this inbox is full. It holds 2 messages.',
      bytes: null,
      tls: null,
    });
    await tells(spent.address, {
      outcome: 'refused',
      code: 'spent',
      reply: '550 This mailbox has taken all the mail that it was made for',
      reason: 'A mail was refused: this address has taken all the messages that it was made for.',
    });
  });

  test('because it goes to others too says that it has to come alone', async () => {
    const { address } = await guest.generate();
    const other = await givePremiumInbox(app, guest.guestId);
    const { client, replies } = await talk({ to: [other.address, address] });
    expect(replies).toEqual([250, 452]);
    client.destroy();
    await tells(address, {
      outcome: 'deferred',
      code: 'alone',
      reason:
        'A mail was turned away for now: it went to other addresses too, and its sender has to send it to this one alone.',
    });
  });

  test('because it goes to too many is told to the one that was too much', async () => {
    const inboxes = [];
    for (let at = 0; at < 4; at++) inboxes.push(await guest.generate());
    const { client, replies } = await talk({ to: inboxes.map(({ address }) => address) });
    expect(replies).toEqual([250, 250, 250, 452]);
    await tells(inboxes[3]!.address, {
      outcome: 'deferred',
      code: 'other',
      reason: 'A mail was turned away for now: it went to too many addresses at once.',
    });
    client.destroy();
  });

  test('because its domain is suspended says what the owner of the domain has to do', async () => {
    const member = await createMember(app);
    await setDomain(app, { name: 'own.example', accountId: member.id });
    const { address } = await member.generate({ domain: 'own.example' });
    await setDomain(app, {
      name: 'own.example',
      accountId: member.id,
      state: 'suspended',
      state_since: new Date(),
    });
    const { client, replies } = await talk({ to: [address, 'nobody@own.example'] });
    expect(replies).toEqual([451, 451]);
    client.destroy();
    const read = async () => (await member.ask('GET', pathOf(address))).json as DeliveriesAnswer;
    await expect
      .poll(async () => (await read()).attempts)
      .toMatchObject([
        {
          outcome: 'deferred',
          code: 'unavailable',
          reply: '451 The owner of this domain has to prove it again, try again later',
          reason: 'A mail was turned away for now: the owner of this domain has to prove it again.',
        },
      ]);
    expect((await read()).domain).toMatchObject({
      name: 'own.example',
      state: 'suspended',
      lastMailAt: null,
    });
  });

  test('because nobody has the address is not noted at all', async () => {
    const before = await run(app.databaseUrl, 'SELECT count(*)::int AS n FROM failed_deliveries');
    const { client, replies } = await talk({ to: ['nobody@mayfly.test'] });
    expect(replies).toEqual([550]);
    client.destroy();
    // Written after it, so it would have been written, too.
    const { address } = await guest.generate();
    (await talk({ to: [address], size: 2 * 2 ** 20 })).client.destroy();
    await failed(address);
    const after = await run(app.databaseUrl, 'SELECT count(*)::int AS n FROM failed_deliveries');
    expect(after[0].n).toBe(before[0].n + 1);
  });
});

test('a mail is limited exactly by its attachments, and has one mebibyte besides them', async () => {
  const { address } = await guest.generate();
  const endOf = async (options: Parameters<typeof mailWith>[0]) =>
    (await sendMail(app.smtpPort, { to: address, raw: mailWith(options) })).end?.code;
  const { attachmentLimit } = plans.free;
  expect(await endOf({ size: attachmentLimit + 1 })).toBe(552);
  expect(await endOf({ size: attachmentLimit, other: MEBIBYTE + 1 })).toBe(552);
  expect(await endOf({ size: attachmentLimit, other: MEBIBYTE })).toBe(250);
  expect(await guest.messages(address)).toMatchObject([
    { hasAttachments: true, attachmentSize: attachmentLimit },
  ]);
});

describe('a mail that is refused after its last byte', () => {
  async function refuse(raw: string | Buffer, code: number) {
    const { address } = await guest.generate();
    const { client } = await talk({ to: [address] });
    expect((await client.data(raw)).code).toBe(code);
    client.destroy();
    return failed(address);
  }

  test('because it is too large is told with its real size', async () => {
    const raw = mailWith({ size: 100 * KB });
    expect(await refuse(raw, 552)).toMatchObject([
      {
        code: 'too-large',
        reason: 'A mail of 137 KB was refused: this address takes 64 KB.',
        params: { limit: 64 * 2 ** 10 },
        bytes: raw.length,
      },
    ]);
  });

  test('because of its headers, or because it is no mail, says so', async () => {
    const headers = `Subject: a\r\n${'X-Long: y\r\n'.repeat(12_000)}\r\ntext\r\n`;
    expect(await refuse(headers, 552)).toMatchObject([
      {
        code: 'too-large',
        reply: '552 Message refused: headers too large',
        reason: expect.stringContaining('its headers'),
      },
    ]);
    const parts = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n\r\n'.repeat(3_000)}--b--\r\n`;
    expect(await refuse(parts, 554)).toMatchObject([
      {
        outcome: 'refused',
        code: 'malformed',
        reason: expect.stringContaining('not built as a mail has to be'),
      },
    ]);
  });

  test('because the inbox has become full or spent meanwhile says so', async () => {
    for (const [wish, code] of [
      [{}, 'full'],
      [{ maxMessages: 1 }, 'spent'],
    ] as const) {
      const { address } = await guest.generate(wish);
      const { client } = await talk({ to: [address] });
      for (let left = code === 'full' ? 2 : 1; left > 0; left--) await store(address);
      expect((await client.data(plainMail())).code).toBe(code === 'full' ? 452 : 550);
      client.destroy();
      expect(await failed(address)).toMatchObject([{ code, times: 1 }]);
    }
  });

  test('because of one of several recipients is not said to be about each of them', async () => {
    const [gone, stays] = [await guest.generate(), await guest.generate()];
    const { client, replies } = await talk({ to: [gone.address, stays.address] });
    expect(replies).toEqual([250, 250]);
    await guest.ask('DELETE', `/emails/${gone.id}`);
    expect((await client.data(plainMail())).code).toBe(451);
    client.destroy();
    await tells(stays.address, {
      outcome: 'deferred',
      code: 'other',
      reason: expect.stringMatching(/went to several addresses, and one of them could not take it\.$/),
    });
  });
});

describe('a connection that ends', () => {
  const broken = { outcome: 'broken', code: 'broken', reply: null, times: 1 };
  test('after RCPT, or in the middle of a mail, is told as what it is', async () => {
    const [early, middle, polite] = [await guest.generate(), await guest.generate(), await guest.generate()];
    (await talk({ to: [early.address], size: 5 * KB })).client.destroy();
    const { client } = await talk({ to: [middle.address], tls: true });
    expect((await client.command('DATA')).code).toBe(354);
    client.write('Subject: half a m');
    client.destroy();
    await (await talk({ to: [polite.address] })).client.quit();
    const reason = 'The connection ended before the mail was complete.';
    expect(await failed(early.address)).toMatchObject([{ ...broken, reason, bytes: 5 * KB, tls: null }]);
    expect(await failed(middle.address)).toMatchObject([{ ...broken, reason, bytes: null, tls: 'TLSv1.3' }]);
    // Whoever asks about an address and says goodbye has not tried to send anything.
    expect((await deliveriesOf(polite.address)).attempts).toEqual([]);
  });

  test('after its mail was stored, or after RSET, is nothing to tell', async () => {
    const [stored, reset, last] = [await guest.generate(), await guest.generate(), await guest.generate()];
    const { client } = await talk({ to: [stored.address] });
    expect((await client.data(plainMail())).code).toBe(250);
    await client.command('MAIL FROM:<a@example.org>');
    await client.command(`RCPT TO:<${reset.address}>`);
    await client.command('RSET');
    await client.command('MAIL FROM:<a@example.org>');
    await client.command(`RCPT TO:<${last.address}>`);
    client.destroy();
    await failed(last.address);
    expect((await deliveriesOf(stored.address)).attempts).toMatchObject([{ outcome: 'stored', times: 1 }]);
    expect((await deliveriesOf(reset.address)).attempts).toEqual([]);
  });

  test('because we end it is told with what we said; and so are a network and a disk that are full', async () => {
    const small = await startApp({ plans, storeLimitPerNetwork: 50 * KB, smtpLimits: { messageMs: 300 } });
    const owner = await createGuest(small.http);
    const [slow, crowded] = [await owner.generate(), await owner.generate()];
    const { client } = await talk({ to: [slow.address], of: small });
    expect((await client.command('DATA')).code).toBe(354);
    expect((await client.reply())?.code).toBe(421);
    await tells(
      slow.address,
      {
        outcome: 'deferred',
        code: 'broken',
        reply: '421 Too slow, closing connection',
        reason: 'The connection was ended: the mail came too slowly.',
      },
      owner,
    );
    const { client: big, replies } = await talk({ to: [crowded.address], size: 60 * KB, of: small });
    expect(replies).toEqual([452]);
    big.destroy();
    await tells(
      crowded.address,
      {
        outcome: 'deferred',
        code: 'network-full',
        reason: expect.stringContaining('sent too much within the hour'),
      },
      owner,
    );
    const disk = await owner.generate();
    small.config.storageLimit = 1;
    const { client: last } = await talk({ to: [], of: small });
    await expect
      .poll(() => last.command(`RCPT TO:<${disk.address}>`), { interval: 200 })
      .toMatchObject({ code: 452 });
    last.destroy();
    expect(await failed(disk.address, owner)).toContainEqual(
      expect.objectContaining({
        outcome: 'deferred',
        code: 'unavailable',
        reply: '452 Insufficient system storage, try again later',
      }),
    );
    await small.close();
  });
});

describe('the list', () => {
  test('joins what repeats, but not across a stored mail, and knows the TLS of stored mail', async () => {
    const { address } = await guest.generate();
    const refuse = async () =>
      (await talk({ to: [address.replace('@', '+any@')], size: 2 * 2 ** 20 })).client.destroy();
    for (let times = 0; times < 3; times++) await refuse();
    await failed(address);
    const { client } = await talk({ to: [address], tls: true });
    expect((await client.data(plainMail())).code).toBe(250);
    client.destroy();
    await refuse();
    const summary = async () =>
      (await deliveriesOf(address.replace('@', '+shop@'))).attempts.map(({ outcome, times, tls }) => [
        outcome,
        times,
        tls,
      ]);
    await expect.poll(summary).toEqual([
      ['refused', 1, null],
      ['stored', 1, 'TLSv1.3'],
      ['refused', 3, null],
    ]);
    const [message] = await guest.messages(address);
    await guest.ask('DELETE', `${guest.messagesPath(address)}/${message!.id}`);
    await store(address);
    expect(await summary()).toEqual([
      ['stored', 1, null],
      ['refused', 1, null],
      ['stored', 1, null],
      ['refused', 3, null],
    ]);
  });

  test('is for the owner alone', async () => {
    const { address } = await guest.generate();
    const other = await createGuest(app.http);
    expect((await other.ask('GET', other.messagesPath(address))).status).toBe(200);
    expect((await other.ask('GET', pathOf(address))).status).toBe(404);
    expect((await guest.ask('GET', `${pathOf(address)}?what=ever`)).status).toBe(400);
  });

  test('lives as long as the address, with its extension, and is deleted with it', async () => {
    const made = [
      await guest.generate({ lifetime: '15m' }),
      await guest.generate({ lifetime: '15m' }),
    ] as const;
    const [{ address, id }, other] = made;
    (await talk({ to: made.map((inbox) => inbox.address), size: 2 * 2 ** 20 })).client.destroy();
    for (const inbox of made) await failed(inbox.address);
    const ids = async () =>
      (await run(app.databaseUrl, 'SELECT inbox_id FROM failed_deliveries'))
        .map(({ inbox_id }) => inbox_id)
        .filter((one) => one === id || one === other.id);
    expect((await guest.ask('POST', `/emails/${id}/extend`)).status).toBe(200);
    const { db, pool, close } = createDatabase({ url: app.databaseUrl, onError: () => {} });
    const ended = { now: new Date(other.expires_at), quotasBefore: new Date(0) };
    await createInboxStore({ db, pool }).purge(ended);
    await close();
    expect(await ids()).toEqual([id]);
    expect(await failed(address)).toMatchObject([{ code: 'too-large' }]);
    await guest.ask('DELETE', `/emails/${id}`);
    expect(await ids()).toEqual([]);
    expect((await guest.ask('GET', pathOf(address))).status).toBe(404);
  });

  test('says from when on it is complete, if a crash of the database has emptied it', async () => {
    const { address, created_at, id } = await guest.generate();
    (await talk({ to: [address], size: 2 * 2 ** 20 })).client.destroy();
    const [{ at }] = (await failed(address)) as [DeliveryAttempt];
    await run(app.databaseUrl, `DELETE FROM failed_deliveries WHERE inbox_id = '${id}'`);
    const { since, attempts } = await deliveriesOf(address);
    expect(attempts).toEqual([]);
    expect(Date.parse(since)).toBeGreaterThanOrEqual(Date.parse(at));
    expect(since).not.toBe(created_at);
  });

  test('has what the service and the domain last took, by the minute', async () => {
    const { address } = await guest.generate();
    await store(address);
    const lastMailAt = expect.stringMatching(/:00\.000Z$/);
    await expect
      .poll(() => deliveriesOf(address), { interval: 500 })
      .toMatchObject({
        service: { lastMailAt },
        domain: { lastMailAt },
      });
  });

  test('is what the operator traces, without anything of the sender', async () => {
    const { address } = await guest.generate();
    (await talk({ to: [address], size: 2 * 2 ** 20 })).client.destroy();
    await failed(address);
    const { stdout, code } = await runCommand(
      { DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir },
      'trace',
      address,
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/refused +1 +2097152 +- +552 Message exceeds the size limit of this mailbox/);
    expect(stdout).not.toMatch(/example\.org|127\.0\.1/);
  });
});
