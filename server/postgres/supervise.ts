import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts a child process and, once `watch` has been called, restarts it whenever it ends. A start that fails is
 * repeated until it succeeds.
 */
export async function supervise<T>({
  prepare,
  spawnChild,
  onEnd,
  pauseMs = 500,
}: {
  /** Runs before every start; its result is given to `spawnChild`. */
  prepare: () => Promise<T>;
  spawnChild: (prepared: T) => ChildProcess;
  /** Called with the reason whenever the child has ended or could not be started. */
  onEnd: (reason: object) => void;
  pauseMs?: number;
}) {
  let child = await launch();
  let stopped = false;
  let restarting: Promise<void> = Promise.resolve();

  /** Rejects if the program cannot be run: then the child emits `error` and never `exit`. */
  async function launch(): Promise<ChildProcess> {
    const launched = spawnChild(await prepare());
    await once(launched, 'spawn');
    launched.on('error', () => {});
    return launched;
  }

  function watch() {
    child.once('exit', (code, signal) => {
      restarting = restart({ code, signal });
    });
  }

  async function restart(reason: object): Promise<void> {
    for (;;) {
      if (stopped) return;
      onEnd(reason);
      await sleep(pauseMs);
      if (stopped) return;
      try {
        child = await launch();
        watch();
        return;
      } catch (error) {
        reason = { err: error };
      }
    }
  }

  return {
    child: () => child,
    watch,
    /** From now on the child is not restarted. Waits for a restart in progress; the caller then ends the child. */
    async stop() {
      stopped = true;
      await restarting;
    },
  };
}
