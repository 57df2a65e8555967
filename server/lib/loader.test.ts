import { expect, onTestFinished, test, vi } from 'vitest';
import { createLoader } from './loader.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('requests made together, or while the maximum number of queries runs, share one query', async () => {
  const batches: number[][] = [];
  const finish: Array<() => void> = [];
  const load = createLoader<number, number>(
    async (keys) => {
      batches.push(keys);
      await new Promise<void>((resolve) => finish.push(resolve));
      return keys.map((key) => key * 10);
    },
    { parallel: 2, maxBatch: 3 },
  );
  const first = [1, 2].map(load);
  await turn();
  const second = [3].map(load);
  await turn();
  const third = [4, 5, 6, 7].map(load);
  await turn();
  expect(batches).toEqual([[1, 2], [3]]);
  finish[0]!();
  await expect.poll(() => batches.length).toBe(3);
  finish[1]!();
  await expect.poll(() => batches.length).toBe(4);
  expect(batches.slice(2)).toEqual([[4, 5, 6], [7]]);
  for (const end of finish) end();
  expect(await Promise.all([...first, ...second, ...third])).toEqual([10, 20, 30, 40, 50, 60, 70]);
});

test('a failed query rejects only its own requests, and later ones succeed', async () => {
  let fails = true;
  const load = createLoader<string, string>(async (keys) => {
    if (fails) throw new Error('away');
    return keys;
  });
  await expect(load('a')).rejects.toThrow('away');
  fails = false;
  expect(await load('b')).toBe('b');
});

test('a lone caller never waits; callers at the same time wait for each other', async () => {
  const batches: number[][] = [];
  const load = createLoader<number, number>(
    async (keys) => {
      batches.push(keys);
      return keys;
    },
    { gapMs: 60_000, enough: 3, crowdMs: 60_000 },
  );
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // The first moments of a process count as a crowd.
  vi.advanceTimersByTime(120_000);
  for (const key of [1, 2, 3]) {
    await load(key);
    await turn();
  }
  expect(batches).toEqual([[1], [2], [3]]);
  await Promise.all([4, 5, 6].map(load));
  const others = [load(7)];
  vi.advanceTimersByTime(59_999);
  await turn();
  expect(batches.slice(3)).toEqual([[4, 5, 6]]);
  others.push(load(8), load(9));
  expect(await Promise.all(others)).toEqual([7, 8, 9]);
  expect(batches.at(-1)).toEqual([7, 8, 9]);
});
