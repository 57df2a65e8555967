import { counted } from '#contract/counted.ts';
import { mailsByDay } from './domain-words.ts';

const WIDTH = 240;
const HEIGHT = 36;
const STEP = WIDTH / 30;

/** A bar for each of the last 30 days. */
export function DaysChart({ days, now }: { days: Array<{ day: string; mails: number }>; now: Date }) {
  const bars = mailsByDay(days, now);
  const top = Math.max(1, ...bars.map(({ mails }) => mails));
  const total = bars.reduce((sum, { mails }) => sum + mails, 0);
  const today = bars.at(-1)!.mails;
  return (
    <figure className="min-w-0">
      <svg
        role="img"
        aria-label={`Mail of the last month: ${counted(total, 'message')}, ${today} today, ${top} at most`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-9 w-full"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--line)" />
        {bars.map(({ day, mails }, nth) => {
          const height = mails && Math.max(2, ((HEIGHT - 2) * mails) / top);
          return (
            <rect
              key={day}
              x={nth * STEP + 0.8}
              width={STEP - 1.6}
              y={HEIGHT - 1 - height}
              height={height}
              fill="var(--accent)"
            >
              <title>{`${day}: ${mails}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="mt-1 text-xs text-ink-soft tabular-nums">
        {counted(total, 'mail')} in 30 days, {today.toLocaleString('en-US')} today
      </figcaption>
    </figure>
  );
}
