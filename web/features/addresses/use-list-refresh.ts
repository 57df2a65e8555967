import { useEffect, useRef } from 'react';
import { timings } from '#contract/timings.ts';
import { useAddresses } from './addresses-provider.tsx';

/** An address that expires on screen stays there this long, so that the visitor sees what happened. */
const GRACE_MS = 30_000;

/**
 * Refreshes the list at an interval and when the tab becomes visible, to show changes made on other devices. A live stream
 * shows them at once, so `everyMs` can be long. Not while `hold` is set: then somebody still reads a message of an
 * address that has expired.
 */
export function useListRefresh({ everyMs, hold = false }: { everyMs: number; hold?: boolean }): void {
  const { emails, now, refresh } = useAddresses();
  const latest = useRef({ emails, now, refresh, everyMs, hold });
  latest.current = { emails, now, refresh, everyMs, hold };

  useEffect(() => {
    let refreshedAt = latest.current.now();
    const refreshIfVisible = () => {
      const { emails, now, refresh, hold } = latest.current;
      if (document.hidden || hold) return;
      const time = now();
      if (emails.some(({ expiresAt }) => expiresAt <= time && expiresAt > time - GRACE_MS)) return;
      refreshedAt = time;
      refresh();
    };
    const refreshIfDue = () => {
      const { emails, now, everyMs } = latest.current;
      const time = now();
      // An address that has expired leaves the screen with the next refresh.
      const isDue = time - refreshedAt > everyMs - timings.inboxRefresh / 2;
      if (isDue || emails.some(({ expiresAt }) => expiresAt <= time)) refreshIfVisible();
    };
    const timer = setInterval(refreshIfDue, timings.inboxRefresh);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, []);
}
