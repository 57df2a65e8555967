import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadMailKey } from './mail-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mayfly-key-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a given key is used and nothing is written', async () => {
  const given = randomBytes(32);
  expect(await loadMailKey({ dataDir, given })).toBe(given);
  expect(await readdir(dataDir)).toEqual([]);
});

test('the first start makes a key that only its user may read, and later starts find it', async () => {
  const key = await loadMailKey({ dataDir: join(dataDir, 'new'), given: null });
  expect(key).toHaveLength(32);
  expect((await stat(join(dataDir, 'new/mail.key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(dataDir, 'new'))).toEqual(['mail.key']);
  expect(await loadMailKey({ dataDir: join(dataDir, 'new'), given: null })).toEqual(key);
});

test('starts at the same moment end with the same key', async () => {
  // In containers every process may have the number 1: names by process would collide.
  for (let round = 0; round < 20; round++) {
    const folder = join(dataDir, String(round));
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => loadMailKey({ dataDir: folder, given: null })),
    );
    for (const key of keys) expect(key).toEqual(keys[0]);
    expect(await readdir(folder)).toEqual(['mail.key']);
    expect(Buffer.from(await readFile(join(folder, 'mail.key'), 'utf8'), 'base64')).toEqual(keys[0]);
  }
});

test('a damaged key file is named, not replaced', async () => {
  await writeFile(join(dataDir, 'mail.key'), 'half a ke');
  await expect(loadMailKey({ dataDir, given: null })).rejects.toThrow(/mail\.key does not hold 32 bytes/);
  expect(await readFile(join(dataDir, 'mail.key'), 'utf8')).toBe('half a ke');
});
