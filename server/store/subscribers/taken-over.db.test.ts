import { randomBytes, randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDatabase } from '../database.ts';
import { createPartitionStore } from '../mail/partitions.ts';
import { migrate } from '../migrate.ts';

const now = new Date();
const later = (ms: number) => new Date(now.getTime() + ms);
const end = later(3_600_000);

/** A database of the version before, and what fills it. */
async function setUp() {
  const database = await createTestDatabase();
  const { db, pool, close } = createDatabase({ url: database.url, onError: () => {} });
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  await migrate(db, '023-no-merging');
  await createPartitionStore({ db }).ensureFor(end);
  const add = async (table: string, row: Record<string, unknown>) => {
    const places = Object.keys(row).map((_, nth) => `$${nth + 1}`);
    await pool.query(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places})`, Object.values(row));
  };
  const [account_id, guest_id] = [randomUUID(), randomUUID()];
  await add('accounts', { id: account_id, email: 'ann@example.org', full_name: '', created_at: now });
  await add('guests', { id: guest_id, token_hash: randomBytes(32), created_at: now, seen_at: now });
  return { db, pool, add, account_id, guest_id };
}
type Add = Awaited<ReturnType<typeof setUp>>['add'];

/** An inbox with messages at these positions. Returns their ids. */
async function addMail(add: Add, owner_id: string, positions: number[]) {
  const id = randomUUID();
  await add('inboxes', {
    ...{ id, owner_id, plan: 'free', created_at: now, expires_at: end, seq: 100 },
    ...{ address_hash: randomBytes(32), address_sealed: randomBytes(60) },
  });
  const messages: string[] = [];
  for (const seq of positions) {
    messages.push(randomUUID());
    const row = { id: messages.at(-1), inbox_id: id, seq, expires_at: end, received_at: now, size: 1 };
    await add('messages', { ...row, summary: randomBytes(9) });
  }
  return { id, messages };
}

test('what webhooks and browsers had not got yet is queued in its order, with what is being retried', async () => {
  const { db, pool, add, account_id, guest_id } = await setUp();
  const webhook = {
    account_id,
    sealed: randomBytes(9),
    format: 'standard',
    wants: 'message',
    created_at: now,
  };
  const [retrying, disabled, browser] = [randomUUID(), randomUUID(), randomUUID()];
  const first = await addMail(add, account_id, [10, 30, 50]);
  const second = await addMail(add, account_id, [20, 40]);
  const retried = { current_message: first.messages[1], attempts: 3, next_at: later(60_000) };
  await add('webhooks', { ...webhook, id: retrying, ...retried });
  await add('webhooks', { ...webhook, id: disabled, disabled_at: now });
  // Everything in the first inbox up to position 10 was sent, and nothing in the second one.
  await add('webhook_positions', { webhook_id: retrying, inbox_id: first.id, seq: 10, expires_at: end });
  await pool.query('UPDATE messages SET deleted_seq = 60, summary = NULL WHERE id = $1', [first.messages[2]]);
  const own = await addMail(add, guest_id, [15, 25]);
  await addMail(add, guest_id, [35]);
  await add('push_subscriptions', {
    ...{ id: browser, owner_id: guest_id, guest_id, endpoint_hash: randomBytes(9), sealed: randomBytes(9) },
    inbox_ids: [own.id],
  });
  await add('push_positions', { push_id: browser, inbox_id: own.id, seq: 15, expires_at: end });

  await migrate(db);
  const { rows } = await pool.query(
    `SELECT kind, subscriber, message_id AS message, attempts, due_at::text AS due FROM subscriber_queue ORDER BY kind, nr`,
  );
  const untouched = { attempts: 0, due: '-infinity' };
  const of = { kind: 'webhook', subscriber: retrying };
  expect(rows).toEqual([
    { kind: 'push', subscriber: browser, message: own.messages[1], ...untouched },
    { ...of, message: second.messages[0], ...untouched },
    { ...of, message: first.messages[1], attempts: 3, due: expect.stringContaining('20') },
    { ...of, message: second.messages[1], ...untouched },
  ]);
  const due = await pool.query('SELECT due_at FROM subscriber_queue WHERE attempts = 3');
  expect(due.rows[0].due_at).toEqual(later(60_000));
});
