import { useCallback, useEffect } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { cx } from '#web/lib/cx.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOpenMessage } from '../message/use-open-message.ts';
import { InboxActions, type InboxActionsProps } from './inbox-actions.tsx';
import { InboxFrame } from './inbox-frame.tsx';
import { EmptyInbox, type InboxEnd, InboxSkeleton, NothingOpen } from './inbox-states.tsx';
import { neighbour } from './message-list.ts';
import { MessageRow } from './message-row.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';

const MessageView = lazyPart(() => import('../message/message-view.tsx'));

type InboxPanelProps = InboxActionsProps & {
  address: string;
  api: InboxApi | null;
  messages: MessageSummary[];
  loading: boolean;
  /** Why there is no mail any more. */
  end: InboxEnd | null;
  announcement: string;
  now: () => number;
  isUnread: (id: string) => boolean;
  markRead: (id: string) => void;
  /** Absent where the reader may not delete. */
  onDelete?: (id: string) => Promise<void>;
};

/** The mail client: list and message side by side where there is room, else one after the other. */
export function InboxPanel(props: InboxPanelProps) {
  const { address, api, messages, loading, end, announcement, now, isUnread, markRead, onDelete } = props;
  const { openId, open: openMessage, close, closeDeleted } = useOpenMessage(address);
  const open = messages.find(({ id }) => id === openId) ?? null;
  const unread = messages.filter(({ id }) => isUnread(id)).length;

  // The reader's program is on its way before the first click.
  const hasMail = messages.length > 0;
  useEffect(() => {
    if (hasMail) MessageView.preload();
  }, [hasMail]);

  const show = useCallback(
    (id: string) => {
      openMessage(id);
      markRead(id);
    },
    [openMessage, markRead],
  );

  useInboxKeys({
    step: (by) => {
      const next = neighbour(messages, openId, by);
      if (next) show(next);
    },
    close: open ? close : undefined,
    refresh: props.onRefresh,
  });

  return (
    <InboxFrame
      address={address}
      note={unread > 0 && `${unread} unread`}
      actions={<InboxActions live={props.live} onRefresh={props.onRefresh} />}
      footnote={
        <span className="hidden lg:inline">
          Press <kbd className="rounded-sm border border-line-strong px-1.5 font-mono">?</kbd> for shortcuts
        </span>
      }
    >
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {props.live === 'offline' && (
        <p role="status" className="border-b border-line bg-sunken px-4 py-2.5 text-sm sm:px-5">
          You are offline. New mail is shown as soon as you are connected again.
        </p>
      )}
      <div
        className={cx(
          'grid min-h-56 lg:min-h-80',
          hasMail && 'lg:min-h-128 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]',
        )}
      >
        <div
          className={cx(
            'min-w-0',
            hasMail && 'lg:max-h-[80vh] lg:overflow-y-auto lg:border-r lg:border-line',
            open && 'max-lg:hidden',
          )}
        >
          {hasMail ? (
            <ul aria-label="Messages" className="divide-y divide-line">
              {messages.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  now={now}
                  unread={isUnread(message.id)}
                  open={message.id === openId}
                  onOpen={() => show(message.id)}
                />
              ))}
            </ul>
          ) : loading ? (
            <InboxSkeleton />
          ) : (
            <EmptyInbox end={end} />
          )}
        </div>
        <div className={cx('min-w-0', !open && (hasMail ? 'max-lg:hidden' : 'hidden'))}>
          {open && api ? (
            <MessageView
              key={open.id}
              fallback={<InboxSkeleton />}
              onFail={close}
              api={api}
              address={address}
              summary={open}
              onBack={close}
              onDelete={
                onDelete &&
                (async () => {
                  await onDelete(open.id);
                  closeDeleted(open.id, messages);
                })
              }
            />
          ) : (
            <NothingOpen />
          )}
        </div>
      </div>
    </InboxFrame>
  );
}
