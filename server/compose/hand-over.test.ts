import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { Refusal } from '#server/domain/errors.ts';
import type { StoreWhole } from '#server/domain/mail/small-mails.ts';
import { createHandOver, takeOver } from './hand-over.ts';

let channel: MessageChannel;
afterEach(() => channel.port1.close());

function connect(store: StoreWhole) {
  channel = new MessageChannel();
  takeOver(channel.port2, store);
  return createHandOver(channel.port1);
}
const mailOf = (text: string) => ({
  recipients: [{ inboxId: 'i', plan: 'free' as const, expiresAt: new Date(5), to: 'you@mayfly.test' }],
  envelope: { clientIp: '127.0.0.1', helo: 'client.test', mailFrom: 'a@b.test', tls: null },
  steps: { tls: null, rcpt: 1, data: 2, end: 3 },
  bytes: Buffer.from(text),
});

test('each mail arrives with its own bytes and recipients, and each gets its own answer', async () => {
  const seen: unknown[] = [];
  const store = connect(async (mail) => {
    // The later a mail comes, the earlier it is stored.
    await new Promise((resolve) => setTimeout(resolve, 20 / (mail.bytes.length + 1)));
    seen.push(mail);
    if (String(mail.bytes) === 'bad') throw new Refusal('mailbox-full', 'No room');
  });
  const texts = ['a', '', 'bad', 'a longer one'];
  const results = await Promise.allSettled(texts.map((text) => store(mailOf(text))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toHaveLength(4);
  for (const text of texts) expect(seen).toContainEqual(mailOf(text));
});

test('a refusal stays a refusal, and an error of the database keeps its code', async () => {
  const errors = [
    new Refusal('mailbox-full', 'No room'),
    Object.assign(new Error('disk'), { code: '53100' }),
  ];
  const store = connect(() => Promise.reject(errors.shift()));
  const refusal = await store(mailOf('x')).catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: 'mailbox-full', message: 'No room' });
  const failure = await store(mailOf('x')).catch((error) => error);
  expect(failure).not.toBeInstanceOf(Refusal);
  expect(failure).toMatchObject({ code: '53100', message: 'disk' });
});
