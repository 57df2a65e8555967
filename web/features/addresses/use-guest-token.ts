import { useCallback, useEffect, useRef, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { readGuestToken, writeGuestToken } from './guest-storage.ts';
import { initGuest } from './inbox-api.ts';

/**
 * The guest of this browser session: the stored one, or a new one half a second after the start.
 * `ensure` gives the token at once to whoever cannot wait; `renew` replaces one the server no longer knows.
 */
export function useGuestToken(wanted: boolean) {
  const [token, setToken] = useState<string | null>(null);
  const pending = useRef<Promise<string> | null>(null);

  const ensure = useCallback((): Promise<string> => {
    const stored = readGuestToken();
    if (stored) {
      setToken(stored);
      return Promise.resolve(stored);
    }
    pending.current ??= initGuest()
      .then((fresh) => {
        writeGuestToken(fresh);
        setToken(fresh);
        return fresh;
      })
      .catch(() => {
        throw new Error('Failed to initialize guest session');
      })
      .finally(() => {
        pending.current = null;
      });
    return pending.current;
  }, []);

  const renew = useCallback(() => {
    writeGuestToken(null);
    return ensure();
  }, [ensure]);

  useEffect(() => {
    if (!wanted) return;
    if (readGuestToken()) {
      ensure();
      return;
    }
    // A failure here is silent: generating tries again.
    const timer = setTimeout(() => ensure().catch(() => undefined), timings.guestInitDelay);
    return () => clearTimeout(timer);
  }, [wanted, ensure]);

  return { token, ensure, renew };
}
