import { expect, test } from 'vitest';
import { Busy } from './fair-queue.ts';
import { createTurns } from './turns.ts';

/** Reads that the test ends one by one, and the order in which they began. */
function controlled(options: Parameters<typeof createTurns>[0]) {
  const inTurn = createTurns(options);
  const begun: string[] = [];
  const ends: Array<() => void> = [];
  const ask = (reader: string, name: string) =>
    inTurn(reader, (signal) => {
      begun.push(name);
      return new Promise<string>((resolve) => {
        ends.push(() => resolve(name));
        signal.addEventListener('abort', () => resolve(`${name} gave way`));
      });
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ask,
    begun,
    async endNext() {
      ends.shift()!();
      await settle();
    },
  };
}

test('a reader with many reads waits for their own reads and does not delay others', async () => {
  const { ask, begun, endNext } = controlled({ parallel: 1 });
  const all = ['a1', 'a2', 'a3'].map((name) => ask('a', name));
  all.push(ask('b', 'b1'), ask('c', 'c1'));
  for (let nth = 0; nth < 5; nth++) await endNext();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

test('no more reads run at once than allowed', async () => {
  const { ask, begun, endNext } = controlled({ parallel: 2 });
  for (const name of ['1', '2', '3']) void ask(`network${name} reader`, name);
  expect(begun).toEqual(['1', '2']);
  await endNext();
  expect(begun).toEqual(['1', '2', '3']);
});

test('many readers of one network leave a slot for other networks', () => {
  const { ask, begun } = controlled({ parallel: 3 });
  for (const name of ['1', '2', '3', '4']) void ask(`crowd crowd reader${name}`, name);
  void ask('elsewhere elsewhere x', 'stranger');
  expect(begun).toEqual(['1', '2', 'stranger']);
});

test('a failed read ends its turn and rejects only its own promise', async () => {
  const inTurn = createTurns({ parallel: 1 });
  const failing = inTurn('a', () => Promise.reject(new Error('no database')));
  const other = inTurn('b', async () => 'fine');
  await expect(failing).rejects.toThrow('no database');
  expect(await other).toBe('fine');
});

test('a network with too many waiting reads is refused, and the others are not', async () => {
  const { ask } = controlled({ parallel: 1, maxWaiting: 2 });
  for (const name of ['1', '2', '3']) void ask('a a r', name);
  await expect(ask('a a r', '4')).rejects.toBeInstanceOf(Busy);
  const other = ask('b b r', 'b1');
  await expect(Promise.race([other, Promise.resolve('waits')])).resolves.toBe('waits');
});

test('the networks of a wide one have twice the slots of one, and leave some for others', () => {
  const { ask, begun } = controlled({ parallel: 12, perNetwork: 4 });
  for (let network = 1; network <= 3; network++)
    for (let nth = 0; nth < 4; nth++) void ask(`wide net${network} r`, 'wide');
  expect(begun).toHaveLength(8);
  for (let nth = 0; nth < 5; nth++) void ask('other other r', 'other');
  expect(begun.filter((name) => name === 'other')).toHaveLength(4);
});

test('when too much waits in all, the network with the most loses its newest', async () => {
  const { ask, begun, endNext } = controlled({ parallel: 1, maxInAll: 3 });
  const running = ask('a a r', 'a1');
  const waiting = [ask('a a r', 'a2'), ask('a a r', 'a3'), ask('a a r', 'a4')];
  const other = ask('b b r', 'b1');
  await expect(waiting[2]).rejects.toBeInstanceOf(Busy);
  for (let nth = 0; nth < 4; nth++) await endNext();
  expect(await Promise.all([running, waiting[0], waiting[1], other])).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('work that takes long gives way when other work waits for its slot, and only then', async () => {
  const { ask, begun } = controlled({ parallel: 2, perNetwork: 2, giveWayMs: 20 });
  const slow = [ask('a a r', 'a1'), ask('b b r', 'b1')];
  const next = ask('c c r', 'c1');
  expect(await slow[0]).toBe('a1 gave way');
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1']);
  await expect(Promise.race([slow[1], Promise.resolve('runs')])).resolves.toBe('runs');
  await expect(Promise.race([next, Promise.resolve('runs')])).resolves.toBe('runs');
});
