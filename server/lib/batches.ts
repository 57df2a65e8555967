export type Pace = {
  /** How many batches may run at once. */
  parallel?: number;
  /** The minimum time between the starts of two batches. */
  gapMs?: number;
  /** With this many items, a batch begins before that time has passed. */
  enough?: number;
  /** The gap applies only for this long after two items overlapped; by default it always applies. */
  crowdMs?: number;
};

/**
 * For the lookups that every mail and every call needs. A query for one row costs four times as much as each row of a
 * query for five, so requests wait a moment for others. A single request does not wait, and under load none does.
 */
export const SHARING = { gapMs: 12, enough: 8, crowdMs: 250 };

/**
 * Decides when the next batch begins. Items that arrive in one turn of the event loop share a batch. While the maximum
 * number of batches is running, or until `gapMs` has passed, new items collect for the next one. `begin` takes its
 * items at once and never rejects. Call the returned function after adding an item.
 */
export function createBatches({
  waiting,
  begin,
  parallel = 1,
  gapMs = 0,
  enough = Number.POSITIVE_INFINITY,
  crowdMs = Number.POSITIVE_INFINITY,
}: Pace & { waiting: () => number; begin: () => Promise<void> }) {
  let running = 0;
  let notBefore = 0;
  let crowdedAt = 0;
  let isDue = false;
  let timer: NodeJS.Timeout | undefined;

  async function run() {
    isDue = false;
    timer = undefined;
    running++;
    notBefore = performance.now() + gapMs;
    const end = begin();
    // Items that did not fit into this batch may be enough for another one.
    schedule();
    await end;
    running--;
    schedule();
  }

  function schedule() {
    if (!waiting()) return;
    const now = performance.now();
    if (running > 0 || waiting() > 1) crowdedAt = now;
    if (isDue || running >= parallel) return;
    const early = waiting() < enough && now - crowdedAt < crowdMs ? notBefore - now : 0;
    if (early > 0) {
      timer ??= setTimeout(run, early);
    } else {
      isDue = true;
      clearTimeout(timer);
      setImmediate(run);
    }
  }

  return schedule;
}
