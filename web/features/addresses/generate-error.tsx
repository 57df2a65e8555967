import { AlarmClock } from 'lucide-react';
import { Alert } from '#web/components/alert.tsx';
import { formatRemaining } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from './addresses-provider.tsx';

/** Drawn as an icon, because not every machine has a font for it. */
const CLOCK = '⏰ ';

/** Why the last click on the generate button created no address. */
export function GenerateError({ className }: { className?: string }) {
  const { emails, failed, error, cooldown, unanswered, nextSlot } = useAddresses();
  // When the wait is over, the note about the places says so.
  const isOver = cooldown !== null && nextSlot === null;
  if (error && !isOver) {
    const isClock = error.startsWith(CLOCK);
    return (
      <Alert
        kind={isClock || unanswered ? 'warning' : 'error'}
        className={className}
        icon={isClock ? AlarmClock : undefined}
      >
        {isClock && <span className="sr-only">{CLOCK}</span>}
        {isClock ? error.slice(CLOCK.length) : error} {cooldown && <Cooldown until={cooldown} />}
      </Alert>
    );
  }
  if (error || !failed || emails.length > 0) return null;
  return <Alert className={className}>Failed to load emails</Alert>;
}

function Cooldown({ until }: { until: number }) {
  const { openLimit, now } = useAddresses();
  const time = useNow(now, 1000);
  return (
    <button
      type="button"
      className="underline underline-offset-4"
      onClick={() => openLimit({ until, network: false })}
    >
      Next address in {formatRemaining(until, time)}
    </button>
  );
}
