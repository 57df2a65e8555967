import { describe, expect, it } from 'vitest';
import type { TempEmail } from '../temp-email.ts';
import { formatEnd, formatMost, nextEnd } from './life-times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const noon = new Date(2026, 10, 18, 12, 0).getTime();

describe('the next end of an address', () => {
  const email: TempEmail = {
    id: '1',
    address: 'a@mayfly.test',
    mode: 'premium',
    createdAt: noon,
    expiresAt: noon + HOUR,
    extendableAt: noon + 45 * MINUTE,
    maxExpiresAt: noon + 2 * HOUR,
    lifetimeMs: HOUR,
  };

  it('is its whole time from now, but not later than it can live', () => {
    expect(nextEnd(email, noon + 50 * MINUTE)).toBe(noon + 110 * MINUTE);
    expect(nextEnd({ ...email, maxExpiresAt: noon + 90 * MINUTE }, noon + 50 * MINUTE)).toBe(
      noon + 90 * MINUTE,
    );
  });

  it('is unknown before it can be extended, and where it cannot', () => {
    expect(nextEnd(email, noon + 44 * MINUTE)).toBeNull();
    const { extendableAt: _, ...never } = email;
    expect(nextEnd(never, noon + 50 * MINUTE)).toBeNull();
  });

  it('is written as short as it is clear', () => {
    const write = (time: number) => formatEnd(time, noon).replaceAll('\u202f', ' ');
    expect(write(noon + 2 * HOUR)).toBe('2:00 PM');
    expect(write(noon + 24 * HOUR)).toBe('Thu 12:00 PM');
    expect(write(noon + 7 * 24 * HOUR)).toBe('Nov 25, 12:00 PM');
    expect(formatMost(noon + 7 * 24 * HOUR, noon)).toBe('November 25');
  });
});
