import type { DomainHealth } from '#contract/domains.ts';
import { dayOf } from '#server/lib/day-of.ts';
import type { Listing } from './lists.ts';

/** With fewer addresses, a share says nothing. */
const ENOUGH = 100;
const DAY_MS = 86_400_000;

type Heard = { heardOf: number; heard: number };

/**
 * One word about a domain for visitors. `listings` is null until the domain was looked up, `days` are the last 30 days
 * with `now` in the last of them.
 */
export function healthOf({
  listings,
  days,
  now,
}: {
  listings: Listing[] | null;
  days: Array<Heard & { day: string }>;
  now: Date;
}): DomainHealth {
  if (listings?.some(({ name }) => name !== null)) return 'listed';
  const { lastDay, before } = sharesOf(days, now);
  if (lastDay !== null && before !== null && lastDay < before / 2) return 'quiet';
  return listings?.length && shareOf(sum(days)) !== null ? 'good' : null;
}

/** The share of addresses that got a mail within 15 minutes: of the last 24 hours, and of the days before. */
export function sharesOf(days: Array<Heard & { day: string }>, now: Date) {
  const [today, yesterday] = [dayOf(now), dayOf(new Date(now.getTime() - DAY_MS))];
  const isRecent = ({ day }: { day: string }) => day === today || day === yesterday;
  // Of yesterday, only the part that lies in the last 24 hours counts.
  const part = 1 - (now.getTime() % DAY_MS) / DAY_MS;
  const lastDay = sum(days.filter(isRecent), ({ day }) => (day === yesterday ? part : 1));
  const before = sum(days.filter((one) => !isRecent(one)));
  return { lastDay: shareOf(lastDay), before: shareOf(before) };
}

const shareOf = ({ heardOf, heard }: Heard) => (heardOf >= ENOUGH ? heard / heardOf : null);

function sum<Day extends Heard>(days: Day[], weight: (day: Day) => number = () => 1): Heard {
  const total = { heardOf: 0, heard: 0 };
  for (const day of days) {
    total.heardOf += day.heardOf * weight(day);
    total.heard += day.heard * weight(day);
  }
  return total;
}
