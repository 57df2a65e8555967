import { MayflyError } from './error.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
const LONGEST_ASKED_S = 3_600;

/**
 * How long to wait before a request is sent again: as long as the service asks for, up to an hour, otherwise longer after each failure.
 * Null if the service refused the request, because it would be refused again.
 */
export function retryDelay(error: unknown, failures: number): number | null {
  const { status, code } = error instanceof MayflyError ? error : { status: 0, code: null };
  const isRefused = code === 'bad_request' || (status >= 400 && status < 500);
  if (isRefused && status !== 408 && status !== 429) return null;
  const asked = error instanceof MayflyError ? error.retryAfterSeconds : undefined;
  return asked
    ? Math.min(asked, LONGEST_ASKED_S) * 1_000
    : Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
}
