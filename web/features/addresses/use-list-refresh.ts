import { useEffect, useRef } from 'react';
import { timings } from '#contract/timings.ts';
import { useAddresses } from './addresses-provider.tsx';

/** An address that expires on screen stays there this long, so that the visitor sees what happened. */
const GRACE_MS = 30_000;

/** Refreshes the list at an interval and when the tab becomes visible, to show changes made on other devices. */
export function useListRefresh(): void {
  const { emails, now, refresh } = useAddresses();
  const latest = useRef({ emails, now, refresh });
  latest.current = { emails, now, refresh };

  useEffect(() => {
    const refreshIfVisible = () => {
      const { emails, now, refresh } = latest.current;
      if (document.hidden) return;
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
