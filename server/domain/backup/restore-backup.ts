import { type RestoreCounts, restoreBackup as restoreRows } from '#server/store/backup/restore.ts';
import type { Pool } from '#server/store/pool.ts';
import { createVault } from '#server/vault/vault.ts';
import type { CheckedBackup } from './check-backup.ts';

export type { RestoreCounts };

type Options = { backup: CheckedBackup; pool: Pool; mailKey: Buffer };

/** Replaces the content of a migrated database by a backup that was checked. */
export const restoreBackup = ({ backup, pool, mailKey }: Options): Promise<RestoreCounts> =>
  restoreRows(pool, {
    ...backup,
    keyCheck: createVault({ mailKey }).fingerprint('check', 'mail key'),
    hasOldKey: !backup.mailKey.equals(mailKey),
  });
