import type { Pool } from '../pool.ts';

const FRESH_MS = 5_000;

export type StorageState = { isFull: boolean; bytes: number; limit: number };

/**
 * Whether the database is smaller than the operator's limit. All mails within a few seconds share one measurement.
 * The size falls again when partitions are dropped.
 */
export function createStorageRoom({
  pool,
  limit,
  onChange,
  freshMs = FRESH_MS,
}: {
  pool: Pool;
  /** 0 switches it off. */
  limit: () => number;
  /** Called when the limit is reached, and when there is room again. */
  onChange: (state: StorageState) => void;
  freshMs?: number;
}) {
  let isFull = false;
  let measuredAt = Number.NEGATIVE_INFINITY;
  let measuring: Promise<void> = Promise.resolve();

  async function measure() {
    const most = limit();
    // Without a limit there is nothing to measure, except for the end of a full database.
    if (!most && !isFull) return;
    const { rows } = await pool.query('SELECT pg_database_size(current_database()) AS bytes');
    const { bytes } = rows[0];
    if ((most > 0 && bytes >= most) === isFull) return;
    isFull = !isFull;
    onChange({ isFull, bytes, limit: most });
  }

  return async function hasRoom(): Promise<boolean> {
    if (performance.now() - measuredAt > freshMs) {
      measuredAt = performance.now();
      // Without an answer the last one stays valid. If the database is down, the delivery itself fails.
      measuring = measure().catch(() => {});
    }
    await measuring;
    return !isFull;
  };
}
