import { useEffect } from 'react';
import { fetchSubscription } from './account-api.ts';
import { useAccount } from './account-provider.tsx';

const SOON = 2_500;
const LATER = 15_000;
const SOON_TRIES = 120;

/** While active, asks until premium has begun, wherever it was paid; then the whole app knows. */
export function usePremiumWatch(active: boolean): void {
  const { token, isPremium, recheck } = useAccount();

  useEffect(() => {
    if (!active || !token || isPremium) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;

    const look = async () => {
      clearTimeout(timer);
      try {
        const { premium_status } = await fetchSubscription(token, controller.signal);
        if (premium_status === 'true') await recheck();
      } catch {
        // Away or unsure: the next look will tell.
      }
      if (!controller.signal.aborted) timer = setTimeout(look, ++tries < SOON_TRIES ? SOON : LATER);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') look();
    };

    look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [active, token, isPremium, recheck]);
}
