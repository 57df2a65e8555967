import { useEffect, useState } from 'react';
import { startLongTimeout } from '#web/lib/long-timeout.ts';
import type { TempEmail } from './temp-email.ts';
import type { AddressList } from './use-address-list.ts';

type Options = {
  list: Pick<AddressList, 'used' | 'usedUntil' | 'cooldownEnd' | 'now'>;
  emails: TempEmail[];
  max: number;
  isPremium: boolean;
};

/** How many places are taken, and when the next one is free. Updates at that moment. */
export function useSlots({ list, emails, max, isPremium }: Options) {
  const { now } = list;
  const [tick, setTick] = useState(0);
  const time = now();
  const active = emails.filter(({ expiresAt }) => expiresAt > time);
  const end = isPremium ? oldestEnd(active, max) : list.cooldownEnd;
  const nextSlot = end !== null && end > time ? end : null;
  // On the free plan, an address that has ended or was deleted keeps its place.
  const isKept = !isPremium && list.usedUntil !== null && list.usedUntil > time;
  const change = isKept ? list.usedUntil : nextSlot;

  // biome-ignore lint/correctness/useExhaustiveDependencies: again if the server's clock turns out to be later
  useEffect(() => {
    if (change === null) return;
    return startLongTimeout(() => setTick((count) => count + 1), Math.max(0, change - now()) + 50);
  }, [change, now, tick]);

  const used = Math.max(active.length, isKept ? list.used : 0);
  return { used: nextSlot ? max : used, usedUntil: isKept ? list.usedUntil : null, nextSlot };
}

/** Subscribers have no cooldown: the next slot is free when their oldest address expires. */
function oldestEnd(active: TempEmail[], max: number): number | null {
  return active.length < max ? null : Math.min(...active.map(({ expiresAt }) => expiresAt));
}
