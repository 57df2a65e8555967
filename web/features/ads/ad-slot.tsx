import { useSyncExternalStore } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { allowsTracking, subscribeToConsent } from '#web/lib/consent.ts';
import { cx } from '#web/lib/cx.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { HouseAd } from './house-ad.tsx';
import { texts } from './texts.tsx';

const ProviderAd = lazyPart(() => import('./provider-ad.tsx'));

/**
 * An ad for visitors without premium. The box has a fixed size, so nothing moves when the ad loads, and stays empty
 * until the account is known. Never place one inside a message.
 */
export function AdSlot({ className }: { className?: string }) {
  const { status } = useAccount();
  const client = useConfig()?.adsClient;
  const allowed = useSyncExternalStore(subscribeToConsent, allowsTracking, () => false);
  if (status === 'premium') return null;

  return (
    <aside
      aria-label={texts.advertisement}
      className={cx(
        'relative h-28 w-full overflow-hidden rounded-lg border border-line bg-sunken sm:h-24',
        className,
      )}
    >
      {status !== 'loading' && (client && allowed ? <ProviderAd quiet client={client} /> : <HouseAd />)}
    </aside>
  );
}
