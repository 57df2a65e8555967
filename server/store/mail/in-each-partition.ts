import { partitionAt } from './partitions.ts';

const UNDEFINED_TABLE = '42P01';

/**
 * Changes messages partition by partition, each under its own name. The planner knows nothing about a new partition:
 * through the parent table it would read all of it instead of using its index. A partition that was dropped meanwhile
 * held expired mail only.
 */
export async function inEachPartition<Row extends { expiresAt: Date }>(
  rows: Row[],
  change: (partition: string, rows: Row[]) => Promise<unknown>,
): Promise<void> {
  const byPartition = Map.groupBy(rows, ({ expiresAt }) => partitionAt('messages', expiresAt));
  for (const [partition, own] of byPartition)
    await change(partition, own).catch((error) => {
      if (error.code !== UNDEFINED_TABLE) throw error;
    });
}
