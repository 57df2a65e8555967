import type { ReactNode } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import type { KeptMessage } from '#web/features/addresses/guest-storage.ts';
import { cx } from '#web/lib/cx.ts';
import { glide } from '#web/lib/glide.ts';
import { limits } from '#web/lib/limits.ts';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { NewestCode } from '../found/newest-code.tsx';
import type { LiveState } from '../live/live-state.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { EndedInbox, type InboxEnd } from './inbox-states.tsx';
import { KeptRows } from './kept-rows.tsx';
import { MessageList } from './message-list.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { texts } from './texts.tsx';
import { INBOX_HEADING } from './use-open-message.ts';

type DeskListProps = {
  heading: string;
  address: string;
  messages: MessageSummary[];
  /** Shown in their place until the server has answered. */
  kept?: KeptMessage[];
  /** The messages that fit what the reader searches for. */
  found: MessageSummary[] | null;
  /** Above the messages. */
  search: ReactNode;
  loading: boolean;
  end: InboxEnd | null;
  live: LiveState | null;
  /** In the heading, on phones. */
  bell: ReactNode;
  now: () => number;
  onRefresh: () => Promise<void>;
  onCopy: () => void;
  openId: string | null;
  /** A message is open. On narrow screens it takes the place of the list. */
  reading: boolean;
  onOpen: (id: string) => void;
  /** Missing where the visitor cannot delete messages. */
  onDelete?: (id: string) => Promise<void>;
  elsewhere?: ReactNode;
  corner?: ReactNode;
  /** For the dashboard. */
  full?: boolean;
  /** Above the list. */
  note?: ReactNode;
  /** Shown instead of the list until the first message arrives. */
  waiting: ReactNode;
  /** Only of an inbox that is never full. */
  welcome?: ReactNode;
};

/** The list of messages with its heading and notes. */
export function DeskList(props: DeskListProps) {
  const { messages, kept = [], loading, end, live, reading, waiting } = props;
  const isOver = end !== null && messages.length === 0 && !reading;
  const isApp = useMedia(APP_LAYOUT);
  return (
    <div
      ref={glide}
      className={cx(
        'flex min-h-0 min-w-0 flex-1 flex-col',
        waiting || isOver ? 'panes:col-span-2' : 'panes:border-e panes:border-line',
        reading && 'single:hidden',
      )}
    >
      {!waiting && <ListHeading {...props} />}
      {!end && !props.welcome && <FullNotice count={messages.length} canDelete={Boolean(props.onDelete)} />}
      {props.note}
      {!isApp && <NewestCode messages={messages} />}
      <div className="relative flex min-h-0 flex-1 flex-col app:overflow-y-auto app:overscroll-contain">
        {waiting ||
          (messages.length > 0 ? (
            <>
              {props.search}
              <MessageList {...props} messages={props.found ?? messages} />
            </>
          ) : kept.length > 0 ? (
            <KeptRows kept={kept} now={props.now} />
          ) : loading ? (
            <SkeletonRows />
          ) : (
            end && (
              <EndedInbox address={props.address} end={end} reading={reading}>
                {props.elsewhere}
              </EndedInbox>
            )
          ))}
      </div>
      {props.corner}
      <Footnote hidden={end !== null || live === 'offline' || live === 'down'} />
    </div>
  );
}

/** Mail to a full inbox is turned away. */
function FullNotice({ count, canDelete }: { count: number; canDelete: boolean }) {
  const { isPremium } = useAccount();
  const most = Number(isPremium ? limits.premiumMessages : limits.freeMessages);
  if (count < most) return null;
  return (
    <p role="status" className="shrink-0 border-b border-line bg-amber-soft px-4 py-2 text-sm text-amber">
      {canDelete ? texts.inboxIsFull(most) : texts.othersInboxIsFull(most)}
    </p>
  );
}

function ListHeading(props: DeskListProps) {
  const { heading, address, messages, end, live, full, onRefresh, onCopy } = props;
  const isApp = useMedia(APP_LAYOUT);
  const unread = messages.filter(({ seen }) => !seen).length;
  return (
    <div className="flex h-13 shrink-0 items-center gap-2 border-b border-line px-4 flow:relative flow:h-16 flow:pb-5">
      <div className="min-w-0 flex-1">
        <h2
          id={INBOX_HEADING}
          tabIndex={-1}
          className="flex flex-wrap items-baseline gap-x-2 overflow-hidden text-sm font-semibold outline-none app:h-5 flow:h-5"
        >
          <span className="max-w-full truncate">{heading}</span>
          {/* If there is no room, it wraps into a line that is cut off. The dashboard shows it in the rail. */}
          {unread > 0 && !full && (
            <span className="text-xs font-normal text-ink-soft tabular-nums">{texts.unread(unread)}</span>
          )}
        </h2>
        {/* If there is no room, the name is cut and the domain stays. The whole address is in the bar or the rail. */}
        {!props.welcome && (
          <button
            type="button"
            // With the keyboard, Copy is in the bar.
            tabIndex={-1}
            aria-label={texts.copyAddress(address)}
            disabled={end !== null}
            onClick={onCopy}
            className="-my-1 flex max-w-full overflow-hidden py-1 font-mono text-[0.6875rem] tracking-tight text-ink-soft rtl:justify-end flow:absolute flow:inset-x-4 flow:bottom-1.5"
            title={address}
            dir="ltr"
          >
            <span className="min-w-8 truncate">{address.slice(0, address.lastIndexOf('@'))}</span>
            <span className="shrink-0">{address.slice(address.lastIndexOf('@'))}</span>
          </button>
        )}
      </div>
      {/* The heading of the dashboard needs the room. */}
      {!isApp && <LiveStatus state={live} brief={full ?? false} />}
      {!isApp && end !== 'missing' && props.bell}
      <RefreshButton live={live} disabled={end !== null} className="-me-2" onRefresh={onRefresh} />
    </div>
  );
}

/** Its space stays reserved where nothing can be refreshed. */
function Footnote({ hidden }: { hidden: boolean }) {
  return (
    <p
      className={cx(
        'flex shrink-0 items-center justify-between gap-2 border-t border-line px-4 py-2 text-xs whitespace-nowrap text-ink-soft',
        hidden && 'invisible',
      )}
    >
      {hidden ? '\u00A0' : texts.autoRefreshing}
      <span className="hidden xl:inline">
        {texts.shortcuts((key) => (
          <kbd className="rounded-sm border border-line-strong px-1.5 font-mono">{key}</kbd>
        ))}
      </span>
    </p>
  );
}
