import { useEffect, useState } from 'react';
import { formatWait } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from './addresses-provider.tsx';

/** "2 of 2 used, next in 47 h 59 m". When the time is over, it says so. */
export function SlotsNote({ className }: { className?: string }) {
  const { max, nextSlot, now } = useAddresses();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (nextSlot) setWaited(true);
  }, [nextSlot]);
  if (!nextSlot) return waited && <p className={className}>You can generate again</p>;
  return (
    <p className={className}>
      {max} of {max} used, next in <Wait until={nextSlot} now={now} />
    </p>
  );
}

function Wait({ until, now }: { until: number; now: () => number }) {
  return <span className="tabular-nums">{formatWait(until, useNow(now, 1000))}</span>;
}
