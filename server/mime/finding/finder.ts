import { createWorkerInTurns, type Outcome } from '#server/lib/worker-in-turns.ts';
import type { Found } from '../extracting/extract.ts';
import type { ReadingPlan } from './reading-plan.ts';

/** Any mail takes less than a twentieth of this, unless the machine is very busy. */
const TIME_LIMIT_MS = 2000;
/** Most mails take less than a millisecond, which is less than a turn of a busy event loop. */
const AHEAD = 8;

export type MailToSearch = {
  plan: ReadingPlan;
  /** The encoded bytes of each part of the plan. */
  bodies: Uint8Array[];
  ownAddresses: string[];
};
export type FinderTask = { outline: Uint8Array } | MailToSearch;
export type FinderAnswer = ReadingPlan | Found;

/**
 * Finds the code, the link and the unsubscribe link of a mail on a worker thread of its own: bodies that take long to
 * sanitize do not hold it up, and nothing of this runs on the event loop.
 */
export function createFinder({
  timeLimitMs = TIME_LIMIT_MS,
  file,
}: {
  timeLimitMs?: number;
  file?: URL;
} = {}) {
  const worker = createWorkerInTurns<FinderTask, FinderAnswer>({
    file: file ?? new URL('./finder-worker.ts', import.meta.url),
    timeLimitMs,
    ahead: AHEAD,
  });

  return {
    /** Reads a large outline. */
    plan: async (outline: Uint8Array, owner: string) =>
      (await worker.run(owner, { outline })) as Outcome<ReadingPlan>,
    search: async (mail: MailToSearch, owner: string) => (await worker.run(owner, mail)) as Outcome<Found>,
    prepare: worker.prepare,
    close: worker.close,
  };
}

export type Finder = ReturnType<typeof createFinder>;
