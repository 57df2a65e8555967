import type { Found } from '#server/store/backup/restore.ts';
import type { Db } from '#server/store/database.ts';
import { createKeyChangeStore, type NamedKey } from '#server/store/operations/key-change-store.ts';
import { findFormerHashKey, openHashKey } from '#server/vault/hash-key.ts';
import { formerHashKey, type MailKeys } from '#server/vault/ring.ts';
import { createVault } from '#server/vault/vault.ts';
import { settleKeys } from './reseal.ts';

/** The keys of a database that a backup is restored into. */
export function createRestoredKeys({
  keys,
  namedOldKeys,
  backup,
}: {
  keys: MailKeys;
  namedOldKeys: NamedKey[];
  /** A backup of the version before has no hash key. */
  backup: { mailKey: Buffer; hashKey: Buffer | null };
}) {
  /** The hash key that the database has before. Null if it is sealed with none of our keys. */
  const findHashKey = ({ hashKey, keyCheck }: Found): Buffer | null =>
    hashKey ? openHashKey(keys, hashKey) : keyCheck && findFormerHashKey(keys, keyCheck);

  return {
    /** Whether we have the mail key of the database, or it has none yet. */
    isOwn: (found: Found) => (!found.hashKey && !found.keyCheck) || findHashKey(found) !== null,

    /**
     * Seals everything but mail with the newest key. What is kept from an emptied database is found by its hash key, so that
     * one stays.
     */
    async settle(db: Db, found: Found): Promise<void> {
      const store = createKeyChangeStore({ db });
      const kept = found.content && findHashKey(found);
      const hashKey = kept ?? backup.hashKey ?? formerHashKey(backup.mailKey);
      await settleKeys({ store, vault: createVault({ ...keys, hashKey }), oldKeys: namedOldKeys });
    },
  };
}
