import { useEffect, useState } from 'react';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { formatSpan, MINUTE } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from './addresses-provider.tsx';
import { texts } from './texts.tsx';

/** What comes after the last address of the free plan, while there is one left. */
export function useLastOne(): string | undefined {
  const { used, max, nextSlot } = useAddresses();
  const { isPremium } = useAccount();
  if (isPremium || nextSlot || used === 0 || used !== max - 1) return undefined;
  return texts.canGenerateOneMore();
}

/** "2 of 2 used. Next address in 47 h 59 m". When the time is over, it says so. */
export function SlotsNote({ className }: { className?: string }) {
  const { max, nextSlot } = useAddresses();
  const lastOne = useLastOne();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (nextSlot) setWaited(true);
  }, [nextSlot]);
  if (!nextSlot) {
    const note = lastOne ?? (waited && texts.canGenerateAgain);
    return note && <p className={className}>{note}</p>;
  }
  return (
    <p className={className}>
      {texts.allUsed(max)} <NextAddress until={nextSlot} />
    </p>
  );
}

/** When there is a place for the next address. Opens the dialog about the limit. */
export function NextAddress({ until }: { until: number }) {
  const { openLimit, now: clock } = useAddresses();
  const now = useNow(clock, 1000);
  return (
    <button
      type="button"
      className="min-h-6 tabular-nums underline underline-offset-4"
      onClick={() => openLimit({ until, network: false })}
    >
      {texts.nextAddressIn(formatSpan(Math.max(MINUTE, until - now), 'short'))}
    </button>
  );
}
