import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { givePremiumInbox } from './support/premium-inbox.ts';
import { refusal } from './support/refusal.ts';
import { setUpForwardApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';

let guest: Guest;
let address: string;
const clock = setUpForwardApp();
const { app } = clock;
beforeEach(async () => {
  guest = await createGuest(app.http);
  ({ address } = await guest.generate());
});

const send = async (raw: string | Buffer, to = address) => {
  expect((await sendMail(app.smtpPort, { to, raw })).end?.code).toBe(250);
};

describe('the list', () => {
  test('has the newest message first, with or without content', async () => {
    await send(plainMail({ subject: 'one' }));
    clock.advance(1_000);
    await send(
      'From: x@example.org\r\nSubject: two\r\nContent-Type: text/html\r\n\r\n<p>Hi <script>alert(1)</script><b>you</b></p>\r\n',
    );
    const summary = await guest.messages(address);
    expect(summary.map(({ subject }) => subject)).toEqual(['two', 'one']);
    const [two, one] = await guest.messages(address, 'full');
    expect(two).toMatchObject({ from: 'x@example.org', contentType: 'html' });
    expect(two?.fullContent).toContain('<b>you</b>');
    expect(two?.fullContent).not.toContain('script');
    expect(one).toMatchObject({ fullContent: expect.stringContaining('Hello there'), contentType: 'text' });
    const plain = await guest.ask('GET', guest.messagesPath(address));
    expect(plain.json.messages[0]).toHaveProperty('fullContent');
    expect((await guest.ask('GET', `${guest.messagesPath(address)}?view=other`)).status).toBe(400);
  });

  test('carries the content of the newest messages, and the rest is loaded when opened', async () => {
    const heavy = (subject: string) => plainMail({ subject, text: `${subject} ${'words '.repeat(75_000)}` });
    for (const subject of ['one', 'two', 'three']) {
      await send(heavy(subject));
      clock.advance(1_000);
    }
    const list = await guest.messages(address, 'full');
    expect(list.map(({ subject, fullContent }) => [subject, fullContent?.slice(0, subject.length)])).toEqual([
      ['three', 'three'],
      ['two', 'two'],
      ['one', undefined],
    ]);
    expect((await guest.detail(address, list[2]!.id)).fullContent).toMatch(/^one words/);
  });

  test('stays within its limit when sanitizing or encoding makes the content larger', async () => {
    await send(`From: a@example.org\r\nContent-Type: text/html\r\n\r\n${'&'.repeat(900_000)}`);
    await send(`From: a@example.org\r\n\r\nseen${'\x01'.repeat(900_000)}`);
    const answer = await guest.ask('GET', guest.messagesPath(address));
    expect(answer.bytes.length).toBeLessThan(1.1 * 2 ** 20);
    expect(answer.json.messages.map((one: { fullContent?: string }) => one.fullContent)).toEqual([
      'seen\n',
      undefined,
    ]);
  });

  test('is not sent again while nothing has changed', async () => {
    await send(plainMail());
    const path = `${guest.messagesPath(address)}?view=summary`;
    const first = await guest.ask('GET', path);
    const etag = first.headers.get('etag')!;
    const again = (tag: string) => guest.ask('GET', path, { headers: { 'if-none-match': tag } });
    const same = await again(etag);
    expect(same.status).toBe(304);
    expect(same.bytes).toHaveLength(0);
    const positionOf = ({ headers }: typeof same) => Number(headers.get('x-position'));
    expect([positionOf(same), positionOf(same) > 0]).toEqual([positionOf(first), true]);
    for (const tags of [`W/${etag}`, `"other", W/${etag}`, `"other",${etag}`, '*'])
      expect([tags, (await again(tags)).status]).toEqual([tags, 304]);
    expect((await again('"other", W/"another"')).status).toBe(200);
    await send(plainMail());
    const changed = await again(etag);
    expect(changed.status).toBe(200);
    expect(changed.json.messages).toHaveLength(2);
    expect(positionOf(changed)).toBeGreaterThan(positionOf(first));
    for (const { headers } of [first, same, changed]) expect(headers.get('cache-control')).toBe('no-store');
    const id = changed.json.messages[0].id;
    await guest.ask('DELETE', `${guest.messagesPath(address)}/${id}`);
    expect((await again(changed.headers.get('etag')!)).status).toBe(200);
    expect((await again(etag)).json.messages).toHaveLength(1);
  });

  test('has only the mail to the written form that is asked for', async () => {
    const [one, two] = ['One', 'two'].map((tag) => address.replace('@', `+${tag}@`));
    await send(plainMail({ subject: 'plain' }));
    await send(plainMail({ subject: 'first' }), one);
    await send(plainMail({ subject: 'second' }), two);
    const subjects = async (path: string) =>
      (await guest.ask('GET', path)).json.messages.map((m: { subject: string }) => m.subject).toSorted();
    const path = guest.messagesPath(address);
    expect(await subjects(`${path}?to=%2BONE`)).toEqual(['first']);
    expect(await subjects(`${path}?to=${encodeURIComponent(address)}`)).toEqual(['plain']);
    expect(await subjects(`${path}?view=summary&to=`)).toEqual(['first', 'plain', 'second']);
    expect(await subjects(guest.messagesPath(two!.toUpperCase()))).toEqual(['second']);
    expect(await subjects(guest.messagesPath(address.replace('@', '+three@')))).toEqual([]);
    expect(await subjects(`${guest.messagesPath(one!)}?to=two`)).toEqual([]);
  });
});

describe('a message', () => {
  test('has every field of the contract', async () => {
    const before = clock.now();
    await send(
      `From: "Ann Example" <ann@example.org>\r\nTo: ${address}, b@example.org\r\nCc: C <c@example.org>\r\nReply-To: answers@example.org\r\nMessage-ID: <1@example.org>\r\nDate: Mon, 02 Mar 2026 10:00:00 +0100\r\nSubject: all\r\nContent-Type: text/plain\r\n\r\nBody\r\n`,
    );
    await expect.poll(async () => (await guest.messages(address))[0]?.codeStatus).toBe('done');
    const [summary] = await guest.messages(address);
    const arrived = new Date(summary!.timestamp);
    expect(arrived >= before && arrived <= clock.now()).toBe(true);
    expect(await guest.detail(address, summary!.id)).toEqual({
      id: summary!.id,
      from: 'Ann Example <ann@example.org>',
      fromName: 'Ann Example',
      fromAddress: 'ann@example.org',
      to: [address, 'b@example.org'],
      cc: ['c@example.org'],
      replyTo: ['answers@example.org'],
      messageId: '<1@example.org>',
      seen: false,
      code: null,
      codeStatus: 'done',
      link: null,
      // Nobody answers DNS here.
      sender: { verdict: 'unchecked', domain: 'example.org' },
      auth: {
        verdict: 'unchecked',
        tls: null,
        spf: {
          result: expect.any(String),
          domain: 'example.org',
          why: expect.any(String),
          code: 'not-checked',
        },
        dkim: [],
        dmarc: {
          result: expect.any(String),
          policy: null,
          domain: 'example.org',
          why: expect.any(String),
          code: 'not-checked',
        },
        arc: null,
      },
      unsubscribe: null,
      subject: 'all',
      snippet: 'Body',
      date: '2026-03-02T09:00:00.000Z',
      timestamp: summary!.timestamp,
      hasAttachments: false,
      attachmentSize: 0,
      contentType: 'text',
      fullContent: expect.stringMatching(/^Body/),
      text: expect.stringMatching(/^Body/),
      html: null,
      attachments: [],
      parsed: true,
      cut: false,
    });
  });

  test('that is too large to show is cut, says so, and is whole in its source', async () => {
    const line = 'A long report. '.repeat(5);
    const text = `${line}\n`.repeat(4000);
    const html = `<p>${line}</p>`.repeat(9000);
    await send(plainMail({ text }));
    await send(`From: a@example.org\r\nContent-Type: text/html\r\n\r\n${html}`);
    for (const { id } of await guest.messages(address)) {
      const detail = await guest.detail(address, id);
      expect(detail).toMatchObject({ cut: true, parsed: true });
      expect(detail.fullContent.length).toBeLessThan(300_000);
      expect(detail.fullContent).toContain(line);
      const raw = await guest.raw(address, id);
      expect(raw.length).toBeGreaterThan(text.length);
    }
  });

  test('can be deleted once and is then gone everywhere', async () => {
    await send(plainMail());
    const [{ id } = { id: '' }] = await guest.messages(address);
    const path = `${guest.messagesPath(address)}/${id}`;
    expect((await guest.ask('DELETE', path)).json).toEqual({ success: true });
    for (const [method, end] of [
      ['DELETE', ''],
      ['GET', ''],
      ['GET', '/raw'],
      ['GET', '/attachments/1'],
    ] as const)
      expect((await guest.ask(method, path + end)).status).toBe(404);
    expect(await guest.messages(address)).toEqual([]);
  });

  test('deleted by many calls at once is deleted once, and the count stays correct', async () => {
    for (let n = 0; n < 3; n++) await send(plainMail());
    const [{ id } = { id: '' }] = await guest.messages(address);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => guest.ask('DELETE', `${guest.messagesPath(address)}/${id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
    expect(await guest.messages(address)).toHaveLength(2);
  });
});

describe('unknown, expired, deleted and foreign inboxes', () => {
  test('cannot be distinguished by status, body or headers', async () => {
    const owner = await createGuest(app.http);
    const deleted = await owner.generate();
    const expired = await owner.generate();
    const premium = await givePremiumInbox(app, owner.guestId, clock.now);
    await send(plainMail(), premium.address);
    const [{ id } = { id: '' }] = await owner.messages(premium.address);
    await owner.ask('DELETE', `/emails/${deleted.id}`);
    clock.advance(3_600_000);
    expect((await owner.ask('GET', owner.messagesPath(premium.address))).status).toBe(200);

    const other = await createGuest(app.http);
    const addresses = [
      premium.address,
      deleted.address,
      expired.address,
      'no.body.abcdef@mayfly.test',
      'nonsense',
    ];
    const calls: Array<[string, (address: string) => string]> = [
      ['GET', (a) => other.messagesPath(a)],
      ['GET', (a) => `${other.messagesPath(a)}?view=summary`],
      ['GET', (a) => `${other.messagesPath(a)}/${id}`],
      ['GET', (a) => `${other.messagesPath(a)}/${id}/raw`],
      ['GET', (a) => `${other.messagesPath(a)}/${id}/attachments/1`],
      ['POST', (a) => `${other.messagesPath(a)}/${id}/attachments/1/ticket`],
      ['DELETE', (a) => `${other.messagesPath(a)}/${id}`],
      ['GET', (a) => `/events?address=${encodeURIComponent(a)}`],
    ];
    for (const [method, pathOf] of calls)
      for (const one of addresses) {
        const { status, json, headers } = await other.ask(method, pathOf(one));
        expect({ status, json }).toEqual({ status: 404, json: refusal('not-found') });
        expect([...headers.keys()].filter((name) => name !== 'date')).toEqual(
          [...(await other.ask('GET', '/emails/none@mayfly.test/messages')).headers.keys()].filter(
            (name) => name !== 'date',
          ),
        );
      }
    for (const inboxId of [premium.id, deleted.id, expired.id, randomUUID(), 'x']) {
      const { status, json } = await other.ask('DELETE', `/emails/${inboxId}`);
      expect({ status, json }).toEqual({ status: 404, json: refusal('not-found') });
    }
    expect((await owner.ask('GET', owner.messagesPath(premium.address))).status).toBe(200);
  });
});

test('deleting an address deletes its mail, and new mail to it is refused', async () => {
  await send(plainMail());
  const [inbox] = (await guest.emails()).emails;
  expect((await guest.ask('DELETE', `/emails/${inbox!.id}`)).json).toEqual({ success: true });
  expect((await guest.ask('DELETE', `/emails/${inbox!.id}`)).status).toBe(404);
  expect((await guest.ask('GET', guest.messagesPath(address))).status).toBe(404);
  const { recipients } = await sendMail(app.smtpPort, { to: address, raw: plainMail() });
  expect(recipients[0]?.code).toBe(550);
});

test('deleting all addresses deletes only those of the caller', async () => {
  const other = await createGuest(app.http);
  const theirs = await other.generate();
  await guest.generate();
  expect((await guest.ask('DELETE', '/emails')).status).toBe(200);
  expect((await guest.emails()).emails).toEqual([]);
  expect((await other.emails()).emails).toMatchObject([{ id: theirs.id }]);
});
