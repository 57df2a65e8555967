import { useEffect, useMemo, useState } from 'react';
import { startLongTimeout } from '#web/lib/long-timeout.ts';
import type { TempEmail } from './temp-email.ts';

/** The addresses in the list that have expired. Updates at the moment one expires. */
export function useExpiry(
  emails: Pick<TempEmail, 'address' | 'expiresAt'>[],
  now: () => number,
): ReadonlySet<string> {
  const [tick, setTick] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tick` changes when an address expires
  const expired = useMemo(
    () => new Set(emails.filter(({ expiresAt }) => expiresAt <= now()).map(({ address }) => address)),
    [emails, now, tick],
  );

  useEffect(() => {
    // An address may also have expired since this was rendered.
    const left = emails
      .filter(({ address }) => !expired.has(address))
      .map(({ expiresAt }) => Math.max(0, expiresAt - now()));
    if (left.length === 0) return;
    return startLongTimeout(() => setTick((count) => count + 1), Math.min(...left) + 50);
  }, [emails, now, expired]);

  return expired;
}
