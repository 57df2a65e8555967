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

test('a key is kept for its user alone, and found again', async () => {
  const path = mailKeyPath(join(dataDir, 'new'));
  expect(await readMailKey(path)).toBeNull();
  const key = randomBytes(32);
  await keepMailKey(path, key);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(dataDir, 'new'))).toEqual(['mail.key']);
  expect(await readMailKey(path)).toEqual(key);
});

test('of keys kept at the same moment one stays, whole, and the others hear of it', async () => {
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

test('a damaged key file is named, not replaced', async () => {
  const path = mailKeyPath(dataDir);
  await writeFile(path, 'half a ke');
  await expect(readMailKey(path)).rejects.toThrow(/mail\.key does not hold 32 bytes/);
  await expect(keepMailKey(path, randomBytes(32))).rejects.toThrow('start again');
  expect(await readFile(path, 'utf8')).toBe('half a ke');
});
