import type { Pool } from '../pool.ts';
import { MOVED, movedSince } from './moved-inboxes.ts';
import { partitionAt } from './partitions.ts';

const UNDEFINED_TABLE = '42P01';
type Row = { expiresAt: Date; inboxId: string };

/**
 * Changes messages partition by partition, each under its own name. The planner knows nothing about a new partition:
 * through the parent table it would read all of it instead of using its index. A partition that was dropped meanwhile
 * held expired mail only. If rows are missing, their inboxes may have been extended meanwhile, so it looks for them again.
 */
export async function inEachPartition<R extends Row>(
  pool: Pool,
  rows: R[],
  change: (partition: string, rows: [R, ...R[]]) => Promise<{ rowCount: number | null }>,
): Promise<void> {
  const missed: R[] = [];
  for (const [partition, own] of Map.groupBy(rows, ({ expiresAt }) => partitionAt('messages', expiresAt))) {
    const changed = await change(partition, own as [R, ...R[]]).catch((error) => {
      if (error.code !== UNDEFINED_TABLE && error.code !== MOVED) throw error;
      return { rowCount: 0 };
    });
    if ((changed.rowCount ?? 0) < own.length) missed.push(...own);
  }
  const moved = await movedSince(pool, missed);
  if (moved.length) await inEachPartition(pool, moved, change);
}
