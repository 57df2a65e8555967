import type { Db } from './database.ts';

/** Remembers that an account, a webhook or an own domain was deleted, or a key revoked, so that a restore knows it for good. */
export async function noteDeleted(handle: Db, id: string) {
  await handle
    .insertInto('deleted_ids')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
