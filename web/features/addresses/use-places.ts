import { useEffect, useState } from 'react';
import type { TempEmail } from './temp-email.ts';

type Options = {
  emails: TempEmail[];
  max: number;
  isPremium: boolean;
  cooldownEnd: number | null;
  now: () => number;
};

/** How many addresses are used up, and when the next one becomes available. Updates at that moment. */
export function usePlaces({ emails, max, isPremium, cooldownEnd, now }: Options) {
  const [, tick] = useState(0);
  const time = now();
  const active = emails.filter(({ expiresAt }) => expiresAt > time);
  const end = isPremium ? oldestEnd(active, max) : cooldownEnd;
  const nextPlace = end !== null && end > time ? end : null;

  useEffect(() => {
    const left = (nextPlace ?? 0) - now();
    if (left <= 0) return;
    // Browser timers end after 24 days at the latest.
    const timer = setTimeout(() => tick((count) => count + 1), Math.min(left + 50, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [nextPlace, now]);

  return { used: nextPlace ? max : active.length, nextPlace };
}

/** Subscribers have no cooldown: the next place is free when their oldest address expires. */
function oldestEnd(active: TempEmail[], max: number): number | null {
  return active.length < max ? null : Math.min(...active.map(({ expiresAt }) => expiresAt));
}
