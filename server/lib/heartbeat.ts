const BEAT_MS = 2_000;
const SILENT_BEATS = 2;
const LOST_BEATS = 30;

/**
 * Notices when somebody who answers within milliseconds doesn't answer any more: `isSilent` after two beats that were not
 * answered, `onLost` after thirty. Beats are counted, not seconds, so nobody is silent because this process was stopped itself.
 */
export function createHeartbeat({ ask, onLost }: { ask: () => Promise<unknown>; onLost: () => void }) {
  let missed = 0;
  let isWaiting = false;
  let silence = Promise.withResolvers<null>();

  const timer = setInterval(() => {
    if (!isWaiting) {
      isWaiting = true;
      return void ask().then(hear);
    }
    missed++;
    if (missed === SILENT_BEATS) silence.resolve(null);
    if (missed === LOST_BEATS) onLost();
  }, BEAT_MS).unref();

  function hear() {
    isWaiting = false;
    if (missed >= SILENT_BEATS) silence = Promise.withResolvers();
    missed = 0;
  }

  return {
    isSilent: () => missed >= SILENT_BEATS,
    /** The answer, or null as soon as nothing is heard. */
    unlessSilent: <T>(answer: Promise<T>): Promise<T | null> => Promise.race([answer, silence.promise]),
    stop: () => clearInterval(timer),
  };
}
