const FIRST_MS = 500;
const MAX_MS = 15_000;

/**
 * The delay before retry number `attempt` (0, 1, …) in milliseconds. It doubles up to a maximum, and is random so that
 * clients do not all come back at the same moment.
 */
export function backoffDelay(attempt: number, random: () => number): number {
  const full = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return full / 2 + (full / 2) * random();
}
