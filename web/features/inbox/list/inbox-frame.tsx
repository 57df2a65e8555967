import type { ReactNode } from 'react';
import { durationInWords } from '#contract/plan-limits.ts';
import { timings } from '#contract/timings.ts';
import { Card } from '#web/components/card.tsx';

export const INBOX_HEADING = 'inbox-heading';

type InboxFrameProps = {
  address: string | null;
  /** Shown next to the heading, such as the number of unread messages. */
  note?: ReactNode;
  actions: ReactNode;
  footnote?: ReactNode;
  children: ReactNode;
};

/** The card around an inbox: heading, address and buttons above, the refresh note below. */
export function InboxFrame({ address, note, actions, footnote, children }: InboxFrameProps) {
  return (
    <Card className="overflow-clip">
      <div className="flex items-center gap-3 border-b border-line px-4 py-2 sm:px-5">
        <div className="min-w-0 flex-1">
          <h2
            id={INBOX_HEADING}
            tabIndex={-1}
            className="flex items-center gap-2 text-sm font-semibold outline-none"
          >
            Inbox
            {note && <span className="font-normal text-ink-soft">{note}</span>}
          </h2>
          <p className="truncate font-mono text-xs text-ink-soft">{address ?? 'No address selected'}</p>
        </div>
        {actions}
      </div>
      {children}
      <p className="flex items-center justify-between gap-4 border-t border-line px-4 py-2.5 text-xs text-ink-soft sm:px-5">
        {`Auto-refreshing every ${durationInWords(timings.inboxRefresh)}`}
        {footnote}
      </p>
    </Card>
  );
}
