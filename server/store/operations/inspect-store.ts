import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { createPartitionStore, PARTITION_MS } from '../mail/partitions.ts';
import { appliedMigrations, migrationNames } from '../migrate.ts';
import { createKeyChangeStore } from './key-change-store.ts';

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
    }>`SELECT current_setting('server_version_num')::int / 10000 AS major, clock_timestamp() AS now,
         current_setting('fsync') = 'on' AND current_setting('synchronous_commit') <> 'off' AS durable,
         has_schema_privilege(current_schema(), 'CREATE') AS "mayCreate",
         current_setting('max_connections')::int AS connections,
         pg_database_size(current_database()) AS bytes`);
    const done = await appliedMigrations(db);
    const base = {
      ...server,
      migrated: done.length > 0,
      done,
      knownMigrations: migrationNames,
      partitionMs: PARTITION_MS,
    };
    if (!base.migrated)
      return {
        ...base,
        foreign: [],
        partitions: [],
        keyId: null,
        keyChange: null,
        waiting: null,
      };
    // Only the owner of a table can create and drop its partitions.
    const { rows: foreign } = await sql<{ name: string }>`
      SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p')
        AND relnamespace = current_schema()::regnamespace AND NOT pg_has_role(relowner, 'USAGE')`.execute(db);
    const outbox = await one(sql<{ since: Date | null }>`SELECT min(created_at) AS since FROM outbox`);
    const keyChanges = createKeyChangeStore({ db });
    const keyChange = await keyChanges.lastChange();
    return {
      ...base,
      /** The last change of the mail key. */
      keyChange,
      foreign: foreign.map(({ name }) => name),
      partitions: await createPartitionStore({ db }).list(),
      /** The id of its mail key. */
      keyId: (await keyChanges.hashKey())?.toString('hex', 0, 8) ?? null,
      /** When the oldest unsent system mail was written. */
      waiting: outbox.since,
    };
  }

  return { read };
}

export type Inspection = Awaited<ReturnType<ReturnType<typeof createInspectStore>['read']>>;
