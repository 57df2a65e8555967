/** A longer delay of `setTimeout`, 24.8 days, fires at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** Calls back after `ms`, however long that is. Returns a function that cancels it. */
export function startLongTimeout(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number) => {
    const step = Math.min(left, LONGEST_MS);
    timer = setTimeout(() => (left > step ? wait(left - step) : run()), step);
  };
  wait(ms);
  return () => clearTimeout(timer);
}
