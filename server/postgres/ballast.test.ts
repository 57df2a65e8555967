import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { keepBallast } from './ballast.ts';
import { createRoom } from './room.ts';

const MB = 2 ** 20;

test('the reserve is given up when the disk is full, and comes back with the room', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-ballast-'));
  let left = 1_000 * MB;
  const log = pino({ level: 'silent' });
  const reserve = await keepBallast({ dataDir, log, everyMs: 5, free: async () => left });
  const size = () =>
    stat(join(dataDir, 'ballast')).then(
      (file) => file.size,
      () => 0,
    );
  await expect.poll(size).toBe(64 * MB);
  left = 100 * MB;
  await expect.poll(size, { interval: 20 }).toBe(64 * MB);
  left = 10 * MB;
  await expect.poll(size).toBe(0);
  // As much as it gave back, and a little: it must not come and go.
  left = 150 * MB;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await size()).toBe(0);
  left = 300 * MB;
  await expect.poll(size).toBe(64 * MB);
  await reserve.close();
  await rm(dataDir, { recursive: true });
});

test('mail has room while more is free than the database keeps for itself', async () => {
  expect(await createRoom({ folder: tmpdir(), least: 1 })()).toBe(true);
  expect(await createRoom({ folder: tmpdir(), least: 2 ** 60 })()).toBe(false);
  expect(await createRoom({ folder: '/nowhere/at/all', least: 2 ** 60 })()).toBe(true);
});
