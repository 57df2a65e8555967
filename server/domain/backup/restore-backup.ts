import { type Found, restoreBackup as restoreRows } from '#server/store/backup/restore.ts';
import type { Db } from '#server/store/database.ts';
import type { Pool } from '#server/store/pool.ts';
import type { CheckedBackup } from './check-backup.ts';

export type { Differences } from '#server/store/backup/ended.ts';
export type { Content } from '#server/store/backup/restore.ts';

type Options = {
  backup: CheckedBackup;
  pool: Pool;
  keys: { isOwn: (found: Found) => boolean; settle: (db: Db, found: Found) => Promise<void> };
  /** Throws if a newer version has used the database. */
  check: (applied: string[]) => void;
  /** Throws unless the database may be emptied. `isOwn` says whether we have its mail key. */
  agree: (found: Pick<Found, 'content'> & { isOwn: boolean }) => Promise<unknown>;
};

/** Puts a backup that was checked into an empty database, or into one that it empties. */
export const restoreBackup = ({ backup, pool, keys, check, agree }: Options) =>
  restoreRows(pool, backup, {
    check,
    agree: (found) => agree({ content: found.content, isOwn: keys.isOwn(found) }),
    settleKeys: keys.settle,
  });
