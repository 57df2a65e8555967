import { createFairQueue } from '#server/lib/fair-queue.ts';

/** How long mail programs have the event loop at a time, all of them together. */
const SLICE_MS = 2;

/**
 * Lets everybody else have a turn. Code that does a lot for a mail program asks between small steps whether to go on. The queue is
 * one for all of them: they work one after the other, by network and reader, and never longer than a slice before the event loop
 * goes round.
 */
export function createPace({ sliceMs = SLICE_MS }: { sliceMs?: number } = {}) {
  const queue = createFairQueue<() => void>();
  /** When the current slice began, or null if nobody has worked since the event loop went round. */
  let since: number | null = null;

  function begin() {
    since = performance.now();
    setImmediate(next);
  }

  function next() {
    since = null;
    const resume = queue.take();
    if (!resume) return;
    begin();
    resume();
  }

  /** Undefined as long as there is time left, or a promise of the next turn. */
  return (key: string): Promise<void> | undefined => {
    if (since === null) begin();
    else if (queue.waiting() || performance.now() - since >= sliceMs)
      return new Promise((resolve) => queue.push(key, resolve));
    return undefined;
  };
}

export type Pace = ReturnType<typeof createPace>;
