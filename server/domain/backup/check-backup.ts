import type { Rows } from '#server/store/backup/read-snapshot.ts';
import { formerTables, savedTables, type Table } from '#server/store/backup/tables.ts';
import { migrationNames } from '#server/store/migrate.ts';
import { openSealed, UnusableFile } from '#server/vault/sealed-file.ts';

export type { Differences } from '#server/store/backup/ended.ts';
export type { Content } from '#server/store/backup/restore.ts';

export type Counts = Partial<Record<Table, number>>;

/** Told now and then how many bytes are done, and of how many if that is known. */
export type Progress = (done: string, bytes: number, all?: number) => void;

/**
 * Reads a whole backup and checks it. Throws `UnusableFile` if it cannot be restored. Writes nothing. `place` says where the
 * keys are.
 */
export async function checkBackup(
  path: string,
  keys: Buffer[],
  { place = 'the one in use', progress = () => {} }: { place?: string; progress?: Progress } = {},
) {
  const file = await openSealed(path, keys, place);
  const { schema, version, at } = file.header;
  if (!migrationNames.includes(schema))
    throw new UnusableFile(
      `${path} was made by version ${version}, which is newer: restore it with that version`,
    );
  let expected: Counts | undefined;
  let hashKey: Buffer | null = null;
  const counts: Counts = {};
  for await (const piece of file.pieces((bytes, all) => progress('Checked', bytes, all))) {
    const read = JSON.parse(piece.toString());
    if (read.counts) {
      expected = read.counts;
      hashKey = read.hashKey ? Buffer.from(read.hashKey, 'base64') : null;
    }
    // Earlier versions wrote it.
    else if (read.history) continue;
    else if (![...savedTables, ...formerTables].includes(read.table)) throw unexpected(path);
    else counts[read.table as Table] = (counts[read.table as Table] ?? 0) + read.rows.length;
  }
  if (JSON.stringify(counts) !== JSON.stringify(expected)) throw unexpected(path);
  return {
    /** The key it was sealed with. */
    mailKey: file.mailKey,
    /** Null in a backup of the version before. */
    hashKey,
    schema,
    version,
    at,
    counts,
    /** Its rows, read again. */
    async *pieces(): AsyncGenerator<Rows> {
      for await (const piece of file.pieces((bytes, all) => progress('Unpacked', bytes, all))) {
        const read = JSON.parse(piece.toString());
        if (read.rows) yield read;
      }
    },
  };
}

const unexpected = (path: string) => new UnusableFile(`${path} does not have what it should have`);

export type CheckedBackup = Awaited<ReturnType<typeof checkBackup>>;
