import { sql } from 'kysely';
import { CHANNEL, type KEY_NEWS, type KEYS } from '../channel.ts';
import type { Db } from '../database.ts';
import { processesWithout } from '../in-use.ts';
import { catchAllInbox } from '../mail/catch-all-store.ts';
import type { Database } from '../schema.ts';
import { createSettingsStore, FORMER_KEY_CHECK, HASH_KEY } from './settings-store.ts';

const KEY_CHANGE = 'mail-key-change';
const UNIQUE = '23505';

/** A key by its id, and what its operator calls it. */
export type NamedKey = { key: string; name: string };

/** When the last change of the key was finished, and until when older mail can live. */
export type KeyChange = {
  /** The id of the key that everything else is sealed with since. */
  key: string;
  at: string;
  until: string;
  /** The keys before it that mail still needed, what the operator calls them, and the time until which they sealed. */
  older: Array<NamedKey & { before: string }>;
};
export type StoredRow = { id: string; values: Record<string, Buffer | null> };

/** Columns that are sealed with a mail key. */
export type SealedPlace = {
  table: keyof Database;
  columns: string[];
  /** SQL: the rows that are still of use. */
  where?: string;
};

/** SQL: until when an inbox can have mail that it has now. The inbox of all mail has no end, but its mail has. */
const lastMail = sql`CASE WHEN id = ${catchAllInbox.id} THEN now() + interval '24 hours' ELSE expires_at END`;

/** What a change of the mail key needs of the database. */
export function createKeyChangeStore({ db }: { db: Db }) {
  const settings = createSettingsStore({ db });

  async function lastChange(): Promise<KeyChange | null> {
    const stored = await settings.find(KEY_CHANGE);
    return stored && { older: [], ...JSON.parse(stored.toString()) };
  }

  return {
    /** Tells all processes to read their keys again, or what has happened. */
    announce: async (news: typeof KEYS | (typeof KEY_NEWS)[number]) =>
      void (await sql`SELECT pg_notify(${CHANNEL}, ${news})`.execute(db)),

    /** The running processes that have other keys. */
    processesWithout: (ringId: string) => processesWithout(db, 'keys', ringId),

    /** The hash key, sealed with the mail key of this database. */
    hashKey: () => settings.find(HASH_KEY),
    setHashKey: (sealed: Buffer) => settings.replace(HASH_KEY, sealed),

    lastChange,

    /** Notes that `key` seals everything but mail, and which of `oldKeys` that needs. `used` are all keys of mail. */
    async finish(key: string, oldKeys: NamedKey[], used: string[]): Promise<KeyChange> {
      const { rows } = await sql<{ at: Date; until: Date | null }>`
        SELECT now() AS at, greatest((SELECT max(${lastMail}) FROM inboxes), (SELECT max(until) FROM used_addresses)) AS until`.execute(
        db,
      );
      const { at, until } = rows[0]!;
      const known = (await lastChange())?.older ?? [];
      const unknown = oldKeys.filter((one) => !known.some((other) => other.key === one.key));
      const change = {
        key,
        at: at.toISOString(),
        until: (until && until > at ? until : at).toISOString(),
        older: [...known, ...unknown.map((one) => ({ ...one, before: at.toISOString() }))].filter(
          (one) => one.key !== key && used.includes(one.key),
        ),
      };
      await settings.replace(KEY_CHANGE, Buffer.from(JSON.stringify(change)));
      return change;
    },

    /** The next rows after an id. */
    async page(
      table: keyof Database,
      columns: string[],
      after: string | null,
      max: number,
    ): Promise<StoredRow[]> {
      const { rows } = await sql<Record<string, Buffer | null> & { id: unknown }>`
        SELECT id, ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(table)}
        WHERE id > ${after ?? '00000000-0000-0000-0000-000000000000'} ORDER BY id LIMIT ${max}`.execute(db);
      return rows.map(({ id, ...values }) => ({ id: id as string, values }));
    },

    /** Changes a row unless it has changed meanwhile, or another row has its place already. */
    async replace(table: keyof Database, before: StoredRow, after: Record<string, Buffer>): Promise<boolean> {
      const assignments = Object.entries(after).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      const same = Object.entries(before.values).map(
        ([column, value]) => sql`${sql.ref(column)} IS NOT DISTINCT FROM ${value}`,
      );
      try {
        const { numAffectedRows } = await sql`UPDATE ${sql.table(table)} SET ${sql.join(assignments)}
          WHERE id = ${before.id} AND ${sql.join(same, sql` AND `)}`.execute(db);
        return numAffectedRows === 1n;
      } catch (error) {
        if ((error as { code?: string }).code === UNIQUE) return false;
        throw error;
      }
    },

    /** Which of these keys sealed something here, and whether something else is here. Keys are given by their ids. */
    async keysIn({ table, columns, where = 'true' }: SealedPlace, ids: string[]) {
      const fronts = columns.map((column) => sql`substring(${sql.ref(column)}, 1, 8)`);
      const { rows } = await sql<{ id: string | null }>`
        SELECT DISTINCT CASE WHEN front = ANY(${ids.map((id) => Buffer.from(id, 'hex'))}) THEN encode(front, 'hex') END AS id
        FROM (SELECT unnest(ARRAY[${sql.join(fronts)}]) AS front FROM ${sql.table(table)} WHERE ${sql.raw(where)}) fronts
        WHERE front IS NOT NULL`.execute(db);
      const known = rows.flatMap(({ id }) => (id === null ? [] : [id]));
      return { known, others: known.length < rows.length };
    },

    async removeEnded() {
      await sql`DELETE FROM inboxes WHERE expires_at <= now()`.execute(db);
    },

    async forgetCheck() {
      await sql`DELETE FROM settings WHERE key = ${FORMER_KEY_CHECK}`.execute(db);
    },
  };
}

export type KeyChangeStore = ReturnType<typeof createKeyChangeStore>;
