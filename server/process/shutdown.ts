import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '#server/log.ts';

/** Everything has stopped by then, or the process ends without it. */
const DEADLINE = 9500;
/** So that the database still has time for a clean end when the doors do not close. */
const PER_STEP = 7000;
/** npm passes on the Ctrl-C that the terminal has already sent to everybody: one key press arrives twice. */
const SAME_KEY_PRESS = 500;

type Step = {
  name: string;
  close: () => void | Promise<void>;
  /** What to do at once when there is no time for `close`. */
  kill?: () => void;
};

export type Shutdown = ReturnType<typeof createShutdown>;

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
      log.error('not everything stopped in time: ending anyway');
      endNow(1);
    }, DEADLINE).unref();
    await starting.catch(() => {});
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        const late = await Promise.race([step.close(), sleep(PER_STEP, 'late', { ref: false })]);
        if (late === 'late') log.warn({ step: step.name }, 'took too long to stop: going on');
      } catch (error) {
        log.error({ err: error, step: step.name }, 'did not stop cleanly');
      }
    }
    exit(code);
  };

  return {
    add: (step: Step) => void steps.push(step),
    /** A stop that comes during the start waits for it, so that nothing half started is left behind. */
    during<T>(work: Promise<T>): Promise<T> {
      starting = work;
      return work;
    },
    isRunning: () => startedAt !== null,
    run: (code: number) => (startedAt === null ? run(code) : undefined),
    /** The first signal stops in good order, a second one ends at once. */
    onSignal(signal: NodeJS.Signals) {
      if (startedAt === null) {
        log.info({ signal }, 'stopping');
        void run(0);
      } else if (Date.now() - startedAt > SAME_KEY_PRESS) {
        endNow(130);
      }
    },
  };
}
