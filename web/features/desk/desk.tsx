import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import ConnectionNotice from '#web/components/connection-notice.tsx';
import { lazyPart, loadParts } from '#web/components/lazy-part.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import type { KeptMessage } from '#web/features/addresses/guest-storage.ts';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { cx } from '#web/lib/cx.ts';
import { useGliding } from '#web/lib/use-gliding.ts';
import { APP_LAYOUT, PANES_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { DeskList } from '../inbox/list/desk-list.tsx';
import { EmptyInbox } from '../inbox/list/empty-inbox.tsx';
import type { InboxEnd } from '../inbox/list/inbox-states.tsx';
import { NoMessageSelected } from '../inbox/list/inbox-states.tsx';
import { useInboxKeys } from '../inbox/list/use-inbox-keys.ts';
import { INBOX_HEADING, useOpenMessage } from '../inbox/list/use-open-message.ts';
import type { LiveState } from '../inbox/live/live-state.ts';
import { useSearch } from '../inbox/search/use-search.tsx';
import { AddressStrip, type DeskAddress } from './address-strip.tsx';
import { BelowWaiting } from './below-waiting.tsx';
import { DomainEnds } from './domain-ends.tsx';
import { Life } from './life.tsx';
import { texts } from './texts.tsx';
import { useAddressCopy } from './use-address-copy.ts';
import { useFirstAfterCopy } from './use-first-after-copy.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLinkedMessage } from './use-linked-message.ts';
import { useRootAttribute } from './use-root-attribute.ts';
import { useNewAddress, Waiting } from './waiting.tsx';

const AttemptLine = lazyPart(() => import('./deliveries/attempt-line.tsx'));
const AttemptNotice = lazyPart(() => import('./deliveries/attempt-notice.tsx'));
const ExtendButton = lazyPart(() => import('#web/features/addresses/life/extend-button.tsx'));
const MessageView = lazyPart(() => import('../inbox/message/message-view.tsx'));

export type DeskProps = Pick<
  DeskAddress,
  'address' | 'label' | 'email' | 'now' | 'switcher' | 'counter' | 'hasCode'
> & {
  /**
   * Above the panes: what can be done with the address. It begins with `start`: the address, or while the desk waits the
   * heading of the inbox.
   */
  bar: (start: ReactNode, waiting: boolean) => ReactNode;
  /** In the heading of the list, on phones: leads to notifications. */
  bell: ReactNode;
  /** Left of the list: the inboxes of the dashboard. */
  rail?: ReactNode;
  heading: string;
  api: InboxApi | null;
  messages: MessageSummary[];
  /** What this browser knows of them until the server has answered. */
  kept?: KeptMessage[];
  loading: boolean;
  /** Why the inbox will stay empty, if it will. */
  end: InboxEnd | null;
  /** Null for an inbox that has ended: there is no connection to show. */
  live: LiveState | null;
  /** Read out by screen readers. */
  announcement: string;
  onRefresh: () => Promise<void>;
  /** Called when a message is opened. Absent where that is not recorded. */
  onSeen?: (id: string) => void;
  /** Absent where the visitor may not delete messages. */
  onDelete?: (id: string) => Promise<void>;
  /** Called when a message is opened or closed. */
  onReading?: (reading: boolean) => void;
  /** Shown in the place of the list while it is empty. */
  elsewhere?: ReactNode;
  /** Shown in the corner below the list. */
  corner?: ReactNode;
  /** The list shows the full sender of each message. */
  full?: boolean;
  /** For the inbox of all mail, which has no address to copy and is never full: shown until its first message. */
  welcome?: ReactNode;
};

/**
 * The bar, the list and the open message. Side by side on wide screens, one at a time on narrow ones, and on phones the
 * message covers everything else. Until the first message arrives, the address has the whole desk.
 */
export default function Desk(props: DeskProps) {
  const { address, api, messages, loading, end, onSeen, onDelete, onReading } = props;
  const ended = end !== null;
  const { openId, shown: open, open: openMessage, close } = useOpenMessage({ address, messages, ended });
  const hasMail = messages.length > 0;
  const isReading = open !== null;
  const hasKept = (props.kept?.length ?? 0) > 0;
  const isWaiting = useGliding(!hasMail && !hasKept && !loading && !end && !isReading);
  const keptFocus = useKeptFocus(`${isWaiting} ${address}`, INBOX_HEADING);
  const isApp = useMedia(APP_LAYOUT);
  const copying = useAddressCopy(address);
  const deskAddress = { ...props, copying };
  const life = (place: 'list' | 'waiting') =>
    isOwn(props.email) && <Life key={address} email={props.email} count={messages.length} place={place} />;
  const empty = (
    <EmptyInbox
      title={props.full ? texts.noMessagesReceived : texts.noMessages}
      live={props.live}
      onRefresh={props.onRefresh}
    >
      {onDelete && !props.welcome && <AttemptLine quiet address={address} />}
    </EmptyInbox>
  );

  useRootAttribute('desk', true);
  useRootAttribute('reading', isReading);
  useEffect(() => onReading?.(isReading), [onReading, isReading]);
  useEffect(() => whenIdle(loadParts), []);
  // Loaded now, so that opening a message does not wait for its code.
  useEffect(() => {
    if (hasMail) MessageView.preload();
  }, [hasMail]);

  /** The last message that the reader opened by hand. Others open by themselves: the first one after Copy, or after a reload. */
  const asked = useRef<string | null>(null);
  const show = useCallback(
    (id: string) => {
      asked.current = id;
      openMessage(id);
      onSeen?.(id);
    },
    [openMessage, onSeen],
  );
  useFirstAfterCopy({
    copied: copying.last,
    address,
    messages,
    openId,
    openMessage,
    onSeen,
  });
  useLinkedMessage({
    api,
    address,
    messages,
    isLoaded: !loading && !hasKept,
    onOpen: show,
    onRefresh: props.onRefresh,
  });
  const search = useSearch({ api, address, messages, reading: isReading });
  const hasPanes = useMedia(PANES_LAYOUT);
  useInboxKeys({
    messages: search.found ?? messages,
    openId,
    onOpen: show,
    onClose: open ? close : undefined,
    onRefresh: props.onRefresh,
    onSearch: hasMail && (hasPanes || !isReading) ? search.open : undefined,
  });

  return (
    <section aria-label={texts.inbox} className="desk" {...keptFocus}>
      <p aria-live="polite" className="sr-only">
        {useNewAddress(props) || props.announcement}
      </p>
      <div className="behind-message contents">
        {props.bar(
          isWaiting ? (
            <Heading>{props.heading}</Heading>
          ) : props.welcome ? (
            <span dir="ltr" className="me-auto font-mono">
              {address}
            </span>
          ) : (
            <AddressStrip {...deskAddress} ended={ended} />
          ),
          isWaiting,
        )}
        {/* On phones, an open message has one. */}
        {!ended && (isApp || !isReading) && <ConnectionNotice className="border-b border-line" />}
      </div>
      <div
        className={cx(
          'flex min-h-0 flex-1 flex-col',
          props.rail
            ? 'panes:grid panes:grid-cols-[var(--rail)_minmax(17rem,20rem)_minmax(0,1fr)]'
            : 'panes:grid panes:grid-cols-[21.25rem_minmax(0,1fr)]',
        )}
      >
        {props.rail && <div className="min-h-0 border-e border-line">{props.rail}</div>}
        <DeskList
          {...props}
          // Drawn anew, so that browsers don't count what changes its place as a layout shift.
          key={isWaiting ? 'waiting' : 'list'}
          found={search.found}
          search={search.field}
          openId={openId}
          reading={isReading}
          onOpen={show}
          onCopy={copying.copy}
          note={
            !ended && (
              <>
                {props.email?.endsWithDomain && <DomainEnds until={props.email.expiresAt} />}
                {onDelete && !props.welcome && hasMail && <AttemptNotice quiet address={address} />}
                {!isWaiting && life('list')}
              </>
            )
          }
          waiting={
            isWaiting &&
            (props.welcome ? (
              <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 pt-[6dvh] pb-4 panes:px-10">
                {props.welcome}
                {empty}
              </div>
            ) : (
              <Waiting key={address} {...deskAddress} life={life('waiting')}>
                {props.elsewhere}
                {empty}
                {onDelete && (
                  <BelowWaiting address={address} copied={copying.isFresh} onCopy={copying.copy} />
                )}
              </Waiting>
            ))
          }
        />
        <div
          className={cx(
            'flex min-h-0 min-w-0 flex-1 flex-col',
            !isReading && 'single:hidden',
            (isWaiting || (ended && !hasMail && !isReading)) && 'hidden',
          )}
        >
          {isReading && <h2 className="sr-only panes:hidden">{texts.message}</h2>}
          {open && api ? (
            <MessageView
              key={open.id}
              fallback={<SkeletonRows />}
              onFail={close}
              api={api}
              address={address}
              summary={open}
              messages={messages}
              expiresAt={props.email?.expiresAt}
              extend={isOwn(props.email) && <ExtendButton quiet email={props.email} />}
              now={props.now}
              asked={asked.current === open.id}
              onBack={close}
              ended={ended}
              onDelete={onDelete && !ended ? () => onDelete(open.id) : undefined}
            />
          ) : (
            hasMail && <NoMessageSelected />
          )}
        </div>
      </div>
    </section>
  );
}

/** Only owners know more than its times. */
const isOwn = (email: DeskProps['email']): email is TempEmail => email?.id !== undefined;

/** The heading of the inbox in the bar. */
function Heading({ children }: { children: ReactNode }) {
  return (
    <h2 id={INBOX_HEADING} tabIndex={-1} className="me-auto truncate font-semibold outline-none">
      {children}
    </h2>
  );
}
