import { afterAll, beforeEach, expect, test } from 'vitest';
import { withOperator } from './support/accounts.ts';
import { createGuest } from './support/api-client.ts';
import { type MailSink, startMailSink } from './support/mail-sink.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';

const support = 'me@elsewhere.example';
let relay: MailSink;
/** Each test sends from a network of its own, because one may send a few an hour. */
let network = '';
let networks = 0;
beforeEach(() => {
  network = `127.0.30.${++networks}`;
});
afterAll(() => relay.close());
const app = setUpApp(async () => {
  relay = await startMailSink();
  return {
    mailDomains: ['mayfly.test', 'inbox.test'],
    smtpOutUrl: relay.url,
    supportEmail: support,
  };
});

test('mail to the postmaster is stored and reaches support, whatever it contains', async () => {
  const raw = plainMail({
    to: 'postmaster@inbox.test',
    subject: 'Your server',
    text: 'It <b>bounces</b>.\r\n',
  });
  const { recipients, end } = await sendMail(app.smtpPort, { to: 'Postmaster@Inbox.test', raw, network });
  expect([recipients[0]!.code, end!.code]).toEqual([250, 250]);
  const mail = await relay.mailFor(support, 'Mail to postmaster@inbox.test');
  expect(mail.text).toContain('> Subject: Your server');
  expect(mail.html).not.toContain('<b>bounces');
  expect(mail.replyTo).toBe('sender@example.org');
  // The mail is never sent in the name of the original sender.
  expect(mail.envelopeFrom).toBe('no-reply@mayfly.test');
  const listed = await withOperator(app, ({ contact }) => contact.list());
  expect(listed).toMatchObject([{ name: 'postmaster@inbox.test', email: 'sender@example.org' }]);
});

test('a report that is encoded and holds another mail is stored and forwarded as text', async () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const inner = `From: x@mayfly.test\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nPay =E2=82=AC 5\r\n`;
  const html = '<style>p {}</style><p>Caf\u00e9 \u001b[31m<b>fraud</b></p>';
  const raw = `From: =?utf-8?B?${base64('J\u00f6rg')}?= <j@example.org>\r\nSubject: =?utf-8?B?${base64('Betr\u00fcger')}?=
MIME-Version: 1.0\r\nContent-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64\r\n\r\n${base64(html)}\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n${inner}--b
Content-Type: image/png; name=a.png\r\nContent-Transfer-Encoding: base64\r\n\r\n${'A'.repeat(76)}\r\n--b--\r\n`;
  await sendMail(app.smtpPort, { to: 'abuse@mayfly.test', raw: raw.replaceAll(/\r?\n/g, '\r\n'), network });
  const listed = await withOperator(app, ({ contact }) => contact.list());
  const { message } = listed.find(({ name }) => name === 'abuse@mayfly.test')!;
  expect(message).toContain('From: J\u00f6rg <j@example.org>\nSubject: Betr\u00fcger\n\nCaf\u00e9 [31mfraud');
  expect(message).toContain('Pay \u20ac 5');
  expect(message).toContain('[image/png, a.png]');
  expect(message).not.toMatch(/[^\P{C}\n]|AAAA|=E2|style/u);
  await relay.mailFor(support, 'Mail to abuse@mayfly.test', { text: /> Pay \u20ac 5/ });
});

test('a report without a sender is accepted and gets no reply', async () => {
  const raw = plainMail({ text: 'From nobody.\r\n' });
  const { end } = await sendMail(app.smtpPort, { to: 'abuse@inbox.test', from: '', raw, network });
  expect(end!.code).toBe(250);
  expect((await relay.mailFor(support, 'Mail to abuse@inbox.test')).replyTo).toBeUndefined();
});

test('only the postmaster can be addressed without a domain', async () => {
  const client = await connectSmtp(app.smtpPort);
  await client.command('MAIL FROM:<a@example.org>');
  expect((await client.command('RCPT TO:<abuse>')).code).toBe(501);
  for (const to of ['postmaster', 'Postmaster', '"postmaster"@mayfly.test'])
    expect([to, (await client.command(`RCPT TO:<${to}>`)).code]).toEqual([to, 250]);
  expect((await client.command('RCPT TO:<"postmaster@mayfly.test"@other.test>')).code).toBe(550);
  client.destroy();
});

test('the postmaster is one local address and cannot be used to relay', async () => {
  const { address } = await (await createGuest(app.http)).generate({ domain: 'mayfly.test' });
  const client = await connectSmtp(app.smtpPort);
  const rcpt = (to: string) => client.command(`RCPT TO:<${to}>`);
  await client.command('MAIL FROM:<a@example.org>');
  expect((await rcpt('postmaster@other.test')).code).toBe(550);
  expect((await rcpt('postmaster@mayfly.test')).code).toBe(250);
  expect((await rcpt(address)).code).toBe(452);
  await client.command('RSET');
  await client.command('MAIL FROM:<a@example.org>');
  expect((await rcpt(address)).code).toBe(250);
  expect((await rcpt('postmaster@mayfly.test')).code).toBe(452);
  client.destroy();
});

test('one network can send the postmaster a few small mails an hour', async () => {
  const large = plainMail({ text: `${'x'.repeat(70)}\r\n`.repeat(16_000) });
  const send = async (raw: string) =>
    (await sendMail(app.smtpPort, { to: 'postmaster@mayfly.test', raw, network })).end!;
  expect((await send(large)).code).toBe(552);
  const codes: number[] = [];
  for (let count = 0; count < 7; count++) codes.push((await send(plainMail({}))).code);
  expect(codes).toEqual([250, 250, 250, 250, 250, 452, 452]);
});
