import type { Db } from '../database.ts';

/** The key of all hashes, sealed with the mail key. */
export const HASH_KEY = 'hash-key';
/** What showed the mail key in the version before. */
export const FORMER_KEY_CHECK = 'former-key-check';
/** When the last backup was made. */
export const LAST_BACKUP = 'last-backup';
/** When a backup was restored last, in milliseconds. */
export const RESTORED_AT = 'restored-at';

/** The secret behind TLS tickets. */
export const TLS_TICKETS = 'tls-tickets';
/** What describes a database and not its content. It is in no backup. */
export const OWN_SETTINGS = [HASH_KEY, FORMER_KEY_CHECK, LAST_BACKUP, RESTORED_AT, TLS_TICKETS];

export function createSettingsStore({ db }: { db: Db }) {
  return {
    async find(key: string): Promise<Buffer | null> {
      const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
      return row?.value ?? null;
    },

    async replace(key: string, value: Buffer): Promise<void> {
      await db
        .insertInto('settings')
        .values({ key, value })
        .onConflict((c) => c.column('key').doUpdateSet({ value }))
        .execute();
    },

    /** Keeps the first value ever stored for a key and returns it. `whenFirst` runs before that value is committed. */
    keepFirst(key: string, value: Buffer, whenFirst: (trx: Db) => Promise<void> = async () => {}) {
      return db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('settings')
          .values({ key, value })
          .onConflict((c) => c.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows) await whenFirst(trx);
        const row = await trx
          .selectFrom('settings')
          .select('value')
          .where('key', '=', key)
          .executeTakeFirstOrThrow();
        return row.value;
      });
    },
  };
}
