import { createWorkerInTurns, type Outcome } from '#server/lib/worker-in-turns.ts';
import type { ComposedMail } from '../mailpit/compose-mail.ts';
import type { MailWithWords, TextPlan } from './match-words.ts';

/** A mail of the largest accepted text takes a twentieth of this, unless the machine is very busy. */
const TIME_LIMIT_MS = 3000;
/** Each waiting task holds 8 MB at most. */
const MAX_WAITING = 50;

export type SearchTask = { texts: Uint8Array } | { match: MailWithWords } | { compose: Uint8Array };
export type SearchAnswer = TextPlan | boolean[] | ComposedMail;

/**
 * Searches mail on a worker thread of its own, so that a long search holds up neither the event loop nor the search for
 * codes. It also composes the mail that programs send through Mailpit's door. It starts with the first task.
 */
export function createSearchWorker({ timeLimitMs = TIME_LIMIT_MS }: { timeLimitMs?: number } = {}) {
  const worker = createWorkerInTurns<SearchTask, SearchAnswer>({
    file: new URL('./search-thread.ts', import.meta.url),
    timeLimitMs,
    maxWaiting: MAX_WAITING,
  });
  const run = async <T extends SearchAnswer>(turn: string, task: SearchTask): Promise<T | null> => {
    const outcome = (await worker.run(turn, task)) as Outcome<T>;
    return 'answer' in outcome ? outcome.answer : null;
  };

  /** All of these are null when the task took too long, or crashed the worker. */
  return {
    texts: (turn: string, outline: Uint8Array) => run<TextPlan>(turn, { texts: outline }),
    match: (turn: string, mail: MailWithWords) => run<boolean[]>(turn, { match: mail }),
    compose: (turn: string, json: Uint8Array) => run<ComposedMail>(turn, { compose: json }),
    close: worker.close,
  };
}

export type SearchWorker = ReturnType<typeof createSearchWorker>;
