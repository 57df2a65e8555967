import { formatDate } from '#web/lib/time.ts';
import { texts } from './texts.tsx';

/** Why an address expires early. */
export function DomainEnds({ until }: { until: number }) {
  return (
    <p className="shrink-0 border-b border-line bg-sunken px-4 py-2 text-sm text-ink-soft">
      {texts.endsWithDomain(formatDate(until, 'timeOfLongWeek'))}
    </p>
  );
}
