import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LiveState } from '../live/live-state.ts';
import { RefreshButton } from './refresh-button.tsx';
import { texts } from './texts.tsx';

type EmptyInboxProps = {
  title: string;
  live: LiveState | null;
  onRefresh: () => Promise<void>;
  /** What else there is to know. */
  children?: ReactNode;
};

/** The place of the first message on the waiting screen. */
export function EmptyInbox({ title, live, onRefresh, children }: EmptyInboxProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-[1fr_auto] items-center gap-x-4 rounded-lg border border-dashed border-line-strong px-4 py-2 app:grid-cols-[auto_1fr_auto] app:px-5 app:py-3 panes:max-w-none">
      <Inbox aria-hidden size={22} strokeWidth={1.5} className="row-span-2 text-ink-faint flow:hidden" />
      <p className="text-sm font-medium">{title}</p>
      <RefreshButton live={live} className="-me-2 app:row-span-2" onRefresh={onRefresh} />
      <div className="col-span-2 app:col-span-1 app:col-start-2 app:row-start-2">
        <p className="text-sm text-ink-soft flow:pb-2">{texts.emailArrivesWithinSeconds}</p>
        {children}
      </div>
    </div>
  );
}
