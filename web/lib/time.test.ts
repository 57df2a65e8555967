import { describe, expect, it } from 'vitest';
import {
  formatAge,
  formatCountdown,
  formatMessageDate,
  formatRemaining,
  shareLeft,
  urgencyOf,
} from './time.ts';

const now = Date.UTC(2025, 5, 22, 12);
const minute = 60_000;

describe('formatAge', () => {
  it.each([
    [0, 'Just now'],
    [59_999, 'Just now'],
    [minute, '1m ago'],
    [59 * minute, '59m ago'],
    [60 * minute, '1h ago'],
    [23 * 60 * minute, '23h ago'],
    [48 * 60 * minute, 'Jun 20, 2025'],
    [-5_000, 'Just now'],
  ])('says %i ms as %s', (age, text) => expect(formatAge(now - age, now)).toBe(text));
});

describe('formatRemaining', () => {
  it.each([
    [24 * 60 * minute, '24h 0m'],
    [60 * minute, '1h 0m'],
    [60 * minute - 1, '59m'],
    [59 * minute, '59m'],
    [1, '1m'],
    [0, 'Expired'],
    [-1, 'Expired'],
  ])('says %i ms as %s', (left, text) => expect(formatRemaining(now + left, now)).toBe(text));
});

describe('formatCountdown', () => {
  it('counts hours, minutes and seconds down to zero', () => {
    expect(formatCountdown(now + 48 * 60 * minute - 1_000, now)).toBe('47h 59m 59s');
    expect(formatCountdown(now + 61_000, now)).toBe('0h 1m 1s');
    expect(formatCountdown(now - 61_000, now)).toBe('0h 0m 0s');
  });
});

describe('formatMessageDate', () => {
  it('names the day, the time and the zone of Los Angeles, in summer and winter', () => {
    expect(formatMessageDate(Date.UTC(2025, 5, 23, 0, 4))).toMatch(/^June 22, 2025 at 5:04\sPM PDT$/);
    expect(formatMessageDate(Date.UTC(2025, 0, 2, 7, 30))).toMatch(/^January 1, 2025 at 11:30\sPM PST$/);
  });
});

describe('the ring', () => {
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
