import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { formatRemaining, shareLeft, urgencyOf } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { TempEmail } from './temp-email.ts';
import { texts } from './texts.tsx';

const RADIUS = 10;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
const color = { calm: 'text-accent', soon: 'text-amber', last: 'text-red' };

type TimeProps = {
  email: Pick<TempEmail, 'createdAt' | 'expiresAt'>;
  now: () => number;
};

type TimeRingProps = TimeProps & {
  small?: boolean;
  /** Next to the ring: how much time is left, in words. */
  children?: ReactNode;
};

/** The time an address has left as a ring that empties. Turns amber, then red, near the end. */
export function TimeRing({ email, now: clock, small = false, children }: TimeRingProps) {
  const now = useNow(clock, 1000);
  const urgency = urgencyOf(email.expiresAt, email.createdAt, now);
  const share = shareLeft(email.expiresAt, email.createdAt, now);
  return (
    <span className="inline-flex shrink-0 items-center gap-2 text-sm whitespace-nowrap">
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
      {children}
    </span>
  );
}

type TimeLeftProps = TimeProps & {
  className?: string;
  /** The sentence to show while there is time left. */
  sentence?: (left: string) => string;
};

/** The time an address has left, as text. */
export function TimeLeft({ email, now: clock, className, sentence = texts.timeLeft }: TimeLeftProps) {
  const now = useNow(clock, 1000);
  const urgency = urgencyOf(email.expiresAt, email.createdAt, now);
  const text = formatRemaining(email.expiresAt, now);
  const isOver = email.expiresAt <= now;
  return (
    <span className={cx('tabular-nums', urgency !== 'calm' && `font-medium ${color[urgency]}`, className)}>
      {isOver ? text : sentence(text)}
    </span>
  );
}
