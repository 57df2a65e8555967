import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

const busyFor = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

test('work goes on until the slice is over, and then the event loop goes round', async () => {
  const pace = createPace({ sliceMs: 100 });
  let rounds = 0;
  setImmediate(() => rounds++);
  expect(pace('a a')).toBeUndefined();
  expect(pace('a a')).toBeUndefined();
  busyFor(100);
  const turn = pace('a a');
  expect(turn).toBeInstanceOf(Promise);
  await turn;
  expect(rounds).toBe(1);
  expect(pace('a a')).toBeUndefined();
});

test('one works in a round, by network and reader, and nobody overtakes who waits', async () => {
  const pace = createPace({ sliceMs: 0 });
  pace('x x');
  const done: string[] = [];
  const work = async (key: string, name: string) => {
    for (let step = 0; step < 2; step++) {
      await pace(key);
      done.push(name);
    }
  };
  const all = [work('one one a', 'a'), work('one one b', 'b'), work('two two c', 'c')];
  const perRound: number[] = [];
  for (let before = 0; done.length < 6; before = done.length) {
    await nextRound();
    perRound.push(done.length - before);
  }
  await Promise.all(all);
  expect(done).toEqual(['a', 'c', 'b', 'c', 'a', 'b']);
  expect(Math.max(...perRound)).toBe(1);
});
