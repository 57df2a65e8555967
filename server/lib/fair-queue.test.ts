import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const takeAll = <T extends string>(queue: ReturnType<typeof createFairQueue<T>>) => {
  const taken: T[] = [];
  for (let job = queue.take(); job !== null; job = queue.take()) taken.push(job);
  return taken;
};

test('networks take turns, and so do the readers of one network', () => {
  const queue = createFairQueue<string>();
  for (const job of ['a1', 'a2', 'a3']) queue.push('net1 a', job);
  for (const job of ['b1', 'b2']) queue.push('net1 b', job);
  queue.push('net2 c', 'c1');
  expect(queue.waiting()).toBe(6);
  expect(takeAll(queue)).toEqual(['a1', 'c1', 'b1', 'a2', 'b2', 'a3']);
  expect(queue.waiting()).toBe(0);
});

test('many readers of one network wait for each other, and a stranger for one of them', () => {
  const queue = createFairQueue<string>();
  for (let reader = 0; reader < 100; reader++) queue.push(`crowd ${reader}`, 'crowd');
  queue.push('elsewhere x', 'stranger');
  expect([queue.take(), queue.take()]).toEqual(['crowd', 'stranger']);
});

test('a network that may not run more is passed over', () => {
  const queue = createFairQueue<string>({ perNetwork: 1 });
  queue.begin('busy busy a');
  queue.push('busy busy a', 'a1');
  queue.push('free free b', 'b1');
  expect(queue.take()).toBe('b1');
  expect(queue.take()).toBeNull();
  queue.end('busy busy a');
  expect(queue.clear()).toEqual(['a1']);
});

test('the networks of a wide one share its turns', () => {
  const queue = createFairQueue<string>();
  for (let network = 0; network < 10; network++) queue.push(`wide net${network} reader`, `wide${network}`);
  queue.push('other other reader', 'other');
  expect([queue.take(), queue.take(), queue.take()]).toEqual(['wide0', 'other', 'wide1']);
});

test('a network is full at its limit, and a wide one at twice of it', () => {
  const queue = createFairQueue<string>({ maxWaiting: 2 });
  const fill = (network: string) => {
    queue.push(`wide ${network} a`, network);
    queue.push(`wide ${network} b`, network);
  };
  fill('net1');
  expect(queue.isFull('wide net1 c')).toBe(true);
  expect(queue.isFull('wide net2 c')).toBe(false);
  fill('net2');
  expect(queue.isFull('wide net3 c')).toBe(true);
  expect(queue.isFull('other other c')).toBe(false);
});
