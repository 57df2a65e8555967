import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addInbox, setUpDatabase } from '#tests/support/store-database.ts';
import { createMessageStore } from './message-store.ts';
import { createPartitionStore, PARTITION_MS } from './partitions.ts';

const handle = setUpDatabase();

test('results reach the messages of every partition, and a partition that is gone holds none of them up', async () => {
  const messages = createMessageStore(handle);
  const soon = new Date(Date.now() + PARTITION_MS);
  const later = new Date(soon.getTime() + PARTITION_MS);
  const gone = new Date(Date.now() - 1000 * PARTITION_MS);
  const [first, second] = [soon, later].map((latestEnd) => ({ inboxId: randomUUID(), latestEnd, seq: 7 }));
  for (const { inboxId, latestEnd, seq } of [first!, second!]) {
    await createPartitionStore(handle).ensureFor(latestEnd);
    await addInbox(handle, { id: inboxId, expiresAt: latestEnd });
    await handle.pool.query(
      `INSERT INTO messages (expires_at, inbox_id, seq, id, received_at, size, summary)
       VALUES ($1, $2, $3, $2, now(), 1, '')`,
      [latestEnd, inboxId, seq],
    );
  }

  const places = [{ inboxId: randomUUID(), latestEnd: gone, seq: 7 }, first!, second!];
  const sealed = Buffer.from('sealed');
  await messages.markPushed(places.map((place) => ({ ...place, at: new Date() })));
  const learned = { found: sealed, verdict: null, isFinal: false, summary: null };
  await messages.storeLearned(places.map((place) => ({ ...place, ...learned })));

  const stored = await handle.pool.query('SELECT found FROM messages WHERE pushed_at IS NOT NULL');
  expect(stored.rows).toEqual([{ found: sealed }, { found: sealed }]);
  const ids = places.map(({ inboxId, latestEnd }) => ({ inboxId, latestEnd, id: inboxId }));
  // Often enough to be prepared.
  for (let times = 0; times < 15; times++) expect(await messages.findMany(ids)).toHaveLength(2);
});
