import { dayOf } from '#server/lib/day-of.ts';
import type { DayCounts } from '#server/store/domains/day-store.ts';

const DAY_MS = 86_400_000;
const MAX_KEYS = 100_000;

/** Why mail to a domain was refused: the reasons of the SMTP door. Any other counts as 'other'. */
const reasons = new Set([
  'not-found',
  'mailbox-full',
  'spent',
  'other-plan',
  'disk-full',
  'network-full',
  'no-room',
  'too-large',
  'malformed',
  'blocked',
  'rate-limited',
  'unavailable',
  'aborted',
  'internal',
]);

/** Counts for each domain and day, in memory, until somebody takes them. */
export function createDayCounts({ now, maxKeys = MAX_KEYS }: { now: () => Date; maxKeys?: number }) {
  let counts = new Map<string, DayCounts>();
  let today = { nr: 0, day: '' };

  /** Undefined when there are too many already: further ones are not counted. */
  function at(domainId: string, day: string): DayCounts | undefined {
    const key = `${day} ${domainId}`;
    let found = counts.get(key);
    if (!found && counts.size < maxKeys) {
      found = { domainId, day, addresses: 0, mails: 0, refused: {} };
      counts.set(key, found);
    }
    return found;
  }

  function ofToday(domainId: string) {
    const time = now();
    const nr = Math.floor(time.getTime() / DAY_MS);
    if (nr !== today.nr) today = { nr, day: dayOf(time) };
    return at(domainId, today.day);
  }

  return {
    addAddress(domainId: string) {
      const found = ofToday(domainId);
      if (found) found.addresses++;
    },
    addMail(domainId: string) {
      const found = ofToday(domainId);
      if (!found) return;
      found.mails++;
      found.lastMailAt = now().getTime();
    },
    addRefusal(domainId: string, reason: string) {
      const found = ofToday(domainId);
      if (found) addTo(found.refused, reasons.has(reason) ? reason : 'other', 1);
    },
    /** Everything that was counted, which is then forgotten. */
    take(): DayCounts[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
    /** Adds what was counted elsewhere, or could not be saved. */
    add(days: DayCounts[]) {
      for (const { domainId, day, addresses, mails, lastMailAt = 0, refused } of days) {
        const found = at(domainId, day);
        if (!found) continue;
        found.addresses += addresses;
        found.mails += mails;
        if (lastMailAt) found.lastMailAt = Math.max(found.lastMailAt ?? 0, lastMailAt);
        for (const [reason, times] of Object.entries(refused)) addTo(found.refused, reason, times);
      }
    },
  };
}

export type DomainCounts = ReturnType<typeof createDayCounts>;

function addTo(refused: Record<string, number>, reason: string, times: number) {
  refused[reason] = (refused[reason] ?? 0) + times;
}
