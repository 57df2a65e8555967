import { useEffect, useMemo, useState } from 'react';
import { startLongTimeout } from '#web/lib/long-timeout.ts';
import type { TempEmail } from './temp-email.ts';

/** The addresses in the list that have expired. Updates at the moment one expires. */
export function useExpiry(
  emails: Pick<TempEmail, 'address' | 'expiresAt'>[],
  now: () => number,
): ReadonlySet<string> {
  const [tick, setTick] = useState(0);

  useEffect(() => {
    const left = emails.map(({ expiresAt }) => expiresAt - now()).filter((time) => time > 0);
    if (left.length === 0) return;
    return startLongTimeout(() => setTick(tick + 1), Math.min(...left) + 50);
  }, [emails, now, tick]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tick` changes when an address expires
  return useMemo(
    () => new Set(emails.filter(({ expiresAt }) => expiresAt <= now()).map(({ address }) => address)),
    [emails, now, tick],
  );
}
