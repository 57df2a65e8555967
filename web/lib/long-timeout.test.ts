import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLongTimeout } from './long-timeout.ts';

const DAY = 86_400_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([0, 1, 24, 31, 100, 372])('calls back once after %i days', (days) => {
  const run = vi.fn();
  startLongTimeout(run, days * DAY + 50);
  vi.advanceTimersByTime(days * DAY + 49);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(400 * DAY);
  expect(run).toHaveBeenCalledOnce();
});

it('can be cancelled, also after its first part', () => {
  const run = vi.fn();
  const cancel = startLongTimeout(run, 60 * DAY);
  vi.advanceTimersByTime(30 * DAY);
  cancel();
  vi.advanceTimersByTime(60 * DAY);
  expect(run).not.toHaveBeenCalled();
});
