import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { formatRemaining, shareLeft, urgencyOf } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { TempEmail } from './temp-email.ts';

const RADIUS = 10;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
const color = { calm: 'text-accent', soon: 'text-amber', last: 'text-red' };

type TimeRingProps = {
  email: Pick<TempEmail, 'createdAt' | 'expiresAt'>;
  now: () => number;
  /** Hides the text visually, where there is no room for it. */
  compact?: boolean;
  small?: boolean;
  /** Replaces the text. */
  children?: ReactNode;
};

/** The time an address has left, as a ring that empties and as text. Turns amber, then red, near the end. */
export function TimeRing({ email, now: clock, compact = false, small = false, children }: TimeRingProps) {
  const now = useNow(clock, 1000);
  const urgency = urgencyOf(email.expiresAt, email.createdAt, now);
  const share = shareLeft(email.expiresAt, email.createdAt, now);
  const text = formatRemaining(email.expiresAt, now);
  return (
    <span
      title={compact ? text : undefined}
      className="inline-flex shrink-0 items-center gap-2 text-sm whitespace-nowrap tabular-nums"
    >
      <svg
        aria-hidden="true"
        width={small ? 16 : 26}
        height={small ? 16 : 26}
        viewBox="0 0 26 26"
        className={color[urgency]}
      >
        <circle cx="13" cy="13" r={RADIUS} fill="none" stroke="var(--line)" strokeWidth="2.5" />
        {share > 0 && (
          <circle
            cx="13"
            cy="13"
            r={RADIUS}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray={`${CIRCUMFERENCE * share} ${CIRCUMFERENCE}`}
            transform="rotate(-90 13 13)"
          />
        )}
      </svg>
      {children ?? (
        // As wide as the longest time, so that nothing next to it moves while time passes.
        <span
          className={cx(
            compact ? 'sr-only' : 'min-w-[10ch]',
            urgency !== 'calm' && `font-medium ${color[urgency]}`,
          )}
        >
          {text === 'Expired' ? text : `${text} left`}
        </span>
      )}
    </span>
  );
}
