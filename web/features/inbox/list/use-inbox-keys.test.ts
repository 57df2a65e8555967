import { expect, it } from 'vitest';
import { neighbour } from './use-inbox-keys.ts';

it('steps through the messages and stops at both ends', () => {
  const list = [{ id: 'a' }, { id: 'b' }];
  expect(neighbour(list, null, 1)).toBe('a');
  expect(neighbour(list, 'a', 1)).toBe('b');
  expect(neighbour(list, 'b', 1)).toBe('b');
  expect(neighbour(list, 'a', -1)).toBe('a');
  expect(neighbour([], null, 1)).toBeNull();
});
