import { expect, test } from 'vitest';
import type { LiveAnswer } from '#contract/operator.ts';
import { addSample, type History, latenciesOf, quantile, ratesOf, reasonsOf } from './figures.ts';

const answer = (
  id: string,
  at: number,
  accepted: number,
  refused: Record<string, number> = {},
): LiveAnswer => ({
  success: true,
  at,
  accepted,
  refused,
  deliver: { bounds: [0.01, 0.1], counts: [accepted, 0, 0] },
  push: { bounds: [0.01, 0.1], counts: [0, 0, 0] },
  smtpConnections: 0,
  eventStreams: 0,
  queued: 0,
  process: { id, host: 'h', pid: 1, roles: [], smtpThreads: 1, startedAt: '2025-06-22T00:00:00.000Z' },
});
const none: History = new Map();

test('a rate is the growth between two responses of the same process', () => {
  let history = addSample(none, answer('a', 0, 100));
  history = addSample(history, answer('b', 1000, 9000));
  history = addSample(history, answer('a', 2000, 110));
  expect(ratesOf(history.get('a')!.samples, ({ accepted }) => accepted)).toEqual([{ at: 2000, value: 5 }]);
  expect(ratesOf(history.get('b')!.samples, ({ accepted }) => accepted)).toEqual([]);
});

test('samples older than the charts are dropped', () => {
  let history = none;
  for (let at = 0; at <= 1_000_000; at += 10_000) history = addSample(history, answer('a', at, at));
  expect(history.get('a')!.samples).toHaveLength(37);
});

test('a quantile is interpolated within its bucket, and never above the last bound', () => {
  expect(quantile([1, 2, 4], [0, 10, 0, 0], 0.5)).toBe(1.5);
  expect(quantile([1, 2, 4], [10, 0, 10, 0], 0.75)).toBe(3);
  expect(quantile([1, 2, 4], [0, 0, 0, 5], 0.5)).toBe(4);
  expect(quantile([1, 2, 4], [0, 0, 0, 0], 0.5)).toBeNull();
});

test('latencies and reasons cover the last minute', () => {
  let history = addSample(none, answer('a', 0, 100, { blocked: 7, 'not-found': 1 }));
  history = addSample(history, answer('a', 50_000, 100, { blocked: 7, 'not-found': 1 }));
  history = addSample(history, answer('a', 100_000, 104, { blocked: 9, 'not-found': 5 }));
  const { samples } = history.get('a')!;
  expect(reasonsOf(samples)).toEqual([
    { reason: 'not-found', count: 4 },
    { reason: 'blocked', count: 2 },
  ]);
  expect(latenciesOf(samples, 'deliver', 0.5).map(({ value }) => value)).toEqual([null, null, 5]);
});
