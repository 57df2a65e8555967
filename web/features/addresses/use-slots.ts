import { useEffect, useState } from 'react';
import { startLongTimeout } from '#web/lib/long-timeout.ts';
import type { TempEmail } from './temp-email.ts';

type Options = {
  emails: TempEmail[];
  max: number;
  isPremium: boolean;
  cooldownEnd: number | null;
  now: () => number;
};

/** How many addresses are used up, and when the next one becomes available. Updates at that moment. */
export function useSlots({ emails, max, isPremium, cooldownEnd, now }: Options) {
  const [, tick] = useState(0);
  const time = now();
  const active = emails.filter(({ expiresAt }) => expiresAt > time);
  const end = isPremium ? oldestEnd(active, max) : cooldownEnd;
  const nextSlot = end !== null && end > time ? end : null;

  useEffect(() => {
    const left = (nextSlot ?? 0) - now();
    if (left <= 0) return;
    return startLongTimeout(() => tick((count) => count + 1), left + 50);
  }, [nextSlot, now]);

  return { used: nextSlot ? max : active.length, nextSlot };
}

/** Subscribers have no cooldown: the next slot is free when their oldest address expires. */
function oldestEnd(active: TempEmail[], max: number): number | null {
  return active.length < max ? null : Math.min(...active.map(({ expiresAt }) => expiresAt));
}
