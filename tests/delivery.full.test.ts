import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { MEBIBYTE } from '#contract/plans.ts';
import { createGuest } from './support/api-client.ts';
import { mailWith } from './support/mails.ts';
import { givePremiumInbox } from './support/premium-inbox.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';

const app = setUpApp({ smtpThreads: 2 });

test.each(['mixed', 'unclosed', 'single', 'binary'] as const)(
  'the size of a mail is limited exactly by its attachments (%s)',
  async (shape) => {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    const fits = mailWith({ size: 5 * MEBIBYTE, shape });
    expect((await sendMail(app.smtpPort, { to: address, raw: fits })).end?.code).toBe(250);
    const over = mailWith({ size: 5 * MEBIBYTE + 1, shape });
    expect((await sendMail(app.smtpPort, { to: address, raw: over })).end?.code).toBe(552);
    const messages = await guest.messages(address);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ hasAttachments: true, attachmentSize: 5 * MEBIBYTE });
  },
);

test('a mail can be fifty megabytes for premium, and everything comes back byte for byte', async () => {
  const guest = await createGuest(app.http);
  const { address } = await givePremiumInbox(app, guest.guestId);
  const content = randomBytes(50 * MEBIBYTE);
  const raw = mailWith({ content });
  expect((await sendMail(app.smtpPort, { to: address, raw })).end?.code).toBe(250);
  const [message] = await guest.messages(address);
  const { attachments } = await guest.detail(address, message!.id);
  expect(attachments).toMatchObject([{ filename: 'file.bin', size: content.length }]);
  expect((await guest.raw(address, message!.id)).equals(raw)).toBe(true);
  const file = await guest.attachment(address, message!.id, attachments[0]!.id);
  expect(file.bytes.equals(content)).toBe(true);
});
