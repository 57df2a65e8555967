import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepMailKey, mailKeyPath, readMailKey } from './mail-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mayfly-key-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a key is readable by its user only, and is found again', async () => {
  const path = mailKeyPath(join(dataDir, 'new'));
  expect(await readMailKey(path)).toBeNull();
  const key = randomBytes(32);
  await keepMailKey(path, key);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(dataDir, 'new'))).toEqual(['mail.key']);
  expect(await readMailKey(path)).toEqual(key);
});

test('when several keys are saved at once, one is kept whole and the others are refused', async () => {
  for (let round = 0; round < 20; round++) {
    const path = mailKeyPath(join(dataDir, String(round)));
    const keys = Array.from({ length: 8 }, () => randomBytes(32));
    const kept = await Promise.allSettled(keys.map((key) => keepMailKey(path, key)));
    const winners = keys.filter((_, nth) => kept[nth]!.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    expect(await readMailKey(path)).toEqual(winners[0]);
    expect(await readdir(join(dataDir, String(round)))).toEqual(['mail.key']);
  }
});

test('a damaged key file is reported, not replaced', async () => {
  const path = mailKeyPath(dataDir);
  await writeFile(path, 'half a ke');
  await expect(readMailKey(path)).rejects.toThrow(/mail\.key does not hold 32 bytes/);
  await expect(keepMailKey(path, randomBytes(32))).rejects.toThrow('start again');
  expect(await readFile(path, 'utf8')).toBe('half a ke');
});
