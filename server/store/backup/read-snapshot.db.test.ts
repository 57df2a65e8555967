import { expect, test } from 'vitest';
import { setUpDatabase } from '#tests/support/store-database.ts';
import { run } from '#tests/support/test-database.ts';
import { createPartitionStore } from '../mail/partitions.ts';
import { readSnapshot } from './read-snapshot.ts';

const place = setUpDatabase();

test('a piece holds about a megabyte, whether its rows are large or small, and every row is in one', async () => {
  const at = new Date(Date.now() + 3_600_000);
  await createPartitionStore({ db: place.db }).ensureFor(at);
  const add = (count: number, bytes: number) =>
    run(
      place.url,
      `INSERT INTO message_chunks (expires_at, message_id, position, sealed)
       SELECT '${at.toISOString()}', gen_random_uuid(), 0, decode(repeat('5a', ${bytes}), 'hex')
       FROM generate_series(1, ${count})`,
    );
  for (const [count, bytes] of [
    [200, 100],
    [40, 262_144],
    [200, 100],
  ] as const)
    await add(count, bytes);
  const read: Array<{ count: number; size: number }> = [];
  await readSnapshot(place.pool, async ({ pieces }) => {
    for await (const { table, rows } of pieces())
      if (table === 'message_chunks') read.push({ count: rows.length, size: rows.join('').length });
  });
  expect(read.reduce((sum, { count }) => sum + count, 0)).toBe(440);
  expect(Math.max(...read.map(({ size }) => size))).toBeLessThan(2_000_000);
});
