import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import { type AccountRow, accountColumns } from './account-row.ts';

/** Ends every session of an account and wakes its event streams, so that they end too. */
export async function endSessions(handle: Db, accountId: string) {
  await handle.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await notify(handle, [accountId]);
}

export function createSessionStore({ db }: { db: Db }) {
  return {
    async insert(session: { tokenHash: Buffer; accountId: string; now: Date; expiresAt: Date }) {
      await db
        .insertInto('sessions')
        .values({
          token_hash: session.tokenHash,
          account_id: session.accountId,
          created_at: session.now,
          expires_at: session.expiresAt,
        })
        .execute();
    },

    findAccount: ({
      tokenHash,
      now,
    }: {
      tokenHash: Buffer;
      now: Date;
    }): Promise<(AccountRow & { sessionExpiresAt: Date }) | undefined> =>
      db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .select([...accountColumns, 'sessions.expires_at as sessionExpiresAt'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    async remove(tokenHash: Buffer) {
      await db.transaction().execute(async (trx) => {
        const gone = await trx
          .deleteFrom('sessions')
          .where('token_hash', '=', tokenHash)
          .returning('account_id')
          .executeTakeFirst();
        if (gone) await notify(trx, [gone.account_id]);
      });
    },

    /** Gives a session that ends soon another token and another end. False if there is no such session. */
    async replace({
      tokenHash,
      endsBefore,
      nextHash,
      now,
      expiresAt,
    }: {
      tokenHash: Buffer;
      endsBefore: Date;
      nextHash: Buffer;
      now: Date;
      expiresAt: Date;
    }): Promise<boolean> {
      const done = await db
        .updateTable('sessions')
        .set({ token_hash: nextHash, created_at: now, expires_at: expiresAt })
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', endsBefore)
        .executeTakeFirst();
      return done.numUpdatedRows === 1n;
    },

    async purge(now: Date) {
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
