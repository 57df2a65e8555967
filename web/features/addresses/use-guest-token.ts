import { useCallback, useEffect, useRef, useState } from 'react';
import { timings } from '#contract/timings.ts';
import {
  dropGuestToken,
  readGuestToken,
  readTokenCopy,
  TOKEN_COPY,
  writeGuestToken,
} from './guest-storage.ts';
import { initGuest } from './inbox-api.ts';

/**
 * The token of the guest session: the stored one, or a new one half a second after the page has loaded. `ensure` creates
 * it without that delay. `renew` replaces a token that the server no longer knows, unless another call has replaced it.
 * `follow` is for a tab without addresses: when another tab has a token, this tab uses it too.
 */
export function useGuestToken(enabled: boolean) {
  const [token, setToken] = useState<string | null>(null);
  const pending = useRef<Promise<string> | null>(null);

  const ensure = useCallback((): Promise<string> => {
    const stored = readGuestToken(Date.now());
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
      .catch((cause) => {
        throw new Error('Failed to initialize guest session', { cause });
      })
      .finally(() => {
        pending.current = null;
      });
    return pending.current;
  }, []);

  const renew = useCallback(
    (refused: string) => {
      dropGuestToken(refused, Date.now());
      return ensure();
    },
    [ensure],
  );

  const follow = useCallback(() => {
    const takeOver = () => {
      const copy = readTokenCopy(Date.now());
      if (!copy) return;
      writeGuestToken(copy);
      setToken(copy);
    };
    const onStorage = ({ key }: StorageEvent) => key === TOKEN_COPY && takeOver();
    takeOver();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  useEffect(() => {
    if (!enabled) return;
    if (readGuestToken(Date.now())) {
      ensure();
      return;
    }
    // Errors are ignored here, because generating an address tries again and shows them.
    const timer = setTimeout(() => ensure().catch(() => undefined), timings.guestInitDelay);
    return () => clearTimeout(timer);
  }, [enabled, ensure]);

  return { token, ensure, renew, follow };
}
