import { useCallback, useEffect } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { cx } from '#web/lib/cx.ts';
import { InboxActions, type InboxActionsProps } from './inbox-actions.tsx';
import { InboxFrame } from './inbox-frame.tsx';
import { EmptyInbox, type InboxEnd, NoMessageSelected } from './inbox-states.tsx';
import { MessageList } from './message-list.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useOpenMessage } from './use-open-message.ts';

const MessageView = lazyPart(() => import('../message/message-view.tsx'));

type InboxPanelProps = InboxActionsProps & {
  address: string;
  api: InboxApi | null;
  messages: MessageSummary[];
  loading: boolean;
  /** Why the inbox is empty for good, if it is. */
  end: InboxEnd | null;
  /** Read out by screen readers. */
  announcement: string;
  now: () => number;
  /** Called when a message is opened. Absent where that is not recorded. */
  onSeen?: (id: string) => void;
  /** Absent where the visitor may not delete messages. */
  onDelete?: (id: string) => Promise<void>;
};

/** The inbox: list and message side by side on wide screens, one at a time on narrow ones. */
export function InboxPanel(props: InboxPanelProps) {
  const { address, api, messages, onSeen, onDelete, onRefresh } = props;
  const { openId, open: openMessage, close, closeDeleted } = useOpenMessage(address);
  const open = messages.find(({ id }) => id === openId) ?? null;
  const unread = messages.filter(({ seen }) => !seen).length;
  const hasMail = messages.length > 0;

  // Opening a message must not wait for its code.
  useEffect(() => {
    if (hasMail) MessageView.preload();
  }, [hasMail]);

  const show = useCallback(
    (id: string) => {
      openMessage(id);
      onSeen?.(id);
    },
    [openMessage, onSeen],
  );
  useInboxKeys({ messages, openId, onOpen: show, onClose: open ? close : undefined, onRefresh });

  const remove = async (id: string) => {
    await onDelete?.(id);
    closeDeleted(id, messages);
  };
  return (
    <InboxFrame
      address={address}
      note={unread > 0 && `${unread} unread`}
      actions={<InboxActions live={props.live} onRefresh={onRefresh} />}
      footnote={<ShortcutHint />}
    >
      <p aria-live="polite" className="sr-only">
        {props.announcement}
      </p>
      {props.live === 'offline' && <OfflineNotice />}
      <div
        className={cx(
          'grid min-h-56 lg:min-h-80',
          hasMail && 'lg:min-h-128 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]',
        )}
      >
        <ListPane {...props} openId={openId} hidden={open !== null} onOpen={show} />
        <div className={cx('min-w-0', !open && (hasMail ? 'max-lg:hidden' : 'hidden'))}>
          {open && api ? (
            <MessageView
              key={open.id}
              fallback={<SkeletonRows />}
              onFail={close}
              api={api}
              address={address}
              summary={open}
              onBack={close}
              onDelete={onDelete && (() => remove(open.id))}
            />
          ) : (
            <NoMessageSelected />
          )}
        </div>
      </div>
    </InboxFrame>
  );
}

type ListPaneProps = Pick<InboxPanelProps, 'messages' | 'loading' | 'end' | 'now'> & {
  openId: string | null;
  /** On narrow screens, where the open message takes the place of the list. */
  hidden: boolean;
  onOpen: (id: string) => void;
};

function ListPane({ messages, loading, end, now, openId, hidden, onOpen }: ListPaneProps) {
  const hasMail = messages.length > 0;
  return (
    <div
      className={cx(
        'min-w-0',
        hasMail && 'lg:max-h-[80vh] lg:overflow-y-auto lg:border-r lg:border-line',
        hidden && 'max-lg:hidden',
      )}
    >
      {hasMail ? (
        <MessageList messages={messages} openId={openId} onOpen={onOpen} now={now} />
      ) : loading ? (
        <SkeletonRows />
      ) : (
        <EmptyInbox end={end} />
      )}
    </div>
  );
}

function ShortcutHint() {
  return (
    <span className="hidden lg:inline">
      Press <kbd className="rounded-sm border border-line-strong px-1.5 font-mono">?</kbd> for shortcuts
    </span>
  );
}

function OfflineNotice() {
  return (
    <p role="status" className="border-b border-line bg-sunken px-4 py-2.5 text-sm sm:px-5">
      You are offline. New messages appear when you are connected again.
    </p>
  );
}
