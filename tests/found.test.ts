import { expect, test } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { openMcp } from './support/mcp-client.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';

const app = setUpApp();

const URL_IN_MAIL = 'https://shop.example/verify?token=8f14e45fceea167a5a36dedd&user=7';
const signUp = [
  'From: Shop <hello@shop.example>',
  'Subject: Confirm your email address',
  'List-Unsubscribe: <mailto:leave@shop.example>, <https://shop.example/leave/9>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  `Your verification code is 482913. Or confirm your email address here: ${URL_IN_MAIL}`,
  '--b',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(
    `<p>Your verification code is <b>482913</b></p><p>Or: <a href="${URL_IN_MAIL.replace('&', '&amp;')}">Confirm your email address</a></p>`,
  ).toString('base64'),
  '--b--',
  '',
].join('\r\n');
const code = { value: '482913', confidence: expect.any(Number) };
const link = { url: URL_IN_MAIL, kind: 'verify', host: 'shop.example' };

async function searches() {
  const text = await (await fetch(`${app.http}/metrics`)).text();
  return [...text.matchAll(/^mayfly_mail_searches_total\{.*\} (\d+)/gm)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
}

test('the code and the link of a mail are in the event, the list and the message, and worked out once', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const stream = await openEvents(app.http, { token: guest.token });
  const second = await openEvents(app.http, { token: guest.token });
  // The worker has started after this one.
  const before = (await searches()) + 1;
  await sendMail(app.smtpPort, { to: address, raw: 'Subject: first\r\n\r\nHello\r\n' });
  await expect.poll(searches).toBe(before);
  await sendMail(app.smtpPort, { to: address, raw: signUp });
  const [, event] = await stream.take(2);
  // On a busy machine the search takes more than 100 ms. Then the code comes as an update.
  const wanted = event!.data.message.code ? event!.data.message : (await stream.take(3))[2]!.data;
  expect(wanted).toMatchObject({ code, link });
  const [listed, other] = await guest.messages(address);
  expect(listed).toMatchObject({ code, link });
  expect(listed).not.toHaveProperty('unsubscribe');
  expect(other).toMatchObject({ code: null, link: null });
  expect(await guest.detail(address, listed!.id)).toMatchObject({
    code,
    link,
    unsubscribe: { url: 'https://shop.example/leave/9' },
  });
  await guest.messages(address, 'full');
  expect(await searches()).toBe(before + 1);
  await stream.close();
  await second.close();
});

test('a link whose text names another site is marked in every answer, and only such a link', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const stream = await openEvents(app.http, { token: guest.token });
  const agent = await openMcp(app.http, { token: guest.token });
  const url = 'https://evil.example/verify?token=8f14e45fceea167a';
  const html = `<a href="${url}">Confirm your email address at www.bank.com</a>`;
  const raw = `Subject: Confirm\r\nContent-Type: text/html\r\n\r\n${html}\r\n`;
  await sendMail(app.smtpPort, { to: address, raw });
  const marked = { url, kind: 'verify', host: 'evil.example', misleading: true };
  const { json: waited } = await guest.ask('GET', `/emails/${address}/wait?for=link&timeout=60`);
  expect([waited.link, waited.message.link]).toEqual([marked, marked]);
  const [listed] = await guest.messages(address);
  expect(listed!.link).toEqual(marked);
  expect((await guest.detail(address, listed!.id)).link).toEqual(marked);
  const [event] = await stream.take(1);
  const live = event!.data.message.link ? event!.data.message : (await stream.take(2))[1]!.data;
  expect(live.link).toEqual(marked);
  const { text, data } = await agent.use('wait_for_link', { address, timeout: 60 });
  expect(data).toMatchObject({ link: marked, message: { link: marked } });
  expect(text).toContain(`link (verify, its text names another site): ${url}`);
  await agent.close();
  await stream.close();
});

test('a list that had codes worked out has a tag that stays valid', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  for (let n = 0; n < 3; n++) await sendMail(app.smtpPort, { to: address, raw: signUp });
  const path = `${guest.messagesPath(address)}?view=summary`;
  // A busy machine may need a second list until all codes are there.
  let tag = '';
  await expect
    .poll(async () => {
      const { json, headers } = await guest.ask('GET', path);
      tag = headers.get('etag')!;
      return json.messages.map((message: { code: unknown }) => message.code);
    })
    .toEqual([code, code, code]);
  await expect
    .poll(async () => {
      const { status, headers } = await guest.ask('GET', path, { headers: { 'if-none-match': tag } });
      tag = headers.get('etag')!;
      return status;
    })
    .toBe(304);
  const stream = await openEvents(app.http, { token: guest.token });
  await sendMail(app.smtpPort, { to: address, raw: 'Subject: last\r\n\r\nHello\r\n' });
  // Nothing about the messages before it.
  expect((await stream.take(1))[0]!.data.message.subject).toBe('last');
  await stream.close();
});
