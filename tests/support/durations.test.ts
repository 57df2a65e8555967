import { expect, test } from 'vitest';
import { findTooSlow, writeDurations } from './durations.ts';

const recorded = Object.fromEntries(Array.from({ length: 40 }, (_, nth) => [`${nth}.test.ts`, nth]));
const at = (pace: number) =>
  Object.fromEntries(Object.entries(recorded).map(([path, s]) => [path, s * pace]));

test('a file that takes more than twice its share is named with what it may take', () => {
  expect(findTooSlow(recorded, { ...at(1), '20.test.ts': 55 })).toEqual([
    { path: '20.test.ts', took: 55, allowed: expect.closeTo(52.2, 1) },
  ]);
  expect(findTooSlow(recorded, { ...at(1), '20.test.ts': 49 })).toEqual([]);
});

test('a machine that is slower or faster changes nothing, and neither do seconds, new files or a part of the tests', () => {
  for (const pace of [0.3, 1, 5]) expect(findTooSlow(recorded, at(pace))).toEqual([]);
  expect(findTooSlow(recorded, { ...at(1), '0.test.ts': 9, 'new.test.ts': 90 })).toEqual([]);
  expect(findTooSlow(recorded, { '1.test.ts': 50 })).toEqual([]);
  expect(findTooSlow(recorded, at(0))).toEqual([]);
});

test('the record is written as it is read, in the order of the files', () => {
  const files = { 'b.test.ts': { processor: 1.5, wall: 3 }, 'a.test.ts': { processor: 0.1, wall: 0.2 } };
  const text = writeDurations({ runs: { test: 300 }, files });
  expect(JSON.parse(text)).toEqual({ runs: { test: 300 }, files });
  expect(text.indexOf('a.test')).toBeLessThan(text.indexOf('b.test'));
});
