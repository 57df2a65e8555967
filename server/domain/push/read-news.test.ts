import { expect, it } from 'vitest';
import type { Verdict } from '#contract/senders.ts';
import { createHub } from '#server/live/hub.ts';
import type { Arrival, ReadArrival } from '../subscribers/deliver-in-order.ts';
import { createReadNews } from './read-news.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const mail = { inboxId: 'an inbox' } as Parameters<ReadArrival>[0];

/** A message that arrived some time ago, and what a browser is told of it. */
function setUp({
  verdict,
  ageMs = 0,
  areChecked = true,
}: {
  verdict: Verdict;
  ageMs?: number;
  areChecked?: boolean;
}) {
  const hub = createHub();
  const timestamp = new Date(NOW.getTime() - ageMs).toISOString();
  const arrival = {
    address: 'ann@mayfly.test',
    message: { timestamp, seen: false, sender: { verdict, domain: 'acme.test' } },
  } as Arrival;
  let reads = 0;
  const readArrival = async () => {
    reads++;
    return structuredClone(arrival);
  };
  const closing = new AbortController();
  const readNews = createReadNews({ readArrival, hub, areChecked, now: () => NOW });
  return {
    message: arrival.message,
    closing,
    reads: () => reads,
    wake: () => hub.wake([mail.inboxId]),
    news: readNews(mail, 'message', closing.signal),
  };
}

it('waits for the verdict on a sender', async () => {
  const { news, message, wake, reads } = setUp({ verdict: 'unchecked' });
  await expect.poll(reads).toBe(1);
  wake();
  await expect.poll(reads).toBe(2);
  message.sender.verdict = 'suspicious';
  wake();
  expect((await news)!.message.sender.verdict).toBe('suspicious');
});

it('does not wait for a verdict that should be there, for one that never comes, or at the end of the process', async () => {
  for (const one of [
    setUp({ verdict: 'genuine' }),
    setUp({ verdict: 'unchecked', ageMs: 3_000 }),
    setUp({ verdict: 'unchecked', areChecked: false }),
  ]) {
    expect(await one.news).not.toBeNull();
    expect(one.reads()).toBe(1);
  }
  const almost = setUp({ verdict: 'unchecked', ageMs: 1_990 });
  expect((await almost.news)!.message.sender.verdict).toBe('unchecked');
  const { news, closing, reads } = setUp({ verdict: 'unchecked' });
  await expect.poll(reads).toBe(1);
  closing.abort();
  expect(await news).not.toBeNull();
});

it('is nothing when the message was read meanwhile', async () => {
  const { news, message, wake, reads } = setUp({ verdict: 'unchecked' });
  await expect.poll(reads).toBe(1);
  message.seen = true;
  wake();
  expect(await news).toBeNull();
});
