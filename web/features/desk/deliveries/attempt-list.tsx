import type { DeliveryAttempt } from '#contract/deliveries.ts';
import { useFirst } from '#web/components/more.tsx';
import { cx } from '#web/lib/cx.ts';
import { formatArrival } from '#web/lib/time.ts';
import { describeAttempt, type Limits } from './attempt-words.ts';
import { texts } from './texts.ts';

const COUNT = 3;

type AttemptListProps = { attempts: DeliveryAttempt[]; limits: Limits; now: number; className?: string };

/** What mail servers tried, newest first, and what we answered. */
export function AttemptList({ attempts, limits, now, className }: AttemptListProps) {
  const { first, more } = useFirst(attempts, COUNT);
  return (
    <ol aria-label={texts.attempts} className={cx('flex flex-col', className)}>
      {first.map((attempt) => (
        <li
          key={`${attempt.at} ${attempt.reply}`}
          className="flex flex-col gap-1 border-line py-3 not-first:border-t first:pt-0 last:pb-0"
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-ink-soft">
            <span className={cx('font-medium', attempt.outcome === 'stored' ? 'text-accent' : 'text-amber')}>
              {texts.outcomes[attempt.outcome]}
            </span>
            <time dateTime={attempt.at} className="tabular-nums">
              {formatArrival(Date.parse(attempt.at), now)}
            </time>
          </p>
          <p className="text-sm">{describeAttempt(attempt, limits)}</p>
          {attempt.reply && (
            <p className="text-xs text-ink-soft">
              {texts.ourAnswer}{' '}
              <span dir="ltr" className="inline-block font-mono break-words">
                {attempt.reply}
              </span>
            </p>
          )}
          <p className="text-xs text-ink-soft">{describeConnection(attempt)}</p>
        </li>
      ))}
      {more}
    </ol>
  );
}

/** Of a stored mail that was deleted, nobody knows whether it came encrypted. */
function describeConnection({ times, tls, outcome }: DeliveryAttempt): string {
  const encryption = tls
    ? texts.encrypted(tls.replace('TLSv', 'TLS '))
    : outcome === 'stored'
      ? null
      : texts.notEncrypted;
  return [times > 1 && texts.times(times), encryption].filter(Boolean).join(' · ');
}
