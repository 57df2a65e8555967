import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { AddressField } from '#web/features/addresses/address-field.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { CopyButton } from '#web/features/addresses/copy-button.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { TimeRing } from '#web/features/addresses/time-ring.tsx';
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
import type { Copied } from './use-first-after-copy.ts';

const none: MessageSummary[] = [];
type Life = Pick<TempEmail, 'address' | 'createdAt' | 'expiresAt'>;

/** An inbox opened by its address, for example on a phone that scanned the QR code. Nothing in it can be deleted. */
export function SharedDesk({ address }: { address: string }) {
  const { api, scope, now } = useAddresses();
  const isApp = useMedia(APP_LAYOUT);
  const hasRoom = useMedia('(width >= 64rem)');
  /** Unknown until the server has answered. */
  const [life, setLife] = useState<Life | null>(null);
  const isOver = useExpiry(
    useMemo(() => (life ? [life] : []), [life]),
    now,
  ).has(address);
  const [copied, setCopied] = useState<Copied | null>(null);
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
      <h1 className="sr-only">Inbox of {address}</h1>
      <Desk
        heading="Inbox"
        bar={
          <Bar>
            {life ? (
              <TimeRing email={life} now={now} compact={!hasRoom} />
            ) : (
              !gone && <RingSpace now={now} compact={!hasRoom} />
            )}
            <span className="shrink-0 text-sm text-ink-soft max-lg:hidden">Shared inbox</span>
            <AddressField address={address} label="Address of this inbox" ended={gone} />
            <CopyButton address={address} ended={gone} onCopy={() => setCopied({ address })} />
            <ButtonLink
              to="/"
              variant={gone ? 'primary' : 'secondary'}
              className="ml-auto shrink-0 flow:hidden"
            >
              Get your own address
            </ButtonLink>
            {isApp && !gone && (
              <>
                <LiveStatus state={connection} />
                <NotifyToggle />
              </>
            )}
          </Bar>
        }
        corner={
          <ButtonLink to="/" variant={gone ? 'primary' : 'secondary'} className="m-4 app:hidden">
            Get your own address
          </ButtonLink>
        }
        api={api}
        address={address}
        messages={messages}
        loading={isLoading || api === null}
        expiresAt={life?.expiresAt}
        end={isOver ? 'expired' : isUnknown ? 'missing' : null}
        live={connection}
        announcement={announcement}
        now={now}
        copied={copied}
        onRefresh={refresh}
      />
      <Shortcuts />
    </>
  );
}

/** As wide as the ring that takes its place, so that nothing moves. */
function RingSpace({ now, compact }: { now: () => number; compact: boolean }) {
  return (
    <span aria-hidden className="invisible">
      <TimeRing email={{ createdAt: 0, expiresAt: now() + 3_600_000 }} now={now} compact={compact} />
    </span>
  );
}
