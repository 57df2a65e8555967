import { describe, expect, it } from 'vitest';
import { formatCountdown, formatRemaining, shareLeft, urgencyOf } from './time.ts';

const now = Date.UTC(2025, 5, 22, 12);
const minute = 60_000;

describe('formatRemaining', () => {
  it.each([
    [24 * 60 * minute, '24h 0m'],
    [60 * minute, '1h 0m'],
    [60 * minute - 1, '1h 0m'],
    [59.5 * minute - 1, '59m'],
    [59 * minute, '59m'],
    [2 * minute, '2m'],
    [2 * minute - 1, '2:00'],
    [85_000, '1:25'],
    [9_001, '0:10'],
    [1, '0:01'],
    [0, 'Expired'],
    [-1, 'Expired'],
  ])('formats %i ms as %s', (left, text) => expect(formatRemaining(now + left, now)).toBe(text));
});

describe('formatCountdown', () => {
  it('counts hours, minutes and seconds down to zero', () => {
    expect(formatCountdown(now + 48 * 60 * minute - 1_000, now)).toBe('47h 59m 59s');
    expect(formatCountdown(now + 61_000, now)).toBe('0h 1m 1s');
    expect(formatCountdown(now - 61_000, now)).toBe('0h 0m 0s');
  });
});

describe('the time ring', () => {
  it('turns amber for the last ten minutes of an hour and red for the last two', () => {
    const created = now - 60 * minute;
    expect(urgencyOf(created + 60 * minute, created, created + 40 * minute)).toBe('calm');
    expect(urgencyOf(created + 60 * minute, created, created + 51 * minute)).toBe('soon');
    expect(urgencyOf(created + 60 * minute, created, created + 59 * minute)).toBe('last');
  });

  it('shows the share that is left, never outside 0 and 1', () => {
    expect(shareLeft(now + minute, now - minute, now)).toBe(0.5);
    expect(shareLeft(now - minute, now - 2 * minute, now)).toBe(0);
    expect(shareLeft(now, now, now)).toBe(0);
  });
});
