import { expect, test } from 'vitest';
import { Busy } from './fair-queue.ts';
import { createTurns } from './turns.ts';

/** Reads that the test ends one by one, and the order in which they began. */
function controlled(options: Parameters<typeof createTurns>[0]) {
  const inTurn = createTurns(options);
  const begun: string[] = [];
  const ends: Array<() => void> = [];
  const ask = (reader: string, name: string) =>
    inTurn(reader, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
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

test('many readers of one network leave a place for other networks', () => {
  const { ask, begun } = controlled({ parallel: 3 });
  for (const name of ['1', '2', '3', '4']) void ask(`crowd reader${name}`, name);
  void ask('elsewhere x', 'stranger');
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
  for (const name of ['1', '2', '3']) void ask('a', name);
  await expect(ask('a', '4')).rejects.toBeInstanceOf(Busy);
  const other = ask('b', 'b1');
  await expect(Promise.race([other, Promise.resolve('waits')])).resolves.toBe('waits');
});
