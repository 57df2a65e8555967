import { afterEach, expect, test, vi } from 'vitest';
import { createHeartbeat } from './heartbeat.ts';

afterEach(() => {
  vi.useRealTimers();
});

function startHeart() {
  vi.useFakeTimers();
  let answer = () => {};
  const ask = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  const onLost = vi.fn();
  const heart = createHeartbeat({ ask, onLost });
  return { heart, onLost, answer: () => answer() };
}

test('who answers late is not silent, and who answers again is heard', async () => {
  const { heart, answer } = startHeart();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heart.isSilent()).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(heart.isSilent()).toBe(true);
  answer();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heart.isSilent()).toBe(false);
  expect(await heart.unlessSilent(Promise.resolve('an answer'))).toBe('an answer');
});

test('nobody waits for an answer from something that is silent', async () => {
  const { heart } = startHeart();
  const asked = heart.unlessSilent(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await asked).toBe(null);
  expect(await heart.unlessSilent(new Promise(() => {}))).toBe(null);
});

test('a minute of silence is a loss, once, but not because this process was stopped', async () => {
  const { heart, onLost } = startHeart();
  await vi.advanceTimersByTimeAsync(3_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(56_000);
  expect(onLost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onLost).toHaveBeenCalledOnce();
  heart.stop();
  expect(vi.getTimerCount()).toBe(0);
});
