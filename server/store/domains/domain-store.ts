import { type Selectable, sql, type Updateable } from 'kysely';
import { advisoryLocks } from '../advisory-locks.ts';
import { CHANNEL, DOMAINS } from '../channel.ts';
import type { Db } from '../database.ts';
import { untilKnown } from '../in-use.ts';
import { removeInboxes } from '../mail/remove-inboxes.ts';
import type { Pool } from '../pool.ts';
import type { Database } from '../schema.ts';
import { readBook } from './book-store.ts';

export type DomainRow = Omit<Selectable<Database['domains']>, 'name_hash' | 'nr'>;
export type NewDomain = Pick<
  Selectable<Database['domains']>,
  'id' | 'name_hash' | 'name_sealed' | 'kind' | 'plan' | 'state' | 'subdomains' | 'created_at' | 'sealed'
>;
export type DomainChange = Updateable<
  Omit<Database['domains'], 'id' | 'nr' | 'name_hash' | 'name_sealed' | 'kind' | 'account_id'>
>;

export const domainColumns = sql<DomainRow>`id, name_sealed, kind, plan, weight, state, subdomains, account_id, created_at,
  state_since, ends_at, sealed, health, verified_at, first_missed_at, misses, told_at, check_at, renews_on::text AS renews_on`;

/** Tells every process to read the domains again, at the commit. */
export const announceDomains = (handle: Db) => sql`SELECT pg_notify(${CHANNEL}, ${DOMAINS})`.execute(handle);

/** Shared domains, and what own ones have in common with them. */
export function createDomainStore({ db, pool }: { db: Db; pool: Pool }) {
  return {
    readBook: () => readBook(pool),

    /** Adds a shared domain. False if the name is there already, shared or had by an account. */
    async add(row: NewDomain): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.changeDomains})`.execute(trx);
        const taken = await trx
          .selectFrom('domains')
          .select('id')
          .where('name_hash', '=', row.name_hash)
          .where('state', 'not in', ['pending', 'suspended'])
          .executeTakeFirst();
        if (taken) return false;
        // Claims of a name that is the operator's from now on can never be proved. What former owners have there goes too.
        const claims = await trx
          .deleteFrom('domains')
          .where('name_hash', '=', row.name_hash)
          .returning('id')
          .execute();
        for (const { id } of claims) await removeInboxes(trx, { domainId: id }, row.created_at);
        await trx
          .insertInto('domains')
          .values({ ...row, state_since: row.created_at })
          .execute();
        await announceDomains(trx);
        return true;
      });
    },

    async find(id: string): Promise<DomainRow | undefined> {
      const { rows } = await sql<DomainRow>`SELECT ${domainColumns} FROM domains WHERE id = ${id}`.execute(
        db,
      );
      return rows[0];
    },

    /** All rows of a name: its holder, and the accounts that claim it. The newest first. */
    async named(nameHash: Buffer): Promise<DomainRow[]> {
      const { rows } = await sql<DomainRow>`SELECT ${domainColumns} FROM domains
        WHERE name_hash = ${nameHash} ORDER BY nr DESC`.execute(db);
      return rows;
    },

    async list(): Promise<DomainRow[]> {
      const { rows } =
        await sql<DomainRow>`SELECT ${domainColumns} FROM domains ORDER BY kind DESC, nr`.execute(db);
      return rows;
    },

    /**
     * Changes a domain, one change at a time. `decide` sees all shared domains as they are now and returns
     * what changes or throws. An address that is being generated on it is committed before, or not at all.
     */
    async change(
      id: string,
      decide: (row: DomainRow, shared: DomainRow[]) => DomainChange,
    ): Promise<DomainRow | undefined> {
      return db.transaction().execute(async (trx) => {
        await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.changeDomains})`.execute(trx);
        const { rows } =
          await sql<DomainRow>`SELECT ${domainColumns} FROM domains WHERE id = ${id} OR kind = 'shared'`.execute(
            trx,
          );
        const row = rows.find((one) => one.id === id);
        if (!row) return undefined;
        const change = decide(
          row,
          rows.filter(({ kind }) => kind === 'shared'),
        );
        if (Object.keys(change).length)
          await trx.updateTable('domains').set(change).where('id', '=', id).execute();
        await announceDomains(trx);
        return { ...row, ...change } as DomainRow;
      });
    },

    /** When each of these domains last got a mail. */
    async lastMailAt(ids: string[]): Promise<Map<string, Date | null>> {
      const rows = await db
        .selectFrom('domains')
        .select(['id', 'last_mail_at'])
        .where('id', '=', sql<string>`ANY(${ids})`)
        .execute();
      return new Map(rows.map(({ id, last_mail_at }) => [id, last_mail_at]));
    },

    /** How many addresses live on each of these domains, and the email address of the account that has it. */
    async surroundings(ids: string[], now: Date) {
      const { rows } = await sql<{ id: string; owner: string | null; addresses: number }>`
        SELECT d.id, a.email AS owner, (SELECT count(*)::int FROM inboxes i
          WHERE i.domain_id = d.id AND i.expires_at > ${now}) AS addresses
        FROM domains d LEFT JOIN accounts a ON a.id = d.account_id WHERE d.id = ANY(${ids})`.execute(db);
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** The living inboxes of a domain, some at a time. */
    async inboxesOf(domainId: string, now: Date, max: number) {
      return db
        .selectFrom('inboxes')
        .select(['id', 'address_sealed as addressSealed'])
        .where('domain_id', '=', domainId)
        .where('expires_at', '>', now)
        .limit(max)
        .execute();
    },

    /** Retired and blocked domains with living inboxes, and those whose end has come. */
    async ended(now: Date): Promise<DomainRow[]> {
      const { rows } = await sql<DomainRow>`SELECT ${domainColumns} FROM domains
        WHERE (state = 'resting' AND ends_at <= ${now}) OR (state IN ('retired', 'blocked') AND EXISTS (
          SELECT FROM inboxes WHERE domain_id = domains.id AND expires_at > ${now}))`.execute(db);
      return rows;
    },

    /** Living inboxes that an older version stored, which do not name their domain. */
    async withoutDomain({ after, max, now }: { after: string; max: number; now: Date }) {
      return db
        .selectFrom('inboxes')
        .select(['id', 'address_sealed as addressSealed'])
        .where('domain_id', 'is', null)
        .where('id', '>', after)
        .where('expires_at', '>', now)
        .orderBy('id')
        .limit(max)
        .execute();
    },

    async nameDomains(found: Array<{ id: string; domainId: string }>) {
      await sql`UPDATE inboxes i SET domain_id = n.domain_id
        FROM unnest(${found.map(({ id }) => id)}::uuid[], ${found.map(({ domainId }) => domainId)}::uuid[]) AS n(id, domain_id)
        WHERE i.id = n.id`.execute(db);
    },

    /** Waits until every running process knows the domains of now. Returns how many do not. */
    untilKnown: () => untilKnown(db, 'domains', async () => (await readBook(pool)).version),
  };
}

export type DomainStore = ReturnType<typeof createDomainStore>;
