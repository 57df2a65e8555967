import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAccessChecks } from './access-checks.ts';

let checks: ReturnType<typeof createAccessChecks>;
beforeEach(() => {
  vi.useFakeTimers();
  checks = createAccessChecks({ now: () => new Date() });
});
afterEach(() => {
  checks.close();
  vi.useRealTimers();
});

const inSeconds = (seconds: number) => ({ validUntil: new Date(Date.now() + seconds * 1_000) });

function watch(currentOwner: () => Promise<{ validUntil?: Date } | null>, owner = inSeconds(2)) {
  const asked = vi.fn(currentOwner);
  const end = vi.fn();
  const stop = checks.watch({ owner, currentOwner: asked, end });
  return { asked, end, stop };
}

test('a reader whose access expires is ended', async () => {
  const { asked, end } = watch(async () => null);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveBeenCalledOnce();
  expect(end).toHaveBeenCalledOnce();
});

test('a reader whose access was extended goes on, until that ends too', async () => {
  const later = inSeconds(60);
  const { asked, end } = watch(async () => (Date.now() < +later.validUntil ? later : null));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(end).toHaveBeenCalledOnce();
});

test('while an answer does not come, nobody asks again', async () => {
  const { asked, end } = watch(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
});

test('a failed question is asked again', async () => {
  const { asked, end } = watch(() => Promise.reject(new Error('away')));
  await vi.advanceTimersByTimeAsync(5_500);
  expect(asked).toHaveBeenCalledTimes(4);
  expect(end).not.toHaveBeenCalled();
});

test('nothing is asked about a reader who has left', async () => {
  const answer = Promise.withResolvers<null>();
  const { end, stop } = watch(() => answer.promise);
  await vi.advanceTimersByTimeAsync(3_000);
  stop();
  answer.resolve(null);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(end).not.toHaveBeenCalled();
});
