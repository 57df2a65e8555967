/** Enough to be quick, but few enough to leave database capacity for others. */
const AT_ONCE = 5;
const LEASE_MS = 3 * 60_000;

type Claim<T> = (query: { now: Date; leaseUntil: Date; max: number }) => Promise<T[]>;

/** Works on rows of a table when they are due. Each row is taken by one process only. */
export function createWorkQueue<T>({
  claim,
  work,
  atOnce = AT_ONCE,
  now,
}: {
  claim: Claim<T>;
  /** Handles its own failures. Has to finish within three minutes; after that the row is due again. */
  work: (item: T) => Promise<unknown>;
  atOnce?: number;
  now: () => Date;
}) {
  let running: Promise<void> | null = null;
  let again = false;
  let closed = false;

  async function takeDue(): Promise<T[]> {
    if (closed) return [];
    const at = now();
    return claim({ now: at, leaseUntil: new Date(at.getTime() + LEASE_MS), max: atOnce });
  }

  async function drain() {
    do {
      again = false;
      for (let due = await takeDue(); due.length; due = await takeDue()) await Promise.all(due.map(work));
    } while (again && !closed);
  }

  return {
    /** Works on everything that is due. If called while running, it checks once more at the end. */
    run(): Promise<void> {
      again = true;
      running ??= drain().finally(() => {
        running = null;
      });
      return running;
    },

    /** Takes no new work and waits for running work to finish. */
    async close() {
      closed = true;
      await running?.catch(() => {});
    },
  };
}

/** How long to wait after the given number of failed attempts. The last wait repeats. */
export const waitAfter = (waits: number[], attempts: number): number =>
  waits[Math.min(attempts, waits.length) - 1]!;
