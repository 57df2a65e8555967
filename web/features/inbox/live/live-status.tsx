import { durationInWords } from '#contract/plan-limits.ts';
import { timings } from '#contract/timings.ts';
import { cx } from '#web/lib/cx.ts';
import type { LiveState } from './live-state.ts';

const statuses: Record<LiveState, { text: string; title: string }> = {
  live: { text: 'Live', title: 'New messages appear here immediately' },
  connecting: { text: 'Connecting', title: 'Connecting to live updates' },
  polling: {
    text: 'Not live',
    title: `No live updates right now. Checking every ${durationInWords(timings.inboxRefresh)}`,
  },
  down: { text: 'No answer', title: 'Our server does not answer' },
  offline: { text: 'Offline', title: 'This device is offline' },
};

/** As wide as the longest word, so that nothing moves when the state changes. Where there is no room, a circle replaces "Connecting". */
const wide = 'panes:min-w-20 single:min-w-14';
const shape = 'flex h-5 shrink-0 items-center justify-end text-xs text-ink-soft';

type LiveStatusProps = {
  state: LiveState | null;
  /** Shows the circle without its word, where there is no room for it. */
  brief?: boolean;
};

/**
 * Whether new messages arrive by push. Null means that there is no connection to show. Its space stays reserved. Screen
 * readers are not told of every change: the notice above the list says when the server cannot be reached.
 */
export function LiveStatus({ state, brief = false }: LiveStatusProps) {
  if (!state) return <span className={cx(shape, brief ? 'w-2' : wide)} />;
  return (
    <span title={statuses[state].title} className={cx(shape, !brief && wide)}>
      {/* A new element for every state, because a word that grows to the left would count as moving. */}
      <span key={state} className="flex items-center gap-1.5">
        <span
          aria-hidden
          className={cx(
            'size-2 rounded-full',
            state === 'live'
              ? 'bg-accent'
              : state === 'down' || state === 'offline'
                ? 'bg-amber'
                : 'border border-ink-faint bg-transparent',
          )}
        />
        <span className={brief ? 'sr-only' : cx(state === 'connecting' && 'single:sr-only')}>
          {statuses[state].text}
        </span>
      </span>
    </span>
  );
}
