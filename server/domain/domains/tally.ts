import type { DayCounts } from '#server/store/domains/day-store.ts';
import { createDayCounts } from './day-counts.ts';

const FLUSH_MS = 10_000;
/** More at once could take longer than a statement may. */
const SAVED_AT_ONCE = 10_000;

/**
 * Adds the counts of this process to the database every ten seconds and at the end. What cannot be saved is kept and
 * saved later. A crash loses at most ten seconds. If the database saved the counts but its answer was lost, they are
 * added twice.
 */
export function createTally({
  save,
  now,
  onError,
  everyMs = FLUSH_MS,
  maxKeys,
}: {
  save: (days: DayCounts[]) => Promise<void>;
  now: () => Date;
  onError: (error: unknown) => void;
  everyMs?: number;
  maxKeys?: number;
}) {
  const counts = createDayCounts({ now, ...(maxKeys ? { maxKeys } : {}) });
  let collect: (() => Promise<DayCounts[]>) | null = null;
  let saving: Promise<void> | undefined;

  async function saveAll() {
    try {
      if (collect) counts.add(await collect());
    } catch (error) {
      onError(error);
    }
    const days = counts.take();
    try {
      while (days.length) {
        await save(days.slice(-SAVED_AT_ONCE));
        days.length = Math.max(0, days.length - SAVED_AT_ONCE);
      }
    } catch (error) {
      counts.add(days);
      onError(error);
    }
  }

  /** One save at a time. */
  function flush(): Promise<void> {
    saving ??= saveAll().finally(() => {
      saving = undefined;
    });
    return saving;
  }
  const timer = setInterval(() => void flush(), everyMs).unref();

  return {
    ...counts,
    flush,
    /** Before each save, what the receiving threads have counted is taken from them. */
    collectFrom(take: (() => Promise<DayCounts[]>) | null) {
      collect = take;
    },
    async close() {
      clearInterval(timer);
      await saving;
      await flush();
    },
  };
}

export type Tally = ReturnType<typeof createTally>;
