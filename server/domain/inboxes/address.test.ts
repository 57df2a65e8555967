import { describe, expect, test } from 'vitest';
import { chosenAddress, mailboxAddress, normalizeAddress, randomAddress } from './address.ts';
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

const shared = { host: 'mayfly.test', isOwn: false, isBelow: false };

describe('a chosen name', () => {
  test.each([
    ['Ann.Example', 'ann.example@mayfly.test'],
    [' a-b_c9 ', 'a-b_c9@mayfly.test'],
  ])('%j is accepted', (name, address) => {
    expect(chosenAddress(name, shared)).toBe(address);
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
    '*',
  ])('%j is refused', (name) => {
    expect(chosenAddress(name, shared)).toBeNull();
  });

  test.each(['*', 'admin', 'support'])('%j is accepted on an own domain', (name) => {
    expect(chosenAddress(name, { ...shared, isOwn: true })).toBe(`${name}@mayfly.test`);
  });

  test.each([
    ['postmaster', false],
    ['abuse', true],
    ['Admin', true],
    ['hostmaster', true],
    ['webmaster', true],
    ['administrator', true],
  ])('%j is refused on an own domain (below it: %j)', (name, isBelow) => {
    expect(chosenAddress(name, { ...shared, isOwn: true, isBelow })).toBeNull();
  });
});

describe('the address of a mailbox', () => {
  const isDomain = (host: string) => ['mayfly.test', 'other.test'].includes(host);

  test.each([
    ['Ann@Mayfly.Test', 'ann@mayfly.test'],
    ['3f0e8b1c-1111-4222-8333-444455556666@other.test', '3f0e8b1c-1111-4222-8333-444455556666@other.test'],
    [`${'a'.repeat(64)}@mayfly.test`, `${'a'.repeat(64)}@mayfly.test`],
    ['_a-@mayfly.test', '_a-@mayfly.test'],
  ])('%j is possible', (address, stored) => {
    expect(mailboxAddress(address, isDomain)).toBe(stored);
  });

  test.each([
    '',
    'ann',
    'an@mayfly.test',
    `${'a'.repeat(65)}@mayfly.test`,
    'ann+shop@mayfly.test',
    '.ann@mayfly.test',
    'ann.@mayfly.test',
    'a..n@mayfly.test',
    'ann@elsewhere.test',
    'ann@mayfly.test@mayfly.test',
    'Postmaster@mayfly.test',
    'ünicode@mayfly.test',
  ])('%j is not', (address) => {
    expect(mailboxAddress(address, isDomain)).toBeNull();
  });
});

test('letter case and surrounding spaces make no difference between addresses', () => {
  expect(normalizeAddress(' A.B@Mayfly.Test ')).toBe('a.b@mayfly.test');
  expect(normalizeAddress('a.b+shop+2@mayfly.test')).toBe('a.b@mayfly.test');
  expect(normalizeAddress('+shop@mayfly.test')).toBe('+shop@mayfly.test');
  for (const invalid of ['', 'a', 'a@b@c', 'a b@c', `${'x'.repeat(320)}@b`])
    expect(normalizeAddress(invalid)).toBeNull();
});
