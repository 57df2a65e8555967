import { useEffect, useState } from 'react';

/** The time of `clock`, read again every `interval` milliseconds. Only for what is never prerendered. */
export function useNow(clock: () => number, interval: number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    setNow(clock());
    const timer = setInterval(() => setNow(clock()), interval);
    return () => clearInterval(timer);
  }, [clock, interval]);
  return now;
}
