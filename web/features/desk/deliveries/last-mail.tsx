import type { DeliveriesAnswer } from '#contract/deliveries.ts';
import { pageLocale } from '#web/language/page-language.ts';
import { texts } from './texts.ts';

/** What we took lately for anybody and for the domain of the address, and what is known about that domain. */
export function LastMail({ deliveries, now }: { deliveries: DeliveriesAnswer; now: number }) {
  const { service, domain, attempts } = deliveries;
  if (!domain) return null;
  const { name, health } = domain;
  // The domain learns of a mail a little later than its inbox.
  const own = attempts.find(({ outcome }) => outcome === 'stored')?.at;
  const forDomain = newestOf(domain.lastMailAt, own);
  return (
    <div className="flex flex-col gap-1 text-ink-soft">
      <p>{lastTook(service.lastMailAt, forDomain, name, now)}</p>
      {health && health !== 'good' && <p>{texts.health[health](name)}</p>}
    </div>
  );
}

type Time = string | null | undefined;

const newestOf = (...times: Time[]): Time => times.filter(Boolean).sort().at(-1);

function lastTook(anybody: Time, forDomain: Time, domain: string, now: number): string {
  // The service does not count domains that belong to somebody.
  const [newest] = [anybody, forDomain]
    .filter((time) => time !== null)
    .sort()
    .reverse();
  if (!newest) return texts.tookNone;
  if (!forDomain) return texts.lastTookForOthers({ anybody: ago(newest, now), domain });
  return texts.lastTook({ anybody: ago(newest, now), domain, forDomain: ago(forDomain, now) });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "3 minutes ago", within a sentence. */
function ago(time: string, now: number): string {
  const age = now - Date.parse(time);
  if (age < MINUTE) return texts.momentsAgo;
  const words = new Intl.RelativeTimeFormat(pageLocale());
  if (age < HOUR) return words.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return words.format(-Math.floor(age / HOUR), 'hour');
  return words.format(-Math.floor(age / DAY), 'day');
}
