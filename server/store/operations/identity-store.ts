import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { createSettingsStore } from './settings-store.ts';

export const IDENTITY = 'database-identity';
/**
 * A restored dump may hold mail, addresses, sign-ins and codes that were deleted or revoked after it was made, and
 * messages that were already sent and must not be sent again.
 */
const OUTDATED = ['inboxes', 'sessions', 'codes', 'outbox', 'webhook_positions'] as const;

/** Set when a server was recovered to an earlier point in time. Empty on a standby that took over. */
const TARGETS = ['', '_time', '_xid', '_name', '_lsn'].map(
  (kind) => `current_setting('recovery_target${kind}')`,
);

/** Distinguishes the database that Mayfly has been using from one restored from a backup. */
export function createIdentityStore({ db }: { db: Db }) {
  /** Stays the same on a standby that takes over, and differs after a restore. */
  async function identity(): Promise<string> {
    const { rows } = await sql<{ base: string; target: string }>`
      SELECT system_identifier || '/' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS base,
             concat(${sql.raw(TARGETS.join())}) AS target
      FROM pg_control_system()`.execute(db);
    const { base, target } = rows[0]!;
    return target ? `${base}@${target}` : base;
  }

  /** The target of a recovery may be removed from the server's settings later. */
  const isAnother = (known: string, own: string) => known !== own && !known.startsWith(`${own}@`);

  async function adopt(handle: Db) {
    await createSettingsStore({ db: handle }).replace(IDENTITY, Buffer.from(await identity()));
  }

  return {
    /** The first process that uses a new database writes its identity into it. */
    async isRestoredCopy(): Promise<boolean> {
      const own = await identity();
      const known = String(await createSettingsStore({ db }).keepFirst(IDENTITY, Buffer.from(own)));
      return isAnother(known, own);
    },

    /** The same, but writes nothing. */
    async seemsRestored(): Promise<boolean> {
      const known = await createSettingsStore({ db }).find(IDENTITY);
      return known !== null && isAnother(String(known), await identity());
    },

    /** Accepts this database as the current one. */
    adopt: () => adopt(db),

    /** The same without anything that may have been deleted since the backup. Returns the number of removed addresses. */
    removeAndAdopt: () =>
      db.transaction().execute(async (trx) => {
        const { count } = await trx
          .selectFrom('inboxes')
          .select((e) => e.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        await sql`TRUNCATE messages, message_chunks`.execute(trx);
        for (const table of OUTDATED) await trx.deleteFrom(table).execute();
        await adopt(trx);
        return count;
      }),
  };
}

export type IdentityStore = ReturnType<typeof createIdentityStore>;
