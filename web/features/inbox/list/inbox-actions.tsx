import { RefreshCw } from 'lucide-react';
import { durationInWords } from '#contract/plan-limits.ts';
import { timings } from '#contract/timings.ts';
import { Button } from '#web/components/button.tsx';
import { cx } from '#web/lib/cx.ts';
import type { LiveState } from '../live/live-connection.ts';
import { NotifyToggle } from '../live/notify-toggle.tsx';
import { useRefreshButton } from './use-refresh-button.ts';

/** `live` is null for an inbox that has ended: there is no connection to show. */
export type InboxActionsProps = { live: LiveState | null; onRefresh: () => Promise<void> };

export function InboxActions({ live, onRefresh }: InboxActionsProps) {
  const { spinning, wait, press } = useRefreshButton(onRefresh);
  return (
    <>
      {live && <LiveStatus state={live} />}
      <NotifyToggle />
      <Button size="sm" onClick={press} disabled={wait > 0} className="min-h-11 tabular-nums sm:min-w-28">
        <RefreshCw aria-hidden size={15} className={cx(spinning && 'animate-spin')} />
        {wait > 0 ? `Wait ${wait}s` : 'Refresh'}
      </Button>
    </>
  );
}

const statuses: Record<LiveState, { text: string; title: string }> = {
  live: { text: 'Live', title: 'New messages appear here immediately' },
  connecting: { text: 'Connecting', title: 'Connecting to live updates' },
  polling: {
    text: 'Polling',
    title: `No live updates right now. Checking every ${durationInWords(timings.inboxRefresh)}`,
  },
  offline: { text: 'Offline', title: 'This device is offline' },
};

function LiveStatus({ state }: { state: LiveState }) {
  return (
    <span
      role="status"
      title={statuses[state].title}
      className="flex items-center gap-1.5 text-xs text-ink-soft"
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
