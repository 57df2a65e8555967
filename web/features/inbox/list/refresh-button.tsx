import { RefreshCw } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { tryNow } from '#web/lib/connection.ts';
import { cx } from '#web/lib/cx.ts';
import type { LiveState } from '../live/live-state.ts';
import { texts } from './texts.tsx';
import { useRefreshButton } from './use-refresh-button.ts';

type RefreshButtonProps = {
  live: LiveState | null;
  disabled?: boolean;
  className?: string;
  onRefresh: () => Promise<void>;
};

export function RefreshButton({ live, disabled = false, className, onRefresh }: RefreshButtonProps) {
  const { spinning, wait, press } = useRefreshButton(live === 'down' ? tryNow : onRefresh);
  return (
    <Button
      id="refresh-inbox"
      variant="ghost"
      size="sm"
      onClick={press}
      disabled={wait > 0 || disabled}
      className={cx('min-h-11 shrink-0 px-2! tabular-nums', className)}
    >
      <RefreshCw aria-hidden size={15} className={cx(spinning && 'animate-spin')} />
      {wait > 0 ? texts.refreshIn(wait) : texts.refresh}
    </Button>
  );
}
