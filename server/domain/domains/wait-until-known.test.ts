import { expect, test } from 'vitest';
import { createWaitUntilKnown } from './wait-until-known.ts';

/** `behind` is how many processes do not know the domains, at each look. */
function setUp(behind: number[], maxMs?: number) {
  const looks: string[] = [];
  const wait = createWaitUntilKnown({
    store: {
      readBook: async () => ({ rows: [], version: 'now' }),
      processesWithout: async (version) =>
        Array(behind[Math.min(looks.push(version), behind.length) - 1]).fill('this machine'),
    },
    ...(maxMs === undefined ? {} : { maxMs }),
  });
  return { wait, looks };
}

test('it returns at once if no process is behind', async () => {
  const { wait, looks } = setUp([0]);
  expect([await wait(), looks.length]).toEqual([0, 1]);
});

test('it returns when the last process has caught up', async () => {
  const { wait, looks } = setUp([2, 1, 0]);
  expect([await wait(), looks.length]).toEqual([0, 3]);
});

test('it gives up in the end, and says how many are behind', async () => {
  const { wait } = setUp([3], 0);
  expect(await wait()).toBe(3);
});
