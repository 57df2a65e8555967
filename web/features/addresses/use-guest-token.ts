import { useCallback, useEffect, useRef, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { readGuestToken, writeGuestToken } from './guest-storage.ts';
import { initGuest } from './inbox-api.ts';

/**
 * The token of the guest session: the stored one, or a new one half a second after the page has loaded. `ensure`
 * creates it without that delay; `renew` replaces a token that the server no longer knows.
 */
export function useGuestToken(enabled: boolean) {
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
    if (!enabled) return;
    if (readGuestToken()) {
      ensure();
      return;
    }
    // Errors are ignored here, because generating an address tries again and shows them.
    const timer = setTimeout(() => ensure().catch(() => undefined), timings.guestInitDelay);
    return () => clearTimeout(timer);
  }, [enabled, ensure]);

  return { token, ensure, renew };
}
