import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import type { InboxApi, InboxScope } from '#web/features/addresses/inbox-api.ts';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { useExpiry } from '#web/features/addresses/use-expiry.ts';
import { ApiError } from '#web/lib/api.ts';
import { addAttempt } from '#web/lib/connection.ts';
import { mapOnce } from '#web/lib/map-once.ts';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { useDismissed, withoutDismissed } from '../inbox/found/dismissed.ts';
import { changeMessages, type ListedMessages } from '../inbox/live/listed-messages.ts';
import { type LiveState, refreshInterval } from '../inbox/live/live-state.ts';
import { LiveStatus } from '../inbox/live/live-status.tsx';
import { messagesKey } from '../inbox/live/messages-key.ts';
import { withChanges } from '../inbox/live/new-messages.ts';
import { useArrivals } from '../inbox/live/use-arrivals.ts';
import { useGoneNotifications } from '../inbox/live/use-gone-notifications.ts';
import { useLive } from '../inbox/live/use-live.ts';
import { useBell } from '../notifications/use-bell.tsx';
import { Bar } from './bar.tsx';
import Desk from './desk.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { texts } from './texts.tsx';

const none: MessageSummary[] = [];
/** Only the owner sees which messages are unread. */
const asSeen = (message: MessageSummary) => ({ ...message, seen: true });
type Life = Pick<TempEmail, 'address' | 'createdAt' | 'expiresAt'> & Partial<TempEmail>;

/** Access by a token that is not the visitor's own, and what belongs to it. */
export type Access = {
  scope: InboxScope;
  api: InboxApi;
  /** The token does not open the inbox any more. */
  onRefused: () => void;
  heading: string;
  /** In the bar, at its end. */
  button: ReactNode;
  welcome: ReactNode;
  /** How the list shows a message. */
  describe: (message: MessageSummary) => MessageSummary;
};

/**
 * An inbox opened by its address, for example on a phone that scanned the QR code. Nothing in it can be deleted, unless
 * `access` is given.
 */
export function SharedDesk({ address, access }: { address: string; access?: Access }) {
  const { now, emails, ...visitor } = useAddresses();
  const { api, scope } = access ?? visitor;
  const client = useQueryClient();
  const isApp = useMedia(APP_LAYOUT);
  /** Unknown until the server has answered. */
  const [life, setLife] = useState<Life | null>(null);
  // The messages of the visitor's own address may have been asked for already, without this.
  const own = emails.find((email) => email.address === address);
  useEffect(() => {
    if (own) setLife(own);
  }, [own]);
  const isOver = useExpiry(
    useMemo(() => (life ? [life] : []), [life]),
    now,
  ).has(address);
  const liveState = useRef<LiveState>('connecting');
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: messagesKey(address),
    enabled: api !== null && !isOver,
    queryFn: async ({ signal }): Promise<ListedMessages> => {
      const { messages, position, created_at, expires_at } = await api!.inbox(address, signal);
      if (!access)
        setLife((known) => {
          const expiresAt = Date.parse(expires_at);
          if (known?.expiresAt === expiresAt) return known;
          return { ...known, address, createdAt: Date.parse(created_at), expiresAt };
        });
      return { messages, position };
    },
    refetchInterval: () => refreshInterval(liveState.current),
    refetchIntervalInBackground: true,
    retry: false,
  });
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const gone = isOver || isUnknown;
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 404);
  useEffect(() => {
    if (isRefused) access?.onRefused();
  }, [isRefused, access]);
  useEffect(() => addAttempt(refetch), [refetch]);
  const refresh = useCallback(async () => {
    await refetch();
  }, [refetch]);
  const onListChange = useCallback(() => {
    refetch();
  }, [refetch]);
  const live = useLive(scope, !gone && data !== undefined, onListChange, address);
  liveState.current = live;
  const dismissed = useDismissed();
  const show = useMemo(() => mapOnce(access?.describe ?? asSeen), [access]);
  const messages = useMemo(
    () => show(withoutDismissed(gone || !data ? none : data.messages, dismissed)),
    [gone, data, dismissed, show],
  );
  const lists = useMemo(() => new Map([[address, messages]]), [address, messages]);
  const hasAnswered = data !== undefined;
  const settled = useMemo(() => new Set(hasAnswered ? [address] : []), [hasAnswered, address]);
  useGoneNotifications(lists, false);
  const announcement = useArrivals(lists, settled, 'guest', address);

  const { bell, panel } = useBell(true);

  const onSeen = useCallback(
    (id: string) => {
      const list = client.getQueryData<ListedMessages>(messagesKey(address));
      if (!access || !list?.messages.some((message) => message.id === id && !message.seen)) return;
      changeMessages(client, address, (messages) => withChanges(messages, id, { seen: true }));
      // If it fails, the next refresh shows the message as unread again.
      access.api.markSeen(address, id).catch(() => {});
    },
    [client, address, access],
  );
  const changes = access && {
    onSeen,
    async onDelete(id: string) {
      await access.api.deleteMessage(address, id);
      changeMessages(client, address, (list) => list.filter((message) => message.id !== id));
    },
  };
  const button = (className: string) =>
    access ? (
      <span className={className}>{access.button}</span>
    ) : (
      <ButtonLink to="/" variant={gone ? 'primary' : 'secondary'} className={className}>
        {texts.getYourOwn}
      </ButtonLink>
    );

  const connection = gone ? null : error && !data ? 'polling' : live;

  return (
    <>
      <h1 className="sr-only">{texts.inboxOf(address)}</h1>
      <Desk
        heading={access?.heading ?? texts.sharedInbox}
        welcome={access?.welcome}
        {...changes}
        bar={(start, waiting) => (
          <Bar>
            {start}
            {button('ms-auto shrink-0 flow:hidden')}
            {/* On phones they are in the list once there is one. */}
            {(isApp || waiting) && !gone && (
              <>
                <LiveStatus state={connection} />
                {bell}
              </>
            )}
          </Bar>
        )}
        corner={button('m-4 app:hidden')}
        bell={bell}
        api={api}
        address={address}
        label={texts.addressOfInbox}
        messages={messages}
        loading={isLoading || api === null}
        email={gone ? (life ?? undefined) : life}
        end={isOver ? 'expired' : isUnknown ? 'missing' : null}
        live={connection}
        announcement={announcement}
        now={now}
        onRefresh={refresh}
      />
      {panel}
      <Shortcuts />
    </>
  );
}
