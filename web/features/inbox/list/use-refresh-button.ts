import { useCallback, useEffect, useState } from 'react';
import { timings } from '#contract/timings.ts';

/** The Refresh button: a spinner for 800 ms, then disabled for the rest of 5 s with a countdown. */
export function useRefreshButton(refresh: () => Promise<void> | void) {
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const [elapsed, setElapsed] = useState(0);

  useEffect(() => {
    if (pressedAt === null) return;
    const timer = setInterval(() => {
      const passed = Date.now() - pressedAt;
      setElapsed(passed);
      if (passed >= timings.refreshCooldown) setPressedAt(null);
    }, 100);
    return () => clearInterval(timer);
  }, [pressedAt]);

  const press = useCallback(() => {
    if (pressedAt !== null) return;
    setElapsed(0);
    setPressedAt(Date.now());
    Promise.resolve(refresh()).catch(() => undefined);
  }, [pressedAt, refresh]);

  return {
    spinning: pressedAt !== null && elapsed < timings.refreshSpinner,
    wait: pressedAt === null ? 0 : Math.max(1, Math.ceil((timings.refreshCooldown - elapsed) / 1000)),
    press,
  };
}
