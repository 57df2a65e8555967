import { PARTITION_MS } from './partitions.ts';

/**
 * SQL: whether `column` lies in a partition of these times. A statement that joins a table of mail needs it, so that the
 * planner leaves the other partitions out. `= ANY (times)` would do that, too, but every index scan sorts such a list again.
 */
export function inPartitionsOf(times: Date[], column = 'm.expires_at'): string {
  const starts = new Set(times.map((time) => Math.floor(time.getTime() / PARTITION_MS)));
  const spans: Array<{ from: number; to: number }> = [];
  for (const start of [...starts].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.to === start) last.to++;
    else spans.push({ from: start, to: start + 1 });
  }
  const at = (start: number) => `'${new Date(start * PARTITION_MS).toISOString()}'::timestamptz`;
  return `(${spans.map(({ from, to }) => `${column} >= ${at(from)} AND ${column} < ${at(to)}`).join(' OR ')})`;
}
