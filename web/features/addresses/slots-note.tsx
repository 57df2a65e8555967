import { useEffect, useState } from 'react';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { limits } from '#web/lib/limits.ts';
import { formatWait } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from './addresses-provider.tsx';

/** What comes after the last address of the free plan, while there is one left. */
export function useLastOne(): string | undefined {
  const { used, max, nextSlot } = useAddresses();
  const { isPremium } = useAccount();
  if (isPremium || nextSlot || used === 0 || used !== max - 1) return undefined;
  return `1 address left. After it expires, you wait ${limits.cooldown} for new ones.`;
}

/** "2 of 2 used, next in 47 h 59 m". When the time is over, it says so. */
export function SlotsNote({ className }: { className?: string }) {
  const { max, nextSlot, now } = useAddresses();
  const lastOne = useLastOne();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (nextSlot) setWaited(true);
  }, [nextSlot]);
  if (!nextSlot) {
    const note = lastOne ?? (waited && 'You can generate again');
    return note && <p className={className}>{note}</p>;
  }
  return (
    <p className={className}>
      {max} of {max} used, next in <Wait until={nextSlot} now={now} />
    </p>
  );
}

function Wait({ until, now }: { until: number; now: () => number }) {
  return <span className="tabular-nums">{formatWait(until, useNow(now, 1000))}</span>;
}
