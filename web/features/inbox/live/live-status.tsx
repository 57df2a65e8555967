import { durationInWords } from '#contract/plan-limits.ts';
import { timings } from '#contract/timings.ts';
import { cx } from '#web/lib/cx.ts';
import type { LiveState } from './live-state.ts';

const statuses: Record<LiveState, { text: string; title: string }> = {
  live: { text: 'Live', title: 'New messages appear here immediately' },
  connecting: { text: 'Connecting', title: 'Connecting to live updates' },
  polling: {
    text: 'Polling',
    title: `No live updates right now. Checking every ${durationInWords(timings.inboxRefresh)}`,
  },
  offline: { text: 'Offline', title: 'This device is offline' },
};

/** Whether new messages arrive by push. */
export function LiveStatus({ state }: { state: LiveState }) {
  return (
    <span
      role="status"
      title={statuses[state].title}
      className="flex shrink-0 items-center gap-1.5 text-xs text-ink-soft"
    >
      <span
        aria-hidden
        className={cx(
          'size-2 rounded-full',
          state === 'live' ? 'bg-accent' : 'border border-ink-faint bg-transparent',
        )}
      />
      {statuses[state].text}
    </span>
  );
}
