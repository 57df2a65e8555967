import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { link, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { version } from '#server/lib/version.ts';
import { readSnapshot } from '#server/store/backup/read-snapshot.ts';
import type { Table } from '#server/store/backup/tables.ts';
import type { Db } from '#server/store/database.ts';
import { createSettingsStore, LAST_BACKUP } from '#server/store/operations/settings-store.ts';
import type { Pool } from '#server/store/pool.ts';
import { sealInto } from '#server/vault/sealed-file.ts';
import type { Keyring } from '#server/vault/vault.ts';
import { type Counts, checkBackup, type Progress } from './check-backup.ts';

type Options = { path: string; db: Db; pool: Pool; keyring: Keyring; progress: Progress };

/**
 * Writes a backup of the database at one moment, sealed with the mail key, and reads it again. The file has its name
 * only once it is whole, and never replaces another.
 */
export async function makeBackup({ path, db, pool, keyring, progress }: Options) {
  const { mailKey } = keyring;
  const taken = new Error(`${path} is there already: choose another name, or remove it`);
  const there = await stat(path).catch(() => null);
  if (there && !there.isFile()) throw new Error(`${path} is not a file: give the name of a new file.`);
  if (there) throw taken;
  const aside = `${path}.${randomUUID()}.part`;
  const file = await open(aside, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    const folder = dirname(path);
    if (error.code === 'ENOENT') throw new Error(`There is no folder ${folder}: create it first.`);
    if (error.code === 'EACCES') throw new Error(`The user of this command may not write to ${folder}.`);
    throw new Error(`${path} cannot be written (${error.code})`);
  });
  const removeAside = () => rmSync(aside, { force: true });
  process.once('exit', removeAside);
  try {
    try {
      await readSnapshot(pool, async ({ at, schema, pieces }) => {
        const sealed = await sealInto(file, mailKey, { schema, version, at });
        const counts: Counts = {};
        for await (const piece of pieces()) {
          await sealed.write(json(piece));
          progress('Saved', (await file.stat()).size);
          counts[piece.table] = (counts[piece.table] ?? 0) + piece.rows.length;
        }
        await sealed.end(json({ counts, hashKey: keyring.hashKey.toString('base64') }));
      });
      await file.sync();
    } finally {
      await file.close();
    }
    const { counts, at } = await checkBackup(aside, [mailKey], { progress });
    const { size } = await stat(aside);
    await link(aside, path).catch((error) => {
      throw error.code === 'EEXIST' ? taken : error;
    });
    await syncFolderOf(path);
    await createSettingsStore({ db }).replace(LAST_BACKUP, Buffer.from(at));
    return { size, ...summaryOf(counts) };
  } finally {
    process.off('exit', removeAside);
    removeAside();
  }
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

export const summaryOf = (counts: Counts) => {
  const count = (table: Table) => counts[table] ?? 0;
  return { accounts: count('accounts'), addresses: count('inboxes'), messages: count('messages') };
};

/** So that the name is on disk as well. */
async function syncFolderOf(path: string) {
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}
