import type { DeliveriesAnswer } from '#contract/deliveries.ts';
import { formatDate } from '#web/lib/time.ts';
import { texts } from './texts.ts';

/** Servers whose clocks differ a little, or an answer that took a moment. */
const SLACK_MS = 5000;

/** Why there are no attempts, as far as we know. */
export function nothingTried({ since, domain }: DeliveriesAnswer, createdAt: number): string {
  // At such a domain, mail is turned away before anybody looks whose address it is for.
  if (domain && !TAKING.has(domain.state)) return texts.takesNone(domain.name);
  const from = Date.parse(since);
  return from > createdAt + SLACK_MS ? texts.noneSince(formatDate(from, 'timeOfLongWeek')) : texts.noneYet;
}

const TAKING = new Set(['active', 'resting', 'retiring']);
