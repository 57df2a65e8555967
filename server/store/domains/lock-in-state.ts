import type { Db } from '../database.ts';
import type { StoredState } from './book-store.ts';

/** Whether a domain is in one of these states. It stays there until this transaction ends. */
export const lockInState = async (trx: Db, id: string, states: StoredState[]): Promise<boolean> =>
  (await trx
    .selectFrom('domains')
    .select('id')
    .where('id', '=', id)
    .where('state', 'in', states)
    .forShare()
    .executeTakeFirst()) !== undefined;
