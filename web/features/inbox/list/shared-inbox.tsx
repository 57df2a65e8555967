import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { timings } from '#contract/timings.ts';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useDismissed, withoutDismissed } from '../found/dismissed.ts';
import { messagesKey } from '../live/messages-key.ts';
import { useArrivals } from '../live/use-arrivals.ts';
import { useLive } from '../live/use-live.ts';
import { InboxPanel } from './inbox-panel.tsx';

const none: MessageSummary[] = [];
const clock = () => Date.now();

/** An inbox opened by its address, for example on a phone that scanned the QR code. Nothing in it can be deleted. */
export function SharedInbox({ address }: { address: string }) {
  const { api, scope } = useAddresses();
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: messagesKey(address),
    enabled: api !== null,
    queryFn: ({ signal }) => api!.messages(address, signal),
    refetchInterval: timings.inboxRefresh,
    refetchIntervalInBackground: true,
    retry: false,
  });
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const refresh = useCallback(async () => {
    await refetch();
  }, [refetch]);
  const onListChange = useCallback(() => {
    refetch();
  }, [refetch]);
  const live = useLive(scope, !gone && data !== undefined, onListChange, address);
  const dismissed = useDismissed();
  // Only the owner sees which messages are unread.
  const messages = useMemo(
    () => withoutDismissed(gone || !data ? none : data, dismissed).map((one) => ({ ...one, seen: true })),
    [gone, data, dismissed],
  );
  const lists = useMemo(() => new Map([[address, messages]]), [address, messages]);
  const settled = useMemo(() => new Set(data ? [address] : []), [data, address]);
  const announcement = useArrivals(lists, settled, 'guest', address);

  return (
    <InboxPanel
      api={api}
      address={address}
      messages={messages}
      loading={isLoading || api === null}
      end={gone ? 'missing' : null}
      live={gone ? null : error && !data ? 'polling' : live}
      announcement={announcement}
      now={clock}
      onRefresh={refresh}
    />
  );
}
