import { describe, expect, it } from 'vitest';
import { isTempEmailList, keepSelection, type TempEmail, toTempEmail, unexpired } from './temp-email.ts';

const email = (address: string, expiresAt = 2000): TempEmail => ({
  id: address,
  address,
  expiresAt,
  createdAt: 1000,
  mode: 'guest',
});

describe('temporary addresses', () => {
  it('are read from what the server lists, whatever it calls their creation', () => {
    const times = { expires_at: '2025-06-22T13:00:00.000Z', generated_at: '2025-06-22T12:00:00.000Z' };
    expect(toTempEmail({ id: '1', address: 'a@b.test', ...times }, 'guest')).toEqual({
      id: '1',
      address: 'a@b.test',
      expiresAt: Date.UTC(2025, 5, 22, 13),
      createdAt: Date.UTC(2025, 5, 22, 12),
      mode: 'guest',
    });
  });

  it('are kept only while they live', () => {
    expect(unexpired([email('a', 1500), email('b', 1501)], 1500).map(({ address }) => address)).toEqual([
      'b',
    ]);
  });

  it('stay selected while they are listed, else the first is, else none', () => {
    expect(keepSelection([email('a'), email('b')], 'b')).toBe('b');
    expect(keepSelection([email('a'), email('b')], 'gone')).toBe('a');
    expect(keepSelection([], 'gone')).toBeNull();
  });

  it('are not believed when what is stored has another shape', () => {
    expect(isTempEmailList([email('a')])).toBe(true);
    expect(isTempEmailList([{ ...email('a'), expiresAt: 'soon' }])).toBe(false);
    expect(isTempEmailList({ 0: email('a') })).toBe(false);
    expect(isTempEmailList([null])).toBe(false);
  });
});
