import { RefreshCw } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { cx } from '#web/lib/cx.ts';
import type { LiveState } from './live-connection.ts';
import { NotifyToggle } from './notify-toggle.tsx';
import { useRefreshButton } from './use-refresh-button.ts';

export type InboxHeaderProps = {
  address: string | null;
  live: LiveState;
  unread: number;
  onRefresh: () => Promise<void>;
};

export function InboxHeader({ address, live, unread, onRefresh }: InboxHeaderProps) {
  const { spinning, wait, press } = useRefreshButton(onRefresh);
  return (
    <div className="flex items-center gap-3 border-b border-line px-4 py-2 sm:px-5">
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-2 text-sm font-semibold">
          Inbox
          {unread > 0 && <span className="font-normal text-ink-soft">{unread} unread</span>}
        </h2>
        <p className="truncate font-mono text-xs text-ink-soft">{address ?? 'No address selected'}</p>
      </div>
      {address && <LiveSign state={live} />}
      {address && <NotifyToggle />}
      <Button
        size="sm"
        onClick={press}
        disabled={!address || wait > 0}
        className="min-h-11 tabular-nums sm:min-w-28"
      >
        <RefreshCw aria-hidden size={15} className={cx(spinning && 'animate-spin')} />
        {wait > 0 ? `Wait ${wait}s` : 'Refresh'}
      </Button>
    </div>
  );
}

const signs: Record<LiveState, { text: string; title: string }> = {
  live: { text: 'Live', title: 'New mail is pushed to this page at once' },
  connecting: { text: 'Connecting', title: 'Connecting to live updates' },
  polling: { text: 'Polling', title: 'Live updates are away: checking every 15 seconds' },
};

function LiveSign({ state }: { state: LiveState }) {
  return (
    <span
      role="status"
      title={signs[state].title}
      className="flex items-center gap-1.5 text-xs text-ink-soft"
    >
      <span
        aria-hidden
        className={cx(
          'size-2 rounded-full',
          state === 'live' ? 'bg-accent' : 'border border-ink-faint bg-transparent',
        )}
      />
      {signs[state].text}
    </span>
  );
}
