/** Enough at once to be quick, few enough to leave the database to others. */
const AT_ONCE = 5;
const LEASE_MS = 3 * 60_000;

type Claim<T> = (wish: { now: Date; leaseUntil: Date; max: number }) => Promise<T[]>;

/** Work that waits in a table: taken when it is due, each piece by one process alone. */
export function createWorkQueue<T>({
  claim,
  work,
  now,
}: {
  claim: Claim<T>;
  /** Deals with its own failures. Must be through within three minutes: then it is due again. */
  work: (item: T) => Promise<unknown>;
  now: () => Date;
}) {
  let running: Promise<void> | null = null;
  let again = false;
  let closed = false;

  async function takeDue(): Promise<T[]> {
    if (closed) return [];
    const at = now();
    return claim({ now: at, leaseUntil: new Date(at.getTime() + LEASE_MS), max: AT_ONCE });
  }

  async function drain() {
    do {
      again = false;
      for (let due = await takeDue(); due.length; due = await takeDue()) await Promise.all(due.map(work));
    } while (again && !closed);
  }

  return {
    /** Works on what is due. Called while it runs, it looks once more when it is through. */
    run(): Promise<void> {
      again = true;
      running ??= drain().finally(() => {
        running = null;
      });
      return running;
    },

    /** Takes nothing new and waits for what is under way. */
    async close() {
      closed = true;
      await running?.catch(() => {});
    },
  };
}

/** How long to wait after a try that failed, the first being 1; the last wait repeats. */
export const waitAfter = (waits: number[], attempts: number): number =>
  waits[Math.min(attempts, waits.length) - 1]!;
