import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { keepBallast } from './ballast.ts';
import { createRoom } from './room.ts';

const MB = 2 ** 20;

test('the reserve is removed when the disk is full, and created again when there is space', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-ballast-'));
  let left = 1_000 * MB;
  let looks = 0;
  const said: string[] = [];
  const log = pino({ base: null }, { write: (line) => void said.push(JSON.parse(line).msg) });
  const free = async () => {
    looks++;
    return left;
  };
  const reserve = await keepBallast({ dataDir, log, everyMs: 5, free });
  const size = () =>
    stat(join(dataDir, 'ballast')).then(
      (file) => file.size,
      () => 0,
    );
  /** Looks never overlap: when the second one begins, the first has done its work. */
  const afterALook = async () => {
    const before = looks;
    await expect.poll(() => looks, { interval: 5 }).toBeGreaterThan(before + 1);
  };
  await expect.poll(size).toBe(64 * MB);
  expect(said).toEqual([]);
  left = 100 * MB;
  await afterALook();
  expect(await size()).toBe(64 * MB);
  left = 10 * MB;
  await expect.poll(size).toBe(0);
  // The space that the reserve itself freed is not enough to create it again.
  left = 150 * MB;
  await afterALook();
  expect(await size()).toBe(0);
  left = 300 * MB;
  await expect.poll(size).toBe(64 * MB);
  await reserve.close();
  expect(said).toEqual([
    'the disk is full: the reserve file was removed so that mail can still be read',
    'the disk is no longer full: the reserve file is back',
  ]);
  await rm(dataDir, { recursive: true });
});

test('mail has room while more is free than the database keeps for itself', async () => {
  expect(await createRoom({ folder: tmpdir(), least: 1 })()).toBe(true);
  expect(await createRoom({ folder: tmpdir(), least: 2 ** 60 })()).toBe(false);
  expect(await createRoom({ folder: '/nowhere/at/all', least: 2 ** 60 })()).toBe(true);
});

test('the beginning and the end of a full disk are reported once each', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const states: boolean[] = [];
  let left = 200;
  const hasRoom = createRoom({
    folder: tmpdir(),
    least: 100,
    onChange: ({ isFull }) => states.push(isFull),
    free: async () => left,
  });
  const answers: boolean[] = [];
  for (left of [200, 90, 80, 100, 200]) {
    vi.advanceTimersByTime(2_000);
    answers.push(await hasRoom());
  }
  vi.useRealTimers();
  expect(answers).toEqual([true, false, false, true, true]);
  expect(states).toEqual([true, false]);
});
