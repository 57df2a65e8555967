import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { english } from '#contract/languages.ts';
import { FetchError, type FetchOptions } from '#server/outbound/guarded-fetch.ts';
import { textsIn } from '#server/outbound/templates/texts.ts';
import { newVapidKey, readVapidKey } from '#server/outbound/web-push/vapid.ts';
import { createVault } from '#server/vault/vault.ts';
import type { Attempt } from '../subscribers/deliver-in-order.ts';
import { createPushServices } from './push-services.ts';
import { createSendPush } from './send-push.ts';
import { sealSubscription } from './subscription.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const vault = createVault({ mailKey: randomBytes(32) });

/** What becomes of a message when the push service answers this, and the request it got. */
async function sendTo(
  answer: number | FetchError,
  { messageId = randomUUID(), code = false, id = randomUUID() } = {},
) {
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const endpoint = 'https://push.example/send/1';
  let request: FetchOptions | undefined;
  const send = createSendPush({
    fetcher: {
      async fetch(options) {
        request = options;
        if (typeof answer !== 'number') throw answer;
        return { status: answer, headers: {}, body: Buffer.alloc(0) };
      },
    },
    services: createPushServices(),
    pushKey: async () => readVapidKey(newVapidKey()),
    vault,
    textsOf: () => textsIn(english).push,
    areChecked: false,
    publicUrl: 'https://mayfly.test',
    contact: 'mailto:support@mayfly.test',
    now: () => NOW,
  });
  const outcome = await send({
    subscriber: {
      id,
      sealed: sealSubscription(vault, id, { endpoint, ...keys, content: 'full', language: 'en' }),
    },
    mail: { messageId, expiresAt: new Date(NOW.getTime() + 90_500) },
    arrival: {
      address: 'ann@mayfly.test',
      message: {
        id: messageId,
        from: 'a@example.org',
        subject: 'Hello',
        code: code ? { value: '482913' } : null,
        sender: { verdict: 'unchecked', domain: 'example.org' },
      },
    },
    signal: new AbortController().signal,
  } as Attempt<never>);
  return { outcome, headers: request!.headers!, request };
}

it.each([
  [201, 'delivered'],
  [404, 'gone'],
  [410, 'gone'],
  [302, 'given up'],
  [400, 'given up'],
  [413, 'given up'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
])('an answer of %i means %s', async (status, outcome) => {
  expect((await sendTo(status)).outcome).toBe(outcome);
});

it('no answer is a failure, and what the guard refuses is given up', async () => {
  for (const problem of ['timeout', 'failed', 'unknown-host'] as const)
    expect((await sendTo(new FetchError(problem))).outcome).toBe('failed');
  expect((await sendTo(new FetchError('refused'))).outcome).toBe('given up');
});

it('says how long and how urgent, follows no redirect and reads no answer', async () => {
  const { request, headers } = await sendTo(201, { code: true });
  expect(headers).toMatchObject({ ttl: '91', urgency: 'high' });
  expect((await sendTo(201)).headers).toMatchObject({ urgency: 'normal' });
  expect(request).toMatchObject({ method: 'POST', maxBytes: 0, purpose: 'push' });
  expect(request!.redirects).toBeUndefined();
});

it('names a message by a hash that is the same for each attempt and differs between browsers', async () => {
  const [messageId, id] = [randomUUID(), randomUUID()];
  const topicOf = async (one: Parameters<typeof sendTo>[1]) => (await sendTo(503, one)).headers.topic;
  const topic = await topicOf({ messageId, id });
  expect(topic).toMatch(/^[\w-]{32}$/);
  expect(await topicOf({ messageId, id })).toBe(topic);
  expect(await topicOf({ messageId, id: randomUUID() })).not.toBe(topic);
  expect(await topicOf({ messageId: randomUUID(), id })).not.toBe(topic);
});
