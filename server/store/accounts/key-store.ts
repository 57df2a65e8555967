import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import { addUpTo } from './add-up-to.ts';

export type KeyRow = {
  id: string;
  nameSealed: Buffer;
  createdAt: Date;
  lastUsedAt: Date | null;
};
export type NewKey = Omit<KeyRow, 'lastUsedAt'> & { accountId: string; secretHash: Buffer };

export function createKeyStore({ db }: { db: Db }) {
  return {
    list: (accountId: string): Promise<KeyRow[]> =>
      db
        .selectFrom('api_keys')
        .select(['id', 'name_sealed as nameSealed', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** False when the account already has `max` keys. */
    add: (key: NewKey, max: number): Promise<boolean> =>
      addUpTo({ db, table: 'api_keys', max }, key.accountId, (trx) =>
        trx
          .insertInto('api_keys')
          .values({
            id: key.id,
            account_id: key.accountId,
            secret_hash: key.secretHash,
            name_sealed: key.nameSealed,
            created_at: key.createdAt,
          })
          .execute(),
      ),

    find: (secretHash: Buffer) =>
      db
        .selectFrom('api_keys')
        .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
        .select([
          'api_keys.id as id',
          'api_keys.account_id as accountId',
          'api_keys.last_used_at as lastUsedAt',
          'accounts.premium_until as premiumUntil',
        ])
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst(),

    async markUsed(id: string, now: Date) {
      await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
    },

    /**
     * Also deletes the webhooks it created. Wakes the account's streams and waiting calls in every process, so that
     * those using this key end.
     */
    remove: ({ accountId, id }: { accountId: string; id: string }): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const gone = await trx
          .deleteFrom('api_keys')
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .executeTakeFirst();
        if (gone.numDeletedRows !== 1n) return false;
        await notify(trx, [accountId]);
        return true;
      }),
  };
}

export type KeyStore = ReturnType<typeof createKeyStore>;
