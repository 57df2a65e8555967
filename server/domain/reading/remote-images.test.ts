import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { GuardedFetch } from '#server/outbound/guarded-fetch.ts';
import { PICTURE } from '#tests/support/stranger.ts';
import { Refusal } from '../errors.ts';
import type { ReadableInbox } from '../stored-mail/readable-inbox.ts';
import { imageLimits } from './image-limits.ts';
import { createRemoteImages, type ShownImage } from './remote-images.ts';

const defaults = { ...imageLimits };
afterEach(() => {
  Object.assign(imageLimits, defaults);
});

test('an image that several load goes on for the others when the slot of the first is needed or its limit is reached, and ends without any', async () => {
  Object.assign(imageLimits, { parallel: 2, perNetwork: 1, giveWayMs: 100 });
  const asked: Array<{ signal: AbortSignal; answer: () => void }> = [];
  const fetch = ({ signal }: { signal?: AbortSignal }) =>
    new Promise((resolve, reject) => {
      asked.push({ signal: signal!, answer: () => resolve({ status: 200, body: PICTURE }) });
      signal!.addEventListener('abort', () => reject(signal!.reason));
    });
  const images = createRemoteImages({
    mail: { html: async () => null },
    messages: { find: async () => ({}) as never },
    stored: { find: async () => null, add: async () => {} },
    fetcher: { fetch: fetch as unknown as GuardedFetch['fetch'] },
    findInbox: async () => ({ id: 'inbox' }) as ReadableInbox,
    takeLimit: async ({ ip }) => {
      await sleep(50);
      if (ip === '192.0.2.99') throw new Refusal('rate-limited');
    },
    proofs: {
      issue: () => '',
      open: (link) => ({ inboxId: 'inbox', token: '', thing: ['ann@mayfly.test', 'id', link] }),
    },
    onImage: () => {},
  });
  const show = async (link: string, ip: string) => {
    let shown: ShownImage | undefined;
    await images.show(link, { ip }, async (image) => {
      shown = image;
    });
    return shown!.isMissing ? 'missing' : shown!.type;
  };
  const first = show('same', '192.0.2.1');
  await expect.poll(() => asked.length).toBe(1);
  const second = show('same', '198.51.100.1');
  const third = show('other', '203.0.113.1');
  // The first has had its time.
  expect(await first).toBe('missing');
  expect(asked[0]!.signal.aborted).toBe(false);
  await expect.poll(() => asked.length).toBe(2);
  asked[0]!.answer();
  expect(await second).toBe('image/png');
  asked[1]!.answer();
  expect(await third).toBe('image/png');

  const refused = show('limited', '192.0.2.99');
  const allowed = show('limited', '198.51.100.1');
  await expect(refused).rejects.toThrow('Too many requests');
  await expect.poll(() => asked.length).toBe(3);
  asked.pop()!.answer();
  expect(await allowed).toBe('image/png');

  const alone = show('alone', '192.0.2.1');
  await expect.poll(() => asked.length).toBe(3);
  const others = ['198.51.100.1', '203.0.113.1'].map((ip) => show('more', ip));
  expect(await alone).toBe('missing');
  expect(asked[2]!.signal.aborted).toBe(true);
  await expect.poll(() => asked.length).toBe(4);
  asked[3]!.answer();
  expect(await Promise.all(others)).toEqual(['image/png', 'image/png']);
});
