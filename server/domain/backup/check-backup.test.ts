import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrationNames } from '#server/store/migrate.ts';
import { sealInto } from '#server/vault/sealed-file.ts';
import { checkBackup, type Progress } from './check-backup.ts';

const key = randomBytes(32);

/** Checks a file that is sealed with the right key and has rows of this table. */
async function checkWith(table: string, progress: Progress = () => {}) {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'backup');
  const file = await open(path, 'wx');
  const header = { schema: migrationNames.at(-1)!, version: '1.0.0', at: '2026-11-17T00:00:00Z' };
  const sealed = await sealInto(file, key, header);
  const write = (value: unknown) => Buffer.from(JSON.stringify(value));
  await sealed.write(write({ table, rows: ['(1)'] }));
  await sealed.end(write({ counts: { [table]: 1 } }));
  await file.close();
  return checkBackup(path, [key], { progress });
}

test('a backup has rows of the tables that are saved, and of no other', async () => {
  expect((await checkWith('guests')).counts).toEqual({ guests: 1 });
  for (const table of ['public.guests', 'nonsense', 'rate_limits', 'guests; DROP TABLE guests'])
    await expect(checkWith(table)).rejects.toThrow('does not have what it should have');
});

test('tells how much of the file was read, each time it is read', async () => {
  const told: string[] = [];
  const backup = await checkWith('guests', (done, bytes, all) => told.push(`${done} ${bytes < all!}`));
  for await (const _ of backup.pieces());
  expect(told).toEqual([...Array(2).fill('Checked true'), ...Array(2).fill('Unpacked true')]);
});
