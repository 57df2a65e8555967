import { expect, test } from 'vitest';
import { inTime, TooLate } from './in-time.ts';

const never = new Promise<never>(() => {});

test('gives the result or the error of work that ends in time', async () => {
  expect(await inTime(Promise.resolve('done'), 60_000)).toBe('done');
  await expect(inTime(Promise.reject(new Error('broken')), 60_000)).rejects.toThrow('broken');
});

test('gives up on work that takes too long', async () => {
  await expect(inTime(never, 1)).rejects.toBeInstanceOf(TooLate);
});

test('takes an answer that came while the thread stood still', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = inTime(promise, 20);
  setImmediate(() => {
    const end = performance.now() + 50;
    while (performance.now() < end);
    setImmediate(resolve, 'late, but here');
  });
  expect(await answer).toBe('late, but here');
});
