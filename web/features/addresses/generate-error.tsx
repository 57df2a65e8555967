import { AlarmClock } from 'lucide-react';
import { Alert } from '#web/components/alert.tsx';
import { useAddresses } from './addresses-provider.tsx';
import { NextAddress } from './slots-note.tsx';
import { texts } from './texts.tsx';

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
        {isClock ? error.slice(CLOCK.length) : error} {cooldown && <NextAddress until={cooldown} />}
      </Alert>
    );
  }
  if (error || !failed || emails.length > 0) return null;
  return <Alert className={className}>{texts.listNotLoaded}</Alert>;
}
