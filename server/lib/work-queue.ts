/** Enough to be quick, but few enough to leave database capacity for others. */
const AT_ONCE = 5;
const LEASE_MS = 3 * 60_000;

type Claim<T> = (query: { now: Date; leaseUntil: Date; max: number }) => Promise<T[]>;

/** Works on rows of a table when they are due. Each row is taken by one process only. */
export function createWorkQueue<T>({
  claim,
  work,
  atOnce = AT_ONCE,
  leaseMs = LEASE_MS,
  now,
}: {
  claim: Claim<T>;
  /**
   * Handles its own failures. Has to finish within the lease; after that the row is due again. Resolves with true if more
   * may be due now.
   */
  work: (item: T, signal: AbortSignal) => Promise<unknown>;
  atOnce?: number;
  leaseMs?: number;
  now: () => Date;
}) {
  const closing = new AbortController();
  const busy = new Set<Promise<void>>();
  let claiming: Promise<void> | null = null;
  let mayHaveMore = false;

  const canClaim = () => mayHaveMore && busy.size < atOnce && !closing.signal.aborted;

  async function fillPlaces() {
    try {
      while (canClaim()) {
        mayHaveMore = false;
        const at = now();
        const max = atOnce - busy.size;
        const items = await claim({ now: at, leaseUntil: new Date(at.getTime() + leaseMs), max });
        if (items.length === max) mayHaveMore = true;
        items.forEach(begin);
      }
    } finally {
      claiming = null;
    }
  }

  /** One claim at a time, so that they don't pile up on a slow database. */
  async function look() {
    if (!claiming && canClaim()) claiming = fillPlaces();
    await claiming;
  }

  function begin(item: T) {
    const working = work(item, closing.signal).then((hasMore) => {
      if (hasMore === true) mayHaveMore = true;
    });
    const done: Promise<void> = working
      .finally(() => busy.delete(done))
      .then(() => (mayHaveMore ? look() : undefined));
    busy.add(done);
    // Only `run` reports failures. What could not be claimed is claimed later.
    done.catch(() => {});
  }

  /** Begins what is due, as far as there are places. The rest begins when places become free. */
  function wake(): Promise<void> {
    mayHaveMore = true;
    return look();
  }

  return {
    wake,

    /** Works on everything that is due. */
    async run(): Promise<void> {
      await wake();
      while (busy.size) await Promise.all(busy);
    },

    /** Takes no new work, tells running work to end, and waits for it. */
    async close() {
      closing.abort();
      await claiming?.catch(() => {});
      await Promise.allSettled(busy);
    },
  };
}

/** How long to wait after each failed attempt. `repeats`: the last wait is repeated; otherwise nothing follows it. */
export type Waits = { waits: number[]; repeats?: boolean };

/** When to try again. Null if nothing follows, or if it would be too late. */
export function nextAttempt(
  { waits, repeats = false }: Waits,
  { failed, endsAt, now }: { failed: number; endsAt: Date; now: Date },
): Date | null {
  const wait = waits[failed - 1] ?? (repeats ? waits.at(-1) : undefined);
  const at = wait === undefined ? null : new Date(now.getTime() + wait);
  return at && at < endsAt ? at : null;
}

/** Makes work of what can fail: it is repeated until it is done, or until another attempt would be too late. */
export const untilDone =
  <T extends { id: string; attempts: number }>({
    act,
    settle,
    retries,
    endsAt,
    onFailure,
    now,
  }: {
    act: (item: T) => Promise<unknown>;
    /** Writes when to act again, or that nothing follows. */
    settle: (id: string, next: Date | null) => Promise<unknown>;
    retries: Waits;
    endsAt: (item: T) => Date;
    onFailure: (error: unknown, item: T) => void;
    now: () => Date;
  }) =>
  async (item: T): Promise<void> => {
    let next: Date | null = null;
    try {
      await act(item);
    } catch (error) {
      onFailure(error, item);
      next = nextAttempt(retries, { failed: item.attempts, endsAt: endsAt(item), now: now() });
    }
    await settle(item.id, next);
  };
