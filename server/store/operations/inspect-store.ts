import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { createPartitionStore, PARTITION_MS } from '../mail/partitions.ts';
import { migrationNames } from '../migrate.ts';
import { createIdentityStore } from './identity-store.ts';

/** Reads what the doctor checks in a database. Changes nothing. */
export function createInspectStore({ db }: { db: Db }) {
  const one = async <T>(query: ReturnType<typeof sql<T>>): Promise<T> => (await query.execute(db)).rows[0]!;

  async function read() {
    const server = await one(sql<{
      major: number;
      now: Date;
      durable: boolean;
      mayCreate: boolean;
      connections: number;
      bytes: number;
      migrated: boolean;
    }>`SELECT current_setting('server_version_num')::int / 10000 AS major, clock_timestamp() AS now,
         current_setting('fsync') = 'on' AND current_setting('synchronous_commit') <> 'off' AS durable,
         has_schema_privilege(current_schema(), 'CREATE') AS "mayCreate",
         current_setting('max_connections')::int AS connections,
         pg_database_size(current_database()) AS bytes,
         to_regclass('kysely_migration') IS NOT NULL AS migrated`);
    const base = { ...server, knownMigrations: migrationNames, partitionMs: PARTITION_MS };
    if (!server.migrated)
      return {
        ...base,
        done: [],
        foreign: [],
        partitions: [],
        keyCheck: null,
        waiting: null,
        isRestored: false,
      };
    const { rows: done } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
    // Only the owner of a table can create and drop its partitions.
    const { rows: foreign } = await sql<{ name: string }>`
      SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p')
        AND relnamespace = current_schema()::regnamespace AND NOT pg_has_role(relowner, 'USAGE')`.execute(db);
    const key = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'mail-key-check')
      .executeTakeFirst();
    const outbox = await one(sql<{ since: Date | null }>`SELECT min(created_at) AS since FROM outbox`);
    return {
      ...base,
      done: done.map(({ name }) => name),
      foreign: foreign.map(({ name }) => name),
      partitions: await createPartitionStore({ db }).list(),
      keyCheck: key?.value ?? null,
      /** When the oldest unsent system mail was written. */
      waiting: outbox.since,
      isRestored: await createIdentityStore({ db }).seemsRestored(),
    };
  }

  return { read };
}

export type Inspection = Awaited<ReturnType<ReturnType<typeof createInspectStore>['read']>>;
