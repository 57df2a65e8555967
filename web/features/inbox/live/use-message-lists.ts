import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { readMessages, writeMessages } from '#web/features/addresses/guest-storage.ts';
import { useDismissed, withoutDismissed } from '../found/dismissed.ts';
import { fromLastVisit, isSettled, type ListedMessages } from './listed-messages.ts';
import { type LiveState, refreshInterval } from './live-state.ts';
import { messagesKey } from './messages-key.ts';

const none: MessageSummary[] = [];

/** Picks the fields we use. React Query returns the same array as long as none of them changes. */
function combine(results: UseQueryResult<ListedMessages>[]) {
  return results.map(({ data, isLoading }) => ({
    messages: data?.messages,
    isSettled: isSettled(data),
    isLoading,
  }));
}

/**
 * The message list of every address. Guests see the list of their last visit until the server has answered; `settled`
 * names the addresses for which it has.
 */
export function useMessageLists(live: LiveState) {
  const { emails, selected, expired, scope, api } = useAddresses();
  // The selected address may have expired while on screen. It then shows no messages and is not fetched any more.
  const ended = expired ? selected?.address : null;
  const guest = scope?.mode === 'guest';
  // Deleted messages stay hidden even if a response from before the deletion still lists them.
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const hide = useCallback((id: string) => setHidden((before) => new Set(before).add(id)), []);

  const results = useQueries({
    combine,
    queries: emails.map(({ address }) => ({
      queryKey: messagesKey(address),
      enabled: api !== null && address !== ended,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListedMessages> => {
        const { messages, position } = await api!.inbox(address, signal);
        return { messages, position };
      },
      initialData: guest ? () => fromLastVisit(readMessages(address)) : undefined,
      initialDataUpdatedAt: 0,
      refetchInterval: address === selected?.address ? refreshInterval(live) : (false as const),
      refetchIntervalInBackground: true,
    })),
  });

  const dismissed = useDismissed();
  const lists = useMemo(() => {
    const visible = (list: MessageSummary[] = none) =>
      withoutDismissed(
        list.filter(({ id }) => !hidden.has(id)),
        dismissed,
      );
    return new Map(
      emails.map(({ address }, at) => [address, address === ended ? none : visible(results[at]?.messages)]),
    );
  }, [emails, ended, hidden, dismissed, results]);

  const settled = useMemo(
    () => new Set(emails.filter((_, at) => results[at]?.isSettled).map(({ address }) => address)),
    [emails, results],
  );

  useEffect(() => {
    if (!guest) return;
    for (const address of settled) if (address !== ended) writeMessages(address, lists.get(address) ?? none);
  }, [guest, lists, settled, ended]);

  const at = emails.findIndex(({ address }) => address === selected?.address);
  return { lists, settled, loading: results[at]?.isLoading ?? false, hide };
}
