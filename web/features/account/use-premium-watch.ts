import { useEffect } from 'react';
import { fetchSubscription } from './account-api.ts';
import { useAccount } from './account-provider.tsx';

const FAST_MS = 2_500;
const SLOW_MS = 15_000;
const FAST_CHECKS = 120;

/** While active, asks the server again and again until premium has started, then updates the account. */
export function usePremiumWatch(active: boolean): void {
  const { token, isPremium, recheck } = useAccount();

  useEffect(() => {
    if (!active || !token || isPremium) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let checks = 0;

    const check = async () => {
      clearTimeout(timer);
      try {
        const { premium_status } = await fetchSubscription(token, controller.signal);
        if (premium_status === 'true') await recheck();
      } catch {
        // The next check may succeed.
      }
      if (!controller.signal.aborted) timer = setTimeout(check, ++checks < FAST_CHECKS ? FAST_MS : SLOW_MS);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') check();
    };

    check();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [active, token, isPremium, recheck]);
}
