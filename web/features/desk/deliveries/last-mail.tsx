import type { DeliveriesAnswer } from '#contract/deliveries.ts';
import { formatAge, MINUTE } from '#web/lib/time.ts';
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

/** "3 minutes ago", within a sentence. */
const ago = (time: string, now: number): string =>
  now - Date.parse(time) < MINUTE ? texts.momentsAgo : formatAge(Date.parse(time), now, 'long');
