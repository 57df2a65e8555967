import { useEffect, useRef, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from '../addresses-provider.tsx';
import type { TempEmail } from '../temp-email.ts';
import ExtendButton from './extend-button.tsx';
import { formatEnd, formatMost, isExtendable, nextEnd } from './life-times.ts';
import { texts } from './texts.ts';

type LifeLineProps = {
  email: TempEmail;
  /** How many messages are in it. */
  count: number;
  className: string;
};

/** How long the address can live, with the button that extends it, and how many messages it still takes. */
export default function LifeLine({ email, count, className }: LifeLineProps) {
  const words = useLifeWords(email);
  return (
    <div className={className}>
      <ExtendButton email={email} />
      <div className="flex flex-col gap-y-0.5">
        <span role="status">{words}</span>
        {email.maxMessages && <MessagesTaken email={email} max={email.maxMessages} count={count} />}
      </div>
    </div>
  );
}

/** What the line says about the time. Screen readers hear the new end. */
function useLifeWords(email: TempEmail): string | false {
  const { now: clock } = useAddresses();
  const now = useNow(clock, 1000);
  const { extendableAt, maxExpiresAt, expiresAt, mode } = email;
  const [before] = useState(expiresAt);
  const isLater = extendableAt !== undefined && !isExtendable(email, now);
  const next = nextEnd(email, now);
  const day = mode === 'premium' && maxExpiresAt && next !== maxExpiresAt && formatMost(maxExpiresAt, now);
  if (expiresAt !== before) {
    const end = formatEnd(expiresAt, now);
    const told = day ? texts.livesUntilAtMost({ end, day }) : texts.livesUntil(end);
    return isLater ? `${told} · ${texts.extendableFrom(formatEnd(extendableAt, now))}` : told;
  }
  if (isLater) return texts.extendableFrom(formatEnd(extendableAt, now));
  return day ? texts.atMost(day) : false;
}

function MessagesTaken({ email, max, count }: { email: TempEmail; max: number; count: number }) {
  const { refresh } = useAddresses();
  // The server counts deleted messages, too, and tells when it lists the addresses.
  const known = useRef(count);
  useEffect(() => {
    if (known.current !== count) refresh();
    known.current = count;
  }, [count, refresh]);
  const came = Math.min(max, Math.max(email.storedCount ?? 0, count));
  return (
    <p role="status" className={cx(came === max && 'text-amber')}>
      {came === max ? texts.spent(max) : texts.takes({ max, came })}
    </p>
  );
}
