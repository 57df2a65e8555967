import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const takeAll = <T>(queue: ReturnType<typeof createFairQueue<T>>) => {
  const taken: T[] = [];
  for (let job = queue.take(); job !== null; job = queue.take()) taken.push(job);
  return taken;
};

test('networks take turns, and so do the readers of one network', () => {
  const queue = createFairQueue<string>();
  for (const job of ['a1', 'a2', 'a3']) queue.push('net1 a', job);
  for (const job of ['b1', 'b2']) queue.push('net1 b', job);
  queue.push('net2 c', 'c1');
  expect(queue.waiting('net1 b')).toBe(5);
  expect(takeAll(queue)).toEqual(['a1', 'c1', 'b1', 'a2', 'b2', 'a3']);
  expect(queue.take()).toBeNull();
});

test('many readers of one network wait for each other, and a stranger for one of them', () => {
  const queue = createFairQueue<string>();
  for (let reader = 0; reader < 100; reader++) queue.push(`crowd ${reader}`, 'crowd');
  queue.push('elsewhere x', 'stranger');
  expect([queue.take(), queue.take()]).toEqual(['crowd', 'stranger']);
});

test('a network that may not run is passed over', () => {
  const queue = createFairQueue<string>();
  queue.push('busy a', 'a1');
  queue.push('free b', 'b1');
  expect(queue.take((network) => network !== 'busy')).toBe('b1');
  expect(queue.take((network) => network !== 'busy')).toBeNull();
  expect(queue.clear()).toEqual(['a1']);
});
