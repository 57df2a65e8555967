import type pg from 'pg';
import { createDb, type Db } from '../database.ts';
import { catchAllInbox } from '../mail/catch-all-store.ts';
import { createPartition, startOf } from '../mail/partitions.ts';
import { migrate } from '../migrate.ts';
import type { Pool } from '../pool.ts';
import type { Rows } from './read-snapshot.ts';
import { allTables, formerTables, savedTables, type Table } from './tables.ts';

/** Typed queries on one connection, in the middle of its transaction. */
export const onClient = (client: pg.PoolClient): Db =>
  createDb({
    connect: async () => ({ query: client.query.bind(client), release: () => {} }),
    end: async () => {},
  } as unknown as Pool);

export const migrateIn = (client: pg.PoolClient, target?: string) =>
  migrate(onClient(client), target, { disableTransactions: true });

/** Removes all our tables, with the partitions that a job had detached and not dropped yet. */
export async function dropTables(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class LEFT JOIN pg_inherits ON inhrelid = oid
     WHERE relkind = 'r' AND inhrelid IS NULL AND relname ~ '^(messages|message_chunks)_p[0-9]+$'
       AND relnamespace = (SELECT relnamespace FROM pg_class WHERE oid = 'messages'::regclass)`,
  );
  const migrations = ['kysely_migration', 'kysely_migration_lock'];
  const names = [...allTables, ...migrations, ...rows.map(({ name }) => name)];
  await client.query(`DROP TABLE IF EXISTS ${names.join()}`);
}

/** Makes the tables as they were when the backup was made, fills them, and brings them to this version. */
export async function unpack(client: pg.PoolClient, schema: string, pieces: AsyncIterable<Rows>) {
  const db = onClient(client);
  await migrateIn(client, schema);
  const now = (await client.query<{ now: Date }>('SELECT now()')).rows[0]!.now.getTime();
  const partitions = new Set<number>();
  let knowsBodies = false;
  for await (const { table, rows } of pieces) {
    if ((formerTables as string[]).includes(table)) continue;
    let living = rows;
    if (table === 'messages' || table === 'message_chunks') {
      if (table === 'message_chunks' && !knowsBodies) {
        await client.query(NEEDED_BODIES);
        knowsBodies = true;
      }
      // Before mail had its place for good, the body of an address that was extended could be in a partition that had passed.
      const anywhere = table === 'message_chunks' && schema < '026-places';
      living = rows.filter((row) => anywhere || endOf(row) > now);
      for (const start of new Set(living.map((row) => startOf(endOf(row)))))
        if (!partitions.has(start)) {
          await createPartition(db, start);
          partitions.add(start);
        }
    }
    // OFFSET 0: without it, the text would be parsed again for every column.
    await client.query(
      `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
       SELECT (r).* FROM (SELECT row::${table} AS r FROM unnest($1::text[]) row OFFSET 0) rows ${NEEDED[table] ?? ''}`,
      [living],
    );
  }
  await migrateIn(client);
  await dropExpired(client);
  for (const table of savedTables) await continueNumbers(client, table);
}

/** A row of mail begins with the time of its partition. */
const endOf = (row: string) => Date.parse(/^\("?([^",]+)/.exec(row)![1]!);

/** Mail comes back if its inbox lives, and a body if a message needs it. */
const NEEDED: Partial<Record<Table, string>> = {
  messages: 'WHERE (r).inbox_id IN (SELECT id FROM inboxes WHERE expires_at > now())',
  message_chunks: 'WHERE EXISTS (SELECT FROM needed_bodies WHERE id = (r).message_id)',
};
const NEEDED_BODIES = `
  CREATE TEMP TABLE needed_bodies ON COMMIT DROP AS SELECT DISTINCT coalesce(body_id, id) AS id FROM messages;
  CREATE UNIQUE INDEX ON needed_bodies (id)`;

/** In the inbox of all mail, which never ends, a body ends before its message. */
async function dropExpired(client: pg.PoolClient) {
  const { id } = catchAllInbox;
  for (const statement of [
    'DELETE FROM inboxes WHERE expires_at <= now()',
    'DELETE FROM sessions WHERE expires_at <= now()',
    `DELETE FROM messages WHERE inbox_id = '${id}' AND body_expires_at <= now()`,
    `UPDATE inboxes SET message_count = (SELECT count(*) FROM messages WHERE inbox_id = '${id}') WHERE id = '${id}'`,
  ])
    await client.query(statement);
}

/** Columns that number their rows go on after the highest number. */
async function continueNumbers(client: pg.PoolClient, table: string) {
  const { rows } = await client.query(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attidentity <> ''`,
    [table],
  );
  for (const { name } of rows)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${name}'), coalesce(max(${name}), 1)) FROM ${table}`,
    );
}
