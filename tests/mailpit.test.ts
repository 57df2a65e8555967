import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MailpitClient } from 'mailpit-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSignedIn, newEmail } from './support/accounts.ts';
import { createGuest, type Guest } from './support/api-client.ts';
import { openMailpitEvents } from './support/mailpit-events.ts';
import { plainMail } from './support/mails.ts';
import { setUpPlainApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';

/** The steps of the client's own end-to-end suite, on our server, without the calls that are refused on purpose. */

const USERNAME = 'any name';
const picture = randomBytes(300_000);

let guest: Guest;
let address: string;
let mailpit: MailpitClient;
let events: Awaited<ReturnType<typeof openMailpitEvents>>;

const basic = (token: string, user = USERNAME) =>
  `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`;
const clientOf = (token: string) =>
  new MailpitClient(`${app.http}/mailpit/`, { auth: { username: USERNAME, password: token } });
const plus = (tag: string) => address.replace('@', `+${tag}@`);
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${app.http}/mailpit${path}`, {
    ...init,
    headers: { authorization: basic(guest.token), ...init.headers },
  });

const sendRequest = () => ({
  From: { Email: 'sender@example.test', Name: 'Sender Name' },
  To: [{ Email: address, Name: 'Recipient Name' }],
  Cc: [{ Email: plus('cc'), Name: 'Carbon Name' }],
  Bcc: [plus('bcc')],
  ReplyTo: [{ Email: 'noreply@example.test', Name: 'No Reply' }],
  Subject: 'Test Email with Attachment',
  Text: 'This is a test email with an attachment.',
  HTML: `<div style="text-align:center"><p>Mailpit is <b>awesome</b>!</p>
      <p>This is a test email with an inline image: <img src="cid:test-image" /></p></div>
      <p><a href="https://example.test">Example Link</a></p>`,
  Headers: { 'List-Unsubscribe': '<mailto:unsubscribe@example.test>, <https://example.test/unsubscribe>' },
  Attachments: [
    { Content: picture.toString('base64'), Filename: 'test.png' },
    {
      Content: picture.toString('base64'),
      Filename: 'test.png',
      ContentID: 'inline-image',
      ContentType: 'image/png',
    },
  ],
});

const person = (Name: string, Address: string) => ({ Name, Address });
const entry = () => ({
  Attachments: 1,
  Bcc: [person('', plus('bcc'))],
  Cc: [person('Carbon Name', plus('cc'))],
  Created: expect.any(String),
  From: person('Sender Name', 'sender@example.test'),
  ID: expect.any(String),
  MessageID: expect.stringMatching(/^[^<>]+@/),
  Read: expect.any(Boolean),
  ReplyTo: [person('No Reply', 'noreply@example.test')],
  Size: expect.any(Number),
  Snippet: expect.stringContaining('This is a test email'),
  Subject: 'Test Email with Attachment',
  Tags: [],
  To: [person('Recipient Name', address)],
  Username: USERNAME,
});
const list = () => ({
  messages: [entry()],
  messages_count: 1,
  messages_unread: expect.any(Number),
  start: 0,
  tags: [],
  total: 1,
  unread: expect.any(Number),
  count: 1,
});
const NOTHING = { Type: 'stats', Data: { Total: 0, Unread: 0, Version: expect.any(String) } };
const stats = {
  Type: 'stats',
  Data: { Total: expect.any(Number), Unread: expect.any(Number), Version: expect.any(String) },
};

const app = setUpPlainApp();
beforeAll(async () => {
  guest = await createGuest(app.http);
  address = (await guest.generate()).address;
  mailpit = clientOf(guest.token);
  events = await openMailpitEvents(app.http, { authorization: basic(guest.token) });
});
afterAll(() => events?.close());

describe('a mail that the client sends to itself', () => {
  let id: string;
  beforeAll(async () => {
    const frames = async (count: number) => {
      while (events.frames.length < count) await sleep(10);
      return events.frames;
    };
    expect(await frames(1)).toEqual([NOTHING]);
    events.clear();
    id = (await mailpit.sendMessage(sendRequest())).ID;
    await frames(2);
  });

  test('arrives, and the socket says so', () => {
    expect(events.frames).toEqual([{ Type: 'new', Data: { ...entry(), ID: id } }, stats]);
  });

  test('information is about the own mailbox alone', async () => {
    expect(await mailpit.getInfo()).toEqual({
      Database: expect.any(String),
      DatabaseSize: expect.any(Number),
      LatestVersion: expect.any(String),
      Messages: 1,
      RuntimeStats: {
        Memory: 0,
        MessagesDeleted: 0,
        SMTPAccepted: 0,
        SMTPAcceptedSize: 0,
        SMTPIgnored: 0,
        SMTPRejected: 0,
        Uptime: expect.any(Number),
      },
      Tags: {},
      Unread: 1,
      Version: expect.any(String),
    });
    expect(await mailpit.getConfiguration()).toMatchObject({
      ChaosEnabled: false,
      SpamAssassin: false,
      MessageRelay: { Enabled: false },
    });
    expect(await mailpit.getTags()).toEqual([]);
  });

  test('is listed and found', async () => {
    expect(await mailpit.listMessages()).toEqual(list());
    expect(await mailpit.listMessages(0, 10)).toEqual(list());
    expect(await mailpit.listMessages(1, 10)).toMatchObject({ total: 1, count: 0, messages: [] });
    const query = 'subject:Test Email with Attachment';
    expect(await mailpit.searchMessages({ query, start: 0, limit: 10 })).toEqual(list());
    expect(await mailpit.searchMessages({ query: 'subject:other' })).toMatchObject({
      messages_count: 0,
      total: 1,
      messages: [],
    });
  });

  test('opens, with its files and their checksums, and is read then', async () => {
    events.clear();
    const file = {
      ContentType: 'image/png',
      FileName: 'test.png',
      PartID: expect.any(String),
      Size: picture.length,
      Checksums: Object.fromEntries(
        ['MD5', 'SHA1', 'SHA256'].map((name) => [name, createHash(name).update(picture).digest('hex')]),
      ),
    };
    const { Created, Read, Snippet, ...common } = entry();
    const expected = {
      ...common,
      ID: id,
      Attachments: [{ ...file, ContentID: '' }],
      Inline: [{ ...file, ContentID: 'inline-image' }],
      Date: expect.any(String),
      HTML: sendRequest().HTML,
      Text: sendRequest().Text,
      ListUnsubscribe: {
        Errors: '',
        Header: sendRequest().Headers['List-Unsubscribe'],
        HeaderPost: '',
        Links: ['mailto:unsubscribe@example.test', 'https://example.test/unsubscribe'],
      },
      ReturnPath: 'sender@example.test',
    };
    const message = await mailpit.getMessageSummary();
    expect(message).toEqual(expected);
    expect(await mailpit.getMessageSummary(id)).toEqual(expected);
    await expect.poll(() => events.frames).toEqual([{ Type: 'update', Data: { ID: id, Read: true } }, stats]);
    expect((await mailpit.listMessages()).unread).toBe(0);
  });

  test('has the headers and the source that its recipient gets', async () => {
    const one = [expect.any(String)];
    const expected = {
      Bcc: one,
      Cc: one,
      'Content-Type': one,
      Date: one,
      From: one,
      'List-Unsubscribe': one,
      'Message-Id': one,
      'Mime-Version': one,
      'Reply-To': one,
      'Return-Path': one,
      Subject: ['Test Email with Attachment'],
      To: one,
    };
    expect(await mailpit.getMessageHeaders()).toEqual(expected);
    expect(await mailpit.getMessageHeaders(id)).toEqual(expected);
    expect(await mailpit.getMessageSource(id)).toContain('Subject: Test Email with Attachment\r\n');
    const raw = await ask(`/api/v1/message/${id}/raw?dl=1`);
    expect(raw.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(raw.headers.get('content-disposition')).toBe(`attachment; filename="${id}.eml"`);
    await raw.body!.cancel();
  });

  test('gives out its files and its texts', async () => {
    const { Attachments } = await mailpit.getMessageSummary(id);
    const file = await mailpit.getMessageAttachment(id, Attachments[0]!.PartID);
    expect(file.type).toBe('image/png');
    expect(Buffer.from(await file.arrayBuffer()).equals(picture)).toBe(true);
    expect(await mailpit.renderMessageHTML()).toContain(sendRequest().HTML);
    const embedded = await mailpit.renderMessageHTML(id, 1);
    expect(embedded).not.toContain(sendRequest().HTML);
    expect(embedded).toContain('target="_blank" rel="noreferrer noopener"');
    expect(await mailpit.renderMessageText()).toContain(sendRequest().Text);
    // cypress-mailpit writes two slashes.
    expect(await (await ask(`//view//${id}.txt`)).text()).toContain(sendRequest().Text);
  });

  test('is marked as unread and read, by id, by search, and with all others', async () => {
    await mailpit.getMessageSummary(id);
    expect(await mailpit.setReadStatus({ IDs: [id], Read: false })).toBe('ok');
    await expect
      .poll(() => events.ofType('update').at(-1))
      .toEqual({ Type: 'update', Data: { ID: id, Read: false } });
    await expect.poll(() => events.frames.at(-1)).toMatchObject({ Type: 'stats', Data: { Unread: 1 } });
    expect(await mailpit.setReadStatus({ Search: 'from:sender', Read: true })).toBe('ok');
    expect((await mailpit.searchMessages({ query: 'is:read' })).messages_count).toBe(1);
    expect(await mailpit.setReadStatus()).toBe('ok');
    expect((await mailpit.searchMessages({ query: 'is:unread' })).messages_unread).toBe(1);
    await expect(mailpit.setReadStatus({ IDs: [id], Search: 'x' })).rejects.toThrow('400');
  });

  test('is deleted by search, by id, and with all others, and the socket says so each time', async () => {
    events.clear();
    expect(await mailpit.deleteMessagesBySearch({ query: 'subject:Test Email with Attachment' })).toBe('ok');
    /** Counts and updates of earlier steps may still arrive. */
    const expectGone = async (ID: string) => {
      await expect.poll(() => events.frames.at(-1)).toEqual(NOTHING);
      expect(events.frames.filter(({ Type }) => !['stats', 'update'].includes(Type))).toEqual([
        { Type: 'delete', Data: { ID } },
        { Type: 'truncate', Data: null },
      ]);
    };
    await expectGone(id);
    for (const body of [(one: string) => ({ IDs: [one] }), () => undefined]) {
      const sent = await mailpit.sendMessage({ ...sendRequest(), Attachments: [] });
      await expect.poll(() => events.ofType('new').at(-1)?.Data.ID).toBe(sent.ID);
      events.clear();
      expect(await mailpit.deleteMessages(body(sent.ID))).toBe('ok');
      await expectGone(sent.ID);
    }
    expect(await mailpit.listMessages()).toMatchObject({ total: 0, messages: [] });
  });
});

test('a client waits for a mail from outside and finds its code and its link', async () => {
  const waiting = mailpit.waitForMessage({ query: `to:${address} subject:welcome` }, { interval: 50 });
  const raw = `From: App <app@example.org>\r\nTo: other@example.org\r\nSubject: Welcome\r\nContent-Type: text/html\r\n\r\n<p>Your verification code is <b>482913</b></p><p><a href="https://app.example.org/verify?t=abc">Verify your email address</a></p>`;
  await sendMail(app.smtpPort, { to: address, raw });
  const message = await waiting;
  const found = {
    Code: '482913',
    Codes: ['482913'],
    VerificationLink: 'https://app.example.org/verify?t=abc',
  };
  expect(message).toMatchObject({
    ...found,
    To: [person('', 'other@example.org')],
    Bcc: [person('', address)],
    Text: '',
    Username: '',
  });
  expect((await mailpit.listMessages()).messages[0]).toMatchObject(found);
  await expect.poll(() => events.ofType('new').at(-1)?.Data.Subject).toBe('Welcome');
});

test('a link whose text names another site is marked', async () => {
  const raw =
    'Subject: Confirm\r\nContent-Type: text/html\r\n\r\n<a href="https://evil.example/verify?t=abc">Verify your email address at www.bank.com</a>\r\n';
  await sendMail(app.smtpPort, { to: address, raw });
  const marked = {
    VerificationLink: 'https://evil.example/verify?t=abc',
    VerificationLinkMisleading: true,
  };
  await expect.poll(async () => (await mailpit.listMessages()).messages[0]).toMatchObject(marked);
});

test('searches read the summary, the headers, the text and the names of files', async () => {
  const raw = `${plainMail({ subject: 'Grüße (aus) Köln', text: 'The Quick\r\nbrown fox' })}`.replace(
    'Content-Type',
    'X-Campaign: spring-2026\r\nMessage-ID: <abc@example.org>\r\nContent-Type',
  );
  await sendMail(app.smtpPort, { to: plus('search'), raw });
  const count = async (query: string) => (await mailpit.searchMessages({ query })).messages_count;
  for (const query of ['"quick brown"', 'spring-2026', 'message-id:abc@', 'bcc:+search', 'brown smaller:1k'])
    expect([query, await count(query)]).toEqual([query, 1]);
  for (const query of ['quick -fox', 'cc:example', 'quick after:2100-01-01', 'tag:x', '"brown quick"'])
    expect([query, await count(query)]).toEqual([query, 0]);
  const latest = await ask(`/api/v1/message/latest?query=${encodeURIComponent('quick brown')}`);
  expect(await latest.json()).toMatchObject({ Subject: 'Grüße (aus) Köln', MessageID: 'abc@example.org' });
});

test('errors are plain text with the status that clients expect', async () => {
  const answer = async (path: string, init?: RequestInit) => {
    const response = await ask(path, init);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    return `${response.status} ${await response.text()}`;
  };
  const nobody = { authorization: '' };
  expect(await answer('/api/v1/messages', { headers: nobody })).toBe('401 Unauthorized.');
  expect((await ask('/api/v1/info', { headers: nobody })).headers.get('www-authenticate')).toBe(
    'Basic realm="Login"',
  );
  await expect(
    new MailpitClient(`${app.http}/mailpit`, { auth: { username: 'x', password: 'y' } }).getInfo(),
  ).rejects.toThrow('401 Unauthorized');
  expect(await answer('/api/v1/search')).toBe('400 Error: no search query');
  expect(await answer('/api/v1/search', { method: 'DELETE' })).toBe('400 Error: no search query');
  expect(await answer('/api/v1/message/0000')).toBe('404 404 page not found');
  expect(await answer('/api/v1/message/latest?query=nothing-like-this')).toBe('404 Message not found');
  expect(await answer('/nowhere')).toBe('404 404 page not found');
  expect(await answer('/api/events')).toMatch(/^400 /);
  await sendMail(app.smtpPort, { to: address, raw: plainMail() });
  const latest = (await mailpit.listMessages()).messages[0]!.ID;
  expect(await answer(`/view/${latest}.html`)).toBe('404 This message does not contain a HTML part');
  for (const [method, path] of [
    ['GET', `message/${latest}/html-check`],
    ['GET', `message/${latest}/link-check`],
    ['GET', `message/${latest}/sa-check`],
    ['GET', `message/${latest}/part/1/thumb`],
    ['POST', `message/${latest}/release`],
    ['PUT', 'tags'],
    ['PUT', 'tags/one'],
    ['DELETE', 'tags/one'],
    ['GET', 'chaos'],
    ['PUT', 'chaos'],
  ])
    expect(await answer(`/api/v1/${path}`, { method: method! })).toMatch(
      /^400 ((\w+ checks|Thumbnails|Tags) are|(Chaos|Releasing) is) not available here\.$/,
    );
  for (const path of ['/livez', '/readyz']) {
    const response = await ask(path, { headers: nobody });
    expect([response.status, await response.text()]).toEqual([200, '']);
  }
});

test('a mailbox is every living inbox of the token, whatever kind of token it is', async () => {
  const { token } = await createSignedIn(app, newEmail('tester'));
  const own = clientOf(token);
  const addresses: string[] = [];
  for (let nth = 0; nth < 3; nth++) {
    const response = await fetch(`${app.http}/api/generate-email`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    addresses.push(((await response.json()) as { email: { address: string } }).email.address);
  }
  for (const [nth, to] of addresses.entries())
    await sendMail(app.smtpPort, { to, raw: plainMail({ to, subject: `mail ${nth}` }) });
  const key = await fetch(`${app.http}/api/keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"name":"mailpit"}',
  });
  const { secret } = ((await key.json()) as { key: { secret: string } }).key;
  const withKey = new MailpitClient(`${app.http}/mailpit`, {
    fetchOptions: { headers: { Authorization: `Bearer ${secret}` } },
  });
  for (const client of [own, withKey])
    expect((await client.listMessages()).messages.map(({ Subject }) => Subject)).toEqual([
      'mail 2',
      'mail 1',
      'mail 0',
    ]);
  expect((await own.listMessages(1, 1)).messages.map(({ Subject }) => Subject)).toEqual(['mail 1']);
  const sent = await own.sendMessage({
    From: { Email: 'a@example.org' },
    To: addresses.map((Email) => ({ Email })),
    Subject: 'to all',
  });
  expect((await own.searchMessages({ query: 'subject:"to all"' })).messages_count).toBe(3);
  expect((await own.getMessageSummary(sent.ID)).To).toHaveLength(3);
  // The guest's mailbox is another one.
  await expect(mailpit.getMessageSummary(sent.ID)).rejects.toThrow('404');
  expect((await mailpit.searchMessages({ query: 'subject:"to all"' })).messages_count).toBe(0);
  await mailpit.deleteMessages({ IDs: [sent.ID] });
  await mailpit.setReadStatus({ IDs: [sent.ID], Read: false });
  expect((await own.searchMessages({ query: 'is:read' })).messages_count).toBe(1);
  expect((await own.listMessages()).total).toBe(6);
});
