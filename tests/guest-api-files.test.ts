import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, createGuest, type Guest } from './support/api-client.ts';
import { mailWith, plainMail } from './support/mails.ts';
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

describe('an attachment', () => {
  const content = randomBytes(700_000);
  let id: string;
  let attachmentId: string;
  beforeEach(async () => {
    await send(mailWith({ content }));
    id = (await guest.messages(address))[0]!.id;
    attachmentId = (await guest.detail(address, id)).attachments[0]!.id;
  });
  const pathOf = (file = attachmentId) => `${guest.messagesPath(address)}/${id}/attachments/${file}`;

  test('is sent completely, as a file that no browser runs', async () => {
    const { bytes, headers } = await guest.attachment(address, id, attachmentId);
    expect(bytes.equals(content)).toBe(true);
    expect(headers.get('content-length')).toBe(String(content.length));
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="file\.bin"/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox/);
  });

  test('can be opened with a ticket for 60 seconds, and the ticket opens only that file', async () => {
    const ticket = await guest.ask('POST', `${pathOf()}/ticket`);
    expect(ticket.json.success).toBe(true);
    const url = ticket.json.url as string;
    const open = (path: string) => call(app.http, 'GET', path);
    const { bytes } = await open(url);
    expect(bytes.equals(content)).toBe(true);
    expect((await open(url.replace(/^\/api/, '/API'))).status).toBe(404);

    const at = url.indexOf('ticket=') + 'ticket='.length;
    const [path, given] = [url.slice(0, at), url.slice(at)];
    const [inboxId, sealed = ''] = given.split('.');
    const flipped = (sealed[0] === 'A' ? 'B' : 'A') + sealed.slice(1);
    for (const bad of ['', 'x', given.slice(0, -4), `${inboxId}.${flipped}`, `${randomUUID()}.${sealed}`]) {
      const answer = await open(path + bad);
      expect(answer.status).toBe(401);
      expect(answer.json).toEqual(refusal('sign-in-needed'));
    }
    await send(mailWith({ content }));
    const other = (await guest.messages(address))[0]!.id;
    expect(other).not.toBe(id);
    expect((await open(url.replace(id, other))).status).toBe(401);
    expect((await open(url.replace(/attachments\/\d+/, 'attachments/1'))).status).toBe(401);

    // Half a minute is what a busy machine may take.
    clock.advance(30_000);
    expect((await open(url)).status).toBe(200);
    clock.advance(30_000);
    expect((await open(url)).status).toBe(401);
  });

  test('with a hostile name and type is sent as a plain file', async () => {
    await send(
      [
        'Subject: hostile',
        'Content-Type: text/html; charset=utf-8',
        `Content-Disposition: attachment; filename*=UTF-8''%E2%80%AEfdp%22%0D%0Ax%2F..%2F%2E%2E%5Cevil%C3%A9.html`,
        '',
        '<script>alert(1)</script>',
        '',
      ].join('\r\n'),
    );
    const message = (await guest.messages(address))[0]!.id;
    const [file] = (await guest.detail(address, message)).attachments;
    expect(file?.filename).not.toMatch(/[\r\n/\\\u202e]/);
    const { headers, status } = await guest.attachment(address, message, file!.id);
    const isFile = (given: Headers) => {
      expect(given.get('content-disposition')).toMatch(
        /^attachment; filename="[ -~]*"; filename\*=UTF-8''\S+$/,
      );
      expect(given.get('content-security-policy')).toMatch(/^sandbox/);
      expect(given.get('x-content-type-options')).toBe('nosniff');
    };
    expect(status).toBe(200);
    isFile(headers);
    // A page could load this as a script: it needs no header.
    const path = `${guest.messagesPath(address)}/${message}/attachments/${file!.id}/ticket`;
    const byTicket = await call(app.http, 'GET', (await guest.ask('POST', path)).json.url);
    expect([byTicket.status, byTicket.headers.get('content-type')]).toEqual([
      200,
      'application/octet-stream',
    ]);
    isFile(byTicket.headers);
  });
});

describe('the raw source', () => {
  test('is a message/rfc822 file', async () => {
    await send(plainMail());
    const [{ id } = { id: '' }] = await guest.messages(address);
    const { headers, bytes } = await guest.ask('GET', `${guest.messagesPath(address)}/${id}/raw`);
    expect(headers.get('content-type')).toBe('message/rfc822');
    expect(headers.get('content-disposition')).toContain(`filename="${id}.eml"`);
    expect(bytes.toString()).toBe(plainMail());
  });
});
