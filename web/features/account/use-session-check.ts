import { useCallback, useEffect } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { startLongTimeout } from '#web/lib/long-timeout.ts';
import type { AccountUser, StoredSession } from './session.ts';
import { fetchUser } from './session-api.ts';

/**
 * Keeps the stored session up to date, because premium or the session itself may have ended on the server. Asks on
 * load, when the paid time ends, and whenever `recheck` is called.
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
        // The session stays if the server cannot be reached.
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
    if (left > 0) return startLongTimeout(recheck, left + 500);
  }, [paidUntil, recheck]);

  return recheck;
}
