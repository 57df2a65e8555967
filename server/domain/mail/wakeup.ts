/** setTimeout fires at once beyond this. */
const LONGEST = 2 ** 31 - 1;

/** Sleeps until woken, until the time is up, or until the signal ends it. A wake-up before the sleep counts. */
export function createWakeup(signal: AbortSignal) {
  let woken = false;
  let resume: (() => void) | null = null;
  const wake = () => {
    woken = true;
    resume?.();
  };
  signal.addEventListener('abort', wake, { once: true });

  return {
    wake,
    async wait(ms: number) {
      if (!woken && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = Number.isFinite(ms)
            ? setTimeout(resolve, Math.min(Math.max(ms, 0), LONGEST))
            : undefined;
          resume = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      resume = null;
      woken = false;
    },
  };
}
