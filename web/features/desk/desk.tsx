import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { ConnectionNotice } from '#web/components/connection-notice.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { cx } from '#web/lib/cx.ts';
import { DeskList } from '../inbox/list/desk-list.tsx';
import type { InboxEnd } from '../inbox/list/inbox-states.tsx';
import { NoMessageSelected, Waiting } from '../inbox/list/inbox-states.tsx';
import { useInboxKeys } from '../inbox/list/use-inbox-keys.ts';
import { useOpenMessage } from '../inbox/list/use-open-message.ts';
import type { LiveState } from '../inbox/live/live-state.ts';
import { type Copied, useFirstAfterCopy } from './use-first-after-copy.ts';
import { useMarkOnRoot } from './use-mark-on-root.ts';

const MessageView = lazyPart(() => import('../inbox/message/message-view.tsx'));

export type DeskProps = {
  /** Above the panes: the address and what can be done with it. */
  bar: ReactNode;
  /** Left of the list: the inboxes of the dashboard. */
  rail?: ReactNode;
  heading: string;
  address: string;
  api: InboxApi | null;
  messages: MessageSummary[];
  loading: boolean;
  /** Why the inbox will stay empty, if it will. */
  end: InboxEnd | null;
  /** Null for an inbox that has ended: there is no connection to show. */
  live: LiveState | null;
  /** When the address expires, if that is known. */
  expiresAt?: number | undefined;
  /** Read out by screen readers. */
  announcement: string;
  now: () => number;
  onRefresh: () => Promise<void>;
  /** Called when a message is opened. Absent where that is not recorded. */
  onSeen?: (id: string) => void;
  /** Absent where the visitor may not delete messages. */
  onDelete?: (id: string) => Promise<void>;
  /** Called when a message is opened or closed. */
  onReading?: (reading: boolean) => void;
  /** Set when the visitor has just copied the address. */
  copied?: Copied | null;
  /** Shown below the text of an empty list. */
  elsewhere?: ReactNode;
  /** Shown in the corner below the list. */
  corner?: ReactNode;
  /** The list shows the full sender of each message. */
  full?: boolean;
};

/**
 * The bar, the list and the open message. Side by side on wide screens, one at a time on narrow ones, and on phones the
 * message covers everything else.
 */
export default function Desk(props: DeskProps) {
  const { address, api, messages, end, onSeen, onDelete, onReading, copied = null } = props;
  const ended = end !== null;
  const { openId, shown: open, open: openMessage, close } = useOpenMessage({ address, messages, ended });
  const hasMail = messages.length > 0;
  const isReading = open !== null;

  useMarkOnRoot('desk', true);
  useMarkOnRoot('reading', isReading);
  useEffect(() => onReading?.(isReading), [onReading, isReading]);
  // Loaded now, so that opening a message does not wait for its code.
  useEffect(() => {
    if (hasMail) MessageView.preload();
  }, [hasMail]);

  /** The message that the reader opened, not the first one after Copy or one that a reload brought back. */
  const asked = useRef<string | null>(null);
  const show = useCallback(
    (id: string) => {
      asked.current = id;
      openMessage(id);
      onSeen?.(id);
    },
    [openMessage, onSeen],
  );
  const openedByItself = useFirstAfterCopy({ copied, address, messages, openId, openMessage, onSeen });
  useInboxKeys({
    messages,
    openId,
    onOpen: show,
    onClose: open ? close : undefined,
    onRefresh: props.onRefresh,
  });

  return (
    <section aria-label="Inbox" className="desk">
      <p aria-live="polite" className="sr-only">
        {props.announcement}
      </p>
      <div className="behind-sheet contents">
        {props.bar}
        {!ended && <ConnectionNotice className="border-b border-line" />}
      </div>
      <div
        className={cx(
          'flex min-h-0 flex-1 flex-col',
          props.rail
            ? 'single:overflow-y-auto panes:grid panes:grid-cols-[14.5rem_18.75rem_minmax(0,1fr)] xl:panes:grid-cols-[17rem_21.25rem_minmax(0,1fr)]'
            : 'panes:grid panes:grid-cols-[21.25rem_minmax(0,1fr)]',
        )}
      >
        {props.rail && (
          <div
            className={cx(
              'border-line single:border-b panes:min-h-0 panes:border-r',
              isReading && 'single:hidden',
            )}
          >
            {props.rail}
          </div>
        )}
        <DeskList {...props} openId={openId} hidden={isReading} onOpen={show} />
        <div className={cx('flex min-h-0 min-w-0 flex-1 flex-col', !isReading && 'single:hidden')}>
          {isReading && <h2 className="sr-only panes:hidden">Message</h2>}
          {open && api ? (
            <MessageView
              key={open.id}
              fallback={<SkeletonRows />}
              onFail={close}
              api={api}
              address={address}
              summary={open}
              expiresAt={props.expiresAt}
              now={props.now}
              takesFocus={!openedByItself(open.id)}
              asked={asked.current === open.id}
              onBack={close}
              ended={ended}
              onDelete={onDelete && !ended ? () => onDelete(open.id) : undefined}
            />
          ) : hasMail ? (
            <NoMessageSelected />
          ) : (
            <Waiting address={address} end={end} loading={props.loading} />
          )}
        </div>
      </div>
    </section>
  );
}
