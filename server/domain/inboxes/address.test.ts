import { describe, expect, test } from 'vitest';
import { chosenAddress, normalizeAddress, randomAddress } from './address.ts';
import { words } from './words.ts';

describe('a random address', () => {
  test('is easy to read out and has at least 48 bits', () => {
    const addresses = Array.from({ length: 500 }, () => randomAddress('mayfly.test'));
    for (const address of addresses)
      expect(address).toMatch(/^[a-z]{2,}\.[a-z]{2,}\.[a-km-np-z2-9]{6}@mayfly\.test$/);
    expect(new Set(addresses).size).toBe(500);
    expect(new Set(words).size).toBe(words.length);
    expect(2 * Math.log2(words.length) + 6 * 5).toBeGreaterThanOrEqual(48);
  });
});

describe('a chosen name', () => {
  test.each([
    ['Ann.Example', 'ann.example@mayfly.test'],
    [' a-b_c9 ', 'a-b_c9@mayfly.test'],
  ])('%j is accepted', (name, address) => {
    expect(chosenAddress(name, 'mayfly.test')).toBe(address);
  });

  test.each([
    '',
    'ab',
    'a'.repeat(33),
    '.dot',
    'dot.',
    'two..dots',
    'sp ace',
    'at@sign',
    'ünicode',
    'new\nline',
    'Admin',
    'postmaster',
    'MAYFLY',
  ])('%j is refused', (name) => {
    expect(chosenAddress(name, 'mayfly.test')).toBeNull();
  });
});

test('letter case and surrounding spaces make no difference between addresses', () => {
  expect(normalizeAddress(' A.B@Mayfly.Test ')).toBe('a.b@mayfly.test');
  expect(normalizeAddress('a.b+shop+2@mayfly.test')).toBe('a.b@mayfly.test');
  expect(normalizeAddress('+shop@mayfly.test')).toBe('+shop@mayfly.test');
  for (const invalid of ['', 'a', 'a@b@c', 'a b@c', `${'x'.repeat(320)}@b`])
    expect(normalizeAddress(invalid)).toBeNull();
});
