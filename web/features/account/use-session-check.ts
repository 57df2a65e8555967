import { useCallback, useEffect } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { fetchUser } from './account-api.ts';
import type { AccountUser, StoredSession } from './session.ts';

/** The longest delay a browser's timer takes. */
const LONGEST = 2 ** 31 - 1;

/**
 * What is stored may be out of date: premium may have begun or ended, the session too. Asks on load, when the
 * paid time is over, and whenever `recheck` is called.
 */
export function useSessionCheck(
  stored: StoredSession | null,
  onUser: (user: AccountUser, token: string) => void,
  onEnded: (token: string) => void,
) {
  const token = stored?.token;

  const check = useCallback(
    async (signal?: AbortSignal) => {
      if (!token) return;
      try {
        onUser(await fetchUser(token, signal), token);
      } catch (error) {
        // A server that is away ends no session.
        if (error instanceof ApiError && error.status === 401) onEnded(token);
      }
    },
    [token, onUser, onEnded],
  );

  const recheck = useCallback(() => check(), [check]);

  useEffect(() => {
    const controller = new AbortController();
    check(controller.signal);
    return () => controller.abort();
  }, [check]);

  const paidUntil = stored?.user.premium_status === 'true' ? stored.user.premium_until : null;
  useEffect(() => {
    const left = Date.parse(paidUntil ?? '') - Date.now();
    if (!(left > 0 && left < LONGEST)) return;
    const timer = setTimeout(recheck, left + 500);
    return () => clearTimeout(timer);
  }, [paidUntil, recheck]);

  return recheck;
}
