import { type Found, restoreBackup as restoreRows } from '#server/store/backup/restore.ts';
import type { Pool } from '#server/store/pool.ts';
import { createVault, type Keyring } from '#server/vault/vault.ts';
import type { CheckedBackup } from './check-backup.ts';

export type { Differences } from '#server/store/backup/ended.ts';
export type { Content } from '#server/store/backup/restore.ts';

type Options = {
  backup: CheckedBackup;
  pool: Pool;
  keyring: Keyring;
  /** Throws if a newer version has used the database. */
  check: (applied: string[]) => void;
  /** Throws unless the database may be emptied. `isOwn` says whether we have its mail key. */
  agree: (found: Pick<Found, 'content'> & { isOwn: boolean }) => Promise<unknown>;
};

/** Puts a backup that was checked into an empty database, or into one that it empties. */
export function restoreBackup({ backup, pool, keyring, check, agree }: Options) {
  const ownChecks = createVault(keyring).fingerprints('check', 'mail key');
  const isOwn = (keyCheck: Buffer | null) => !keyCheck || ownChecks.some((one) => one.equals(keyCheck));
  return restoreRows(
    pool,
    { ...backup, keyCheck: ownChecks[0]!, hasOldKey: !backup.mailKey.equals(keyring.mailKey) },
    { check, agree: ({ content, keyCheck }) => agree({ content, isOwn: isOwn(keyCheck) }) },
  );
}
