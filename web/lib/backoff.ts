const FIRST = 500;
const LONGEST = 15_000;

/** How long to wait before try number `attempt` (0, 1, …): doubling, bounded, spread so that clients do not return in step. */
export function backoffDelay(attempt: number, random: () => number): number {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return full / 2 + (full / 2) * random();
}
