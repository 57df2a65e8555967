import { type RestoreCounts, restoreBackup as restoreRows } from '#server/store/backup/restore.ts';
import type { Pool } from '#server/store/pool.ts';
import { createVault, type Keyring } from '#server/vault/vault.ts';
import type { CheckedBackup } from './check-backup.ts';

export type { Counts } from '#server/store/backup/differences.ts';

type Options = { backup: CheckedBackup; pool: Pool; keyring: Keyring };

/** Replaces the content of a migrated database by a backup that was checked. */
export async function restoreBackup({ backup, pool, keyring }: Options) {
  const vault = createVault(keyring);
  const hasOldKey = !backup.mailKey.equals(keyring.mailKey);
  const restored = await restoreRows(pool, {
    ...backup,
    keyCheck: vault.fingerprint('check', 'mail key'),
    hasOldKey,
  });
  const addressOf = ({ inboxId, sealed }: RestoreCounts['closed'][number]) => {
    const plain = vault.openIfPossible(inboxId, 'closed', sealed);
    return plain ? [JSON.parse(plain.toString()).address as string] : [];
  };
  return { ...restored, hasOldKey, closed: restored.closed.flatMap(addressOf) };
}

export type Restoration = Awaited<ReturnType<typeof restoreBackup>>;
