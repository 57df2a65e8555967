import { partitionAt } from './partitions.ts';

const UNDEFINED_TABLE = '42P01';
type Row = { latestEnd: Date };

/**
 * Changes messages partition by partition, each under its own name. The planner knows nothing about a new partition:
 * through the parent table it would read all of it instead of using its index. A partition that was dropped meanwhile
 * held expired mail only.
 */
export async function inEachPartition<R extends Row>(
  rows: R[],
  change: (partition: string, rows: [R, ...R[]]) => Promise<unknown>,
): Promise<void> {
  for (const [partition, own] of Map.groupBy(rows, ({ latestEnd }) => partitionAt('messages', latestEnd)))
    await change(partition, own as [R, ...R[]]).catch((error) => {
      if (error.code !== UNDEFINED_TABLE) throw error;
    });
}
