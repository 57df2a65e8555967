import { useEffect, useRef } from 'react';
import { timings } from '#contract/timings.ts';
import { useAddresses } from './addresses-provider.tsx';

/** An address that expires on screen stays there this long, so that the visitor sees what happened. */
const GRACE_MS = 30_000;

/**
 * Refreshes the list at an interval and when the tab becomes visible, to show changes made on other devices. Not while
 * `hold` is set: then somebody still reads a message of an address that has expired.
 */
export function useListRefresh({ hold = false } = {}): void {
  const { emails, now, refresh } = useAddresses();
  const latest = useRef({ emails, now, refresh, hold });
  latest.current = { emails, now, refresh, hold };

  useEffect(() => {
    const refreshIfVisible = () => {
      const { emails, now, refresh, hold } = latest.current;
      if (document.hidden || hold) return;
      const time = now();
      if (emails.some(({ expiresAt }) => expiresAt <= time && expiresAt > time - GRACE_MS)) return;
      refresh();
    };
    const timer = setInterval(refreshIfVisible, timings.inboxRefresh);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, []);
}
