import { expect, it } from 'vitest';
import { mapOnce } from './map-once.ts';

it('maps only what is new', () => {
  const mapped: string[] = [];
  const map = mapOnce(({ id }: { id: string }) => {
    mapped.push(id);
    return { shown: id };
  });
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  const before = map([a]);
  const after = map([b, a]);
  expect(mapped).toEqual(['a', 'b']);
  expect(after[1]).toBe(before[0]);
  expect(after).toEqual([{ shown: 'b' }, { shown: 'a' }]);
});
