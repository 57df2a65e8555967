import { describe, expect, it } from 'vitest';
import { keepSelection, type TempEmail, toTempEmail, unexpired } from './temp-email.ts';

const email = (address: string, expiresAt = 2000): TempEmail => ({
  id: address,
  address,
  expiresAt,
  createdAt: 1000,
  mode: 'guest',
});

describe('temp emails', () => {
  it('take their creation time from generated_at where created_at is missing', () => {
    const times = { expires_at: '2025-06-22T13:00:00.000Z', generated_at: '2025-06-22T12:00:00.000Z' };
    expect(toTempEmail({ id: '1', address: 'a@b.test', ...times }, 'guest')).toEqual({
      id: '1',
      address: 'a@b.test',
      expiresAt: Date.UTC(2025, 5, 22, 13),
      createdAt: Date.UTC(2025, 5, 22, 12),
      mode: 'guest',
    });
  });

  it('are dropped from the moment they expire', () => {
    expect(unexpired([email('a', 1500), email('b', 1501)], 1500).map(({ address }) => address)).toEqual([
      'b',
    ]);
  });

  it('stay selected while listed; otherwise the first one is selected, if any', () => {
    expect(keepSelection([email('a'), email('b')], 'b')).toBe('b');
    expect(keepSelection([email('a'), email('b')], 'gone')).toBe('a');
    expect(keepSelection([], 'gone')).toBeNull();
  });
});
