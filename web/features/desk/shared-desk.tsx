import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { useExpiry } from '#web/features/addresses/use-expiry.ts';
import { ApiError } from '#web/lib/api.ts';
import { addAttempt } from '#web/lib/connection.ts';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { useDismissed, withoutDismissed } from '../inbox/found/dismissed.ts';
import { type LiveState, refreshInterval } from '../inbox/live/live-state.ts';
import { LiveStatus } from '../inbox/live/live-status.tsx';
import { messagesKey } from '../inbox/live/messages-key.ts';
import { NotifyToggle } from '../inbox/live/notify-toggle.tsx';
import { useArrivals } from '../inbox/live/use-arrivals.ts';
import { useLive } from '../inbox/live/use-live.ts';
import { Bar } from './bar.tsx';
import Desk from './desk.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { texts } from './texts.ts';

const none: MessageSummary[] = [];
type Life = Pick<TempEmail, 'address' | 'createdAt' | 'expiresAt'>;

/** An inbox opened by its address, for example on a phone that scanned the QR code. Nothing in it can be deleted. */
export function SharedDesk({ address }: { address: string }) {
  const { api, scope, now, emails } = useAddresses();
  const isApp = useMedia(APP_LAYOUT);
  /** Unknown until the server has answered. */
  const [life, setLife] = useState<Life | null>(null);
  // The messages of the visitor's own address may have been asked for already, without this.
  const own = emails.find((email) => email.address === address);
  useEffect(() => {
    if (own) setLife((known) => known ?? own);
  }, [own]);
  const isOver = useExpiry(
    useMemo(() => (life ? [life] : []), [life]),
    now,
  ).has(address);
  const liveState = useRef<LiveState>('connecting');
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: messagesKey(address),
    enabled: api !== null && !isOver,
    queryFn: async ({ signal }) => {
      const { messages, created_at, expires_at } = await api!.inbox(address, signal);
      setLife(
        (known) => known ?? { address, createdAt: Date.parse(created_at), expiresAt: Date.parse(expires_at) },
      );
      return messages;
    },
    refetchInterval: () => refreshInterval(liveState.current),
    refetchIntervalInBackground: true,
    retry: false,
  });
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const gone = isOver || isUnknown;
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
  // Only the owner sees which messages are unread.
  const messages = useMemo(
    () => withoutDismissed(gone || !data ? none : data, dismissed).map((one) => ({ ...one, seen: true })),
    [gone, data, dismissed],
  );
  const lists = useMemo(() => new Map([[address, messages]]), [address, messages]);
  const settled = useMemo(() => new Set(data ? [address] : []), [data, address]);
  const announcement = useArrivals(lists, settled, 'guest', address);

  const connection = gone ? null : error && !data ? 'polling' : live;

  return (
    <>
      <h1 className="sr-only">{texts.inboxOf(address)}</h1>
      <Desk
        heading={texts.sharedInbox}
        bar={(start, waiting) => (
          <Bar>
            {start}
            <ButtonLink
              to="/"
              variant={gone ? 'primary' : 'secondary'}
              className="ms-auto shrink-0 flow:hidden"
            >
              {texts.getYourOwn}
            </ButtonLink>
            {/* On phones they are in the list once there is one. */}
            {(isApp || waiting) && !gone && (
              <>
                <LiveStatus state={connection} />
                <NotifyToggle />
              </>
            )}
          </Bar>
        )}
        corner={
          <ButtonLink to="/" variant={gone ? 'primary' : 'secondary'} className="m-4 app:hidden">
            {texts.getYourOwn}
          </ButtonLink>
        }
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
      <Shortcuts />
    </>
  );
}
