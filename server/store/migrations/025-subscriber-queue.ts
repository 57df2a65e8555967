import { type Kysely, sql } from 'kysely';

const kinds = [
  {
    kind: 'webhook',
    table: 'webhooks',
    positions: 'webhook_positions',
    subscriber: 'webhook_id',
    gets: 'i.owner_id = w.account_id AND w.disabled_at IS NULL',
  },
  {
    kind: 'push',
    table: 'push_subscriptions',
    positions: 'push_positions',
    subscriber: 'push_id',
    gets: 'i.owner_id = w.owner_id AND (w.inbox_ids IS NULL OR i.id = ANY(w.inbox_ids))',
  },
];

/**
 * What webhooks and browsers still have to get is a row for each message, instead of a position in each inbox. What they had
 * not got by their position is taken over.
 */
export async function up(db: Kysely<unknown>) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  // Rows come and go, so what is dead is removed early. The table keeps its pages: for one without any, the planner would take no
  // index, and a prepared statement keeps its plan.
  await run(`
    CREATE TABLE subscriber_queue (
      nr bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL, subscriber uuid NOT NULL, inbox_id uuid NOT NULL,
      message_id uuid NOT NULL, due_at timestamptz NOT NULL DEFAULT '-infinity', attempts int NOT NULL DEFAULT 0)
    WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, vacuum_truncate = false)`);
  await run('CREATE INDEX subscriber_queue_first ON subscriber_queue (kind, subscriber, due_at DESC, nr)');
  await run(
    `CREATE INDEX subscriber_queue_due ON subscriber_queue (kind, due_at) WHERE due_at > '-infinity'`,
  );
  for (const { kind, table, positions, subscriber, gets } of kinds) {
    await run(`
      INSERT INTO subscriber_queue (kind, subscriber, inbox_id, message_id, due_at, attempts)
      SELECT '${kind}', w.id, i.id, m.id,
        CASE WHEN w.current_message = m.id THEN coalesce(w.next_at, '-infinity') ELSE '-infinity' END,
        CASE WHEN w.current_message = m.id THEN w.attempts ELSE 0 END
      FROM ${table} w JOIN inboxes i ON ${gets}
      LEFT JOIN ${positions} p ON p.${subscriber} = w.id AND p.inbox_id = i.id
      JOIN messages m ON m.expires_at = i.expires_at AND m.inbox_id = i.id AND m.seq > coalesce(p.seq, 0)
        AND m.deleted_seq IS NULL
      ORDER BY m.seq`);
    await run(`
      ALTER TABLE ${table} DROP COLUMN current_message, DROP COLUMN attempts, DROP COLUMN next_at,
        DROP COLUMN lease_id, DROP COLUMN lease_until`);
  }
  await run('DROP TABLE webhook_positions, push_positions');
}
