import { useAccount } from '#web/features/account/account-provider.tsx';
import { useTrackingAllowed } from '#web/features/consent/use-tracking.ts';
import { cx } from '#web/lib/cx.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useConfig } from '#web/lib/use-config.ts';
import { HouseAd } from './house-ad.tsx';

const ProviderAd = lazyPart(() => import('./provider-ad.tsx'));

/**
 * An advertisement for those who do not pay, in a box whose size never changes: nothing on the page moves when
 * it fills. Premium sees none, so the box stays empty until it is known who looks. Never place one inside a message.
 */
export function AdSlot({ className }: { className?: string }) {
  const { status } = useAccount();
  const client = useConfig()?.adsClient;
  const allowed = useTrackingAllowed();
  if (status === 'premium') return null;

  return (
    <aside
      aria-label="Advertisement"
      className={cx(
        'relative h-28 w-full overflow-hidden rounded-lg border border-line bg-sunken sm:h-24',
        className,
      )}
    >
      {status !== 'loading' && (client && allowed ? <ProviderAd quiet client={client} /> : <HouseAd />)}
    </aside>
  );
}
