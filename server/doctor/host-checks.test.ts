import { expect, test } from 'vitest';
import { reverseName } from './host-checks.ts';

test('the reverse name lists the digits of an address from last to first', () => {
  expect(reverseName('192.0.2.7')).toBe('7.2.0.192.in-addr.arpa');
  const host = '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0';
  expect(reverseName('2001:DB8::1')).toBe(`${host}.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa`);
  expect(reverseName('::1')).toBe(`${host}.${Array(16).fill('0').join('.')}.ip6.arpa`);
  expect(reverseName('2001:db8:1:2:3:4:5:6').split('.')).toHaveLength(34);
});
