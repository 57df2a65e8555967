import { expect, test } from 'vitest';
import { createClientCounts, createCountsMemory } from './client-counts.ts';

const create = () => createClientCounts(createCountsMemory(), { windowMs: 60_000 });

test('the /64s of one /48 share twice the connections of one', () => {
  const countsOf = create();
  const connect = (ip: string) => countsOf(ip).addConnection(2);
  const first = connect('2001:db8:1:1::1');
  expect([connect('2001:db8:1:1::2').isTooMany, connect('2001:db8:1:2::1').isTooMany]).toEqual([
    false,
    false,
  ]);
  expect(connect('2001:db8:1:3::1').isTooMany).toBe(false);
  const last = connect('2001:db8:1:4::1');
  expect([last.isTooMany, last.total]).toEqual([true, 5]);
  expect(connect('2001:db8:2:1::1').isTooMany).toBe(false);
  last.remove();
  first.remove();
  expect(connect('2001:db8:1:5::1').isTooMany).toBe(false);
});

test('unknown recipients are counted for a /48, too', () => {
  const countsOf = create();
  for (let subnet = 1; subnet <= 5; subnet++) countsOf(`2001:db8:1:${subnet}::1`).addUnknown();
  expect(countsOf('2001:db8:1:ffff::1').hasMoreUnknown(2)).toBe(true);
  expect(countsOf('2001:db8:1:ffff::1').hasMoreUnknown(3)).toBe(false);
  expect(countsOf('2001:db8:2:1::1').hasMoreUnknown(0)).toBe(false);
});
