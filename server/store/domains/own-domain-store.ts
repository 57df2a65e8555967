import { sql } from 'kysely';
import { addUpTo } from '../accounts/add-up-to.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Db } from '../database.ts';
import { removeInboxes } from '../mail/remove-inboxes.ts';
import { insertMail, type OutboxMail } from '../operations/outbox-store.ts';
import {
  announceDomains,
  type DomainChange,
  type DomainRow,
  domainColumns,
  type NewDomain,
} from './domain-store.ts';

/** What one account has of a name, and who that is. */
export type ClaimRow = DomainRow & {
  email: string | null;
  language: string | null;
  premium_until: Date | null;
};
export type ClaimChange = { id: string; change: DomainChange; mail?: OutboxMail };

/** One change of domains at a time, also of the operator's. */
const lockChanges = (trx: Db) =>
  sql`SELECT pg_advisory_xact_lock(${advisoryLocks.changeDomains})`.execute(trx);

/** All rows of a name: claims, and its holder. Older ones first. */
async function claimsOf(handle: Db, hash: Buffer): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    SELECT d.*, a.email, a.language, a.premium_until
    FROM (SELECT ${domainColumns}, nr FROM domains WHERE name_hash = ${hash}) d
    LEFT JOIN accounts a ON a.id = d.account_id ORDER BY d.created_at, d.nr`.execute(handle);
  return rows;
}

/** The domains of accounts. */
export function createOwnDomainStore({ db }: { db: Db }) {
  return {
    claimsOf: (hash: Buffer) => claimsOf(db, hash),

    async list(accountId: string): Promise<DomainRow[]> {
      const { rows } = await sql<DomainRow>`
        SELECT ${domainColumns} FROM domains WHERE account_id = ${accountId} ORDER BY nr`.execute(db);
      return rows;
    },

    async find(accountId: string, hash: Buffer): Promise<DomainRow | undefined> {
      const { rows } = await sql<DomainRow>`
        SELECT ${domainColumns} FROM domains
        WHERE account_id = ${accountId} AND name_hash = ${hash}`.execute(db);
      return rows[0];
    },

    /** Adds a claim. `full`: the account already has `max` domains. `yours`: one of them is this name. */
    async claim(accountId: string, row: NewDomain & { check_at: Date }, max: number) {
      let isNew = false;
      const hasRoom = await addUpTo({ db, table: 'domains', max }, accountId, async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('domains')
          .values({ ...row, account_id: accountId, state_since: row.created_at })
          .onConflict((c) => c.columns(['account_id', 'name_hash']).doNothing())
          .executeTakeFirst();
        isNew = Boolean(numInsertedOrUpdatedRows);
      });
      return hasRoom ? (isNew ? 'added' : 'yours') : 'full';
    },

    /**
     * Changes rows of a name, one change at a time. `decide` sees all rows of the name as they are now and returns what
     * changes, in the order in which it is written, or null to change nothing. Returns whether it decided.
     */
    settle: (hash: Buffer, decide: (claims: ClaimRow[]) => ClaimChange[] | null): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockChanges(trx);
        const changes = decide(await claimsOf(trx, hash));
        for (const { id, change, mail } of changes ?? []) {
          await trx.updateTable('domains').set(change).where('id', '=', id).execute();
          if (mail) await insertMail(trx, mail);
        }
        // Only these two are in the book.
        if (changes?.some(({ change }) => change.state || change.subdomains !== undefined))
          await announceDomains(trx);
        return changes !== null;
      }),

    /** Removes a domain with its addresses and their mail. One that the operator blocked stays known, without an owner. */
    remove: (accountId: string, id: string, now: Date): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockChanges(trx);
        const mine = trx
          .selectFrom('domains')
          .select('state')
          .where('id', '=', id)
          .where('account_id', '=', accountId);
        const row = await mine.forUpdate().executeTakeFirst();
        if (!row) return false;
        if (row.state === 'blocked')
          await trx.updateTable('domains').set({ account_id: null }).where('id', '=', id).execute();
        else await trx.deleteFrom('domains').where('id', '=', id).execute();
        await removeInboxes(trx, { domainId: id }, now);
        await announceDomains(trx);
        return true;
      }),

    /** Stores a mail to the owner of a domain. False if there is none, or nothing to send. */
    mailToOwner: (
      id: string,
      mailFor: (owner: { email: string; language: string }) => OutboxMail | null,
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const owner = await trx
          .selectFrom('domains')
          .innerJoin('accounts', 'accounts.id', 'domains.account_id')
          .select(['accounts.email', 'accounts.language'])
          .where('domains.id', '=', id)
          .executeTakeFirst();
        const mail = owner && mailFor(owner);
        if (!mail) return false;
        await insertMail(trx, mail);
        return true;
      }),

    /** Takes domains whose time to look at DNS has come. They are due again at `leaseUntil`. */
    async claimDue({ now, leaseUntil, max }: { now: Date; leaseUntil: Date; max: number }) {
      const { rows } = await sql<DomainRow>`
        UPDATE domains SET check_at = ${leaseUntil} WHERE id IN (
          SELECT id FROM domains WHERE check_at <= ${now} AND kind = 'own' AND state IN ('pending', 'active', 'suspended')
          ORDER BY check_at LIMIT ${max} FOR UPDATE SKIP LOCKED)
        RETURNING ${domainColumns}`.execute(db);
      return rows;
    },

    /** Ends claims that nobody proved in time. They are not in the book. */
    async endClaims(before: Date) {
      await db
        .deleteFrom('domains')
        .where('kind', '=', 'own')
        .where('state', '=', 'pending')
        .where('created_at', '<=', before)
        .execute();
    },

    removeOrphans: () => db.transaction().execute(removeOrphans),
  };
}

/** Forgets domains whose account is gone. Names that the operator blocked stay known. */
export async function removeOrphans(trx: Db) {
  const gone = await trx
    .deleteFrom('domains')
    .where('kind', '=', 'own')
    .where('account_id', 'is', null)
    .where('state', '<>', 'blocked')
    .executeTakeFirst();
  if (gone.numDeletedRows) await announceDomains(trx);
}

export type OwnDomainStore = ReturnType<typeof createOwnDomainStore>;
