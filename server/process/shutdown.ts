import { inTime, TooLate } from '#server/lib/in-time.ts';
import type { Logger } from '#server/log.ts';

/** After this the process ends, even if something has not stopped. */
const DEADLINE_MS = 9500;
/**
 * Shorter than the deadline, so that the database can still stop cleanly when the app does not. Longer than mails that
 * are being sent may take, so that the app is done with the database before.
 */
const STEP_MS = 8500;
/** One Ctrl-C arrives twice: the terminal sends it to every process, and npm passes it on. */
const SAME_KEY_PRESS_MS = 500;

type Step = {
  name: string;
  close: () => void | Promise<void>;
  /** Called instead of `close` when the process must end at once. */
  kill?: () => void;
};

/** Closes what was started, in reverse order, and ends the process. */
export function createShutdown({ log, exit }: { log: Logger; exit: (code: number) => void }) {
  const steps: Step[] = [];
  let startedAt: number | null = null;
  let starting: Promise<unknown> = Promise.resolve();

  const endNow = (code: number) => {
    for (const step of steps) step.kill?.();
    exit(code);
  };

  const run = async (code: number) => {
    startedAt = Date.now();
    setTimeout(() => {
      log.error('not everything stopped in time: ending the process anyway');
      endNow(1);
    }, DEADLINE_MS).unref();
    await starting.catch(() => {});
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await inTime(step.close(), STEP_MS);
      } catch (error) {
        if (error instanceof TooLate) log.warn({ step: step.name }, 'did not stop in time: continuing');
        else log.error({ err: error, step: step.name }, 'did not stop cleanly');
      }
    }
    exit(code);
  };

  return {
    add: (step: Step) => void steps.push(step),
    /** A stop during the start waits for the start, so that everything it opened is closed. */
    during<T>(work: Promise<T>): Promise<T> {
      starting = work;
      return work;
    },
    isRunning: () => startedAt !== null,
    run: (code: number) => (startedAt === null ? run(code) : undefined),
    /** The first signal stops everything in order, a second one ends the process at once. */
    onSignal(signal: NodeJS.Signals) {
      if (startedAt === null) {
        log.info({ signal }, 'stopping');
        void run(0);
      } else if (Date.now() - startedAt > SAME_KEY_PRESS_MS) {
        endNow(130);
      }
    },
  };
}
