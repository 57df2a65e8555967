import { useEffect, useRef } from 'react';
import { timings } from '#contract/timings.ts';
import { useAddresses } from './addresses-provider.tsx';

/** How long an address that ran out on screen is left standing, so that its end is seen. */
const GRACE = 30_000;

/** Inboxes made or deleted on another device show up here too: on coming back, and every 15 seconds. */
export function useListRefresh(): void {
  const { emails, now, refresh } = useAddresses();
  const latest = useRef({ emails, now, refresh });
  latest.current = { emails, now, refresh };

  useEffect(() => {
    const look = () => {
      const { emails, now, refresh } = latest.current;
      if (document.hidden) return;
      const time = now();
      if (emails.some(({ expiresAt }) => expiresAt <= time && expiresAt > time - GRACE)) return;
      refresh();
    };
    const timer = setInterval(look, timings.inboxRefresh);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
