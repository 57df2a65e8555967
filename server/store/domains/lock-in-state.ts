import type { DomainState } from '#contract/domains.ts';
import type { Db } from '../database.ts';

/** Whether a domain is in one of these states. It stays there until this transaction ends. */
export const lockInState = async (trx: Db, id: string, states: DomainState[]): Promise<boolean> =>
  (await trx
    .selectFrom('domains')
    .select('id')
    .where('id', '=', id)
    .where('state', 'in', states)
    .forShare()
    .executeTakeFirst()) !== undefined;
