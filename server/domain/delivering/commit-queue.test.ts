import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Pace } from '#server/lib/batches.ts';
import { createCommitQueue } from './commit-queue.ts';

/** A queue whose transactions the test completes one by one. */
function gated(options: { maxBatch?: number; maxWeight?: number; pace?: Pace } = {}) {
  const batches: string[][] = [];
  const gates: Array<(error?: Error) => void> = [];
  const queue = createCommitQueue<string, string>({
    weigh: (item) => item.length,
    isUnavailable: (error) => (error as Error).message === 'away',
    commit: (items) => {
      batches.push(items);
      return new Promise((resolve, reject) => {
        gates.push((error) => (error ? reject(error) : resolve(items.map((item) => `${item}!`))));
      });
    },
    ...options,
  });
  /** Waits for this many transactions in all. */
  const begun = (count: number) => expect.poll(() => gates.length, { interval: 1 }).toBe(count);
  return { queue, batches, gates, begun };
}

describe('a commit queue', () => {
  test('commits items that arrive together in one batch, and answers each with its own result', async () => {
    const { queue, batches, gates } = gated();
    const results = Promise.all(['a', 'b', 'c'].map((item) => queue.push(item, false)));
    await sleep(5);
    expect(batches).toEqual([['a', 'b', 'c']]);
    gates[0]!();
    expect(await results).toEqual(['a!', 'b!', 'c!']);
  });

  test('takes premium first, and keeps a quarter of each batch for the others', async () => {
    const { queue, batches, gates, begun } = gated({ maxBatch: 4 });
    const all = [
      ...['f1', 'f2', 'f3'].map((item) => queue.push(item, false)),
      ...['p1', 'p2', 'p3', 'p4'].map((item) => queue.push(item, true)),
    ];
    for (let n = 0; n < 2; n++) {
      await begun(n + 1);
      gates[n]!();
    }
    await Promise.all(all);
    expect(batches).toEqual([
      ['p1', 'p2', 'p3', 'f1'],
      ['p4', 'f2', 'f3'],
    ]);
  });

  test('commits an oversized item alone', async () => {
    const { queue, batches, gates, begun } = gated({ maxWeight: 3 });
    const all = ['heavy', 'a', 'b'].map((item) => queue.push(item, false));
    await begun(1);
    gates[0]!();
    await begun(2);
    gates[1]!();
    await Promise.all(all);
    expect(batches).toEqual([['heavy'], ['a', 'b']]);
  });

  test('rejects the whole batch if the database is unavailable, and continues with the next', async () => {
    const { queue, gates, begun } = gated({ maxBatch: 2 });
    const all = Promise.allSettled(['a', 'b', 'c'].map((item) => queue.push(item, false)));
    await begun(1);
    gates[0]!(new Error('away'));
    await begun(2);
    gates[1]!();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  test('tries the items of a failed batch one by one, so that a bad one fails alone', async () => {
    const { queue, batches, gates } = gated();
    const all = Promise.allSettled(['a', 'bad', 'c'].map((item) => queue.push(item, false)));
    for (const error of [new Error('no'), undefined, new Error('no'), undefined]) {
      await sleep(5);
      gates.at(-1)!(error);
    }
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
  });

  test('runs one transaction at a time', async () => {
    const { queue, batches, gates, begun } = gated();
    const all = [queue.push('a', false)];
    await sleep(5);
    all.push(queue.push('b', false), queue.push('c', false));
    await sleep(5);
    expect(batches).toEqual([['a']]);
    gates[0]!();
    await begun(2);
    gates[1]!();
    await Promise.all(all);
    expect(batches).toEqual([['a'], ['b', 'c']]);
  });

  test('commits the first item at once, then pauses so that others join, but not once they are enough', async () => {
    const { queue, batches, gates, begun } = gated({ pace: { gapMs: 300, enough: 3 } });
    const first = queue.push('a', false);
    await begun(1);
    gates[0]!();
    await first;
    const others = [queue.push('b', false)];
    await sleep(5);
    others.push(queue.push('c', false));
    expect(batches).toEqual([['a']]);
    await expect.poll(() => batches).toEqual([['a'], ['b', 'c']]);
    gates[1]!();
    await Promise.all(others);
    for (const item of ['d', 'e', 'f']) void queue.push(item, false);
    await sleep(5);
    expect(batches.at(-1)).toEqual(['d', 'e', 'f']);
  });
});
