import { useEffect, useState } from 'react';

/** The time of `clock`, updated every `interval` milliseconds. Not for prerendered content, which would differ. */
export function useNow(clock: () => number, interval: number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    setNow(clock());
    const timer = setInterval(() => setNow(clock()), interval);
    return () => clearInterval(timer);
  }, [clock, interval]);
  return now;
}
