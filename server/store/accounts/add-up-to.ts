import type { Db } from '../database.ts';

/**
 * Runs `insert` unless the account already has `max` rows in the table, and returns whether it did. The account is
 * locked, so parallel requests cannot exceed the limit.
 */
export const addUpTo = (
  { db, table, max }: { db: Db; table: 'api_keys' | 'webhooks' | 'domains'; max: number },
  accountId: string,
  insert: (trx: Db) => Promise<unknown>,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const account = trx.selectFrom('accounts').select('id').where('id', '=', accountId);
    await account.forNoKeyUpdate().executeTakeFirstOrThrow();
    const { count } = await trx
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= max) return false;
    await insert(trx);
    return true;
  });
