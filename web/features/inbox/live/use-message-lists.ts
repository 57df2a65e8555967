import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import {
  type KeptMessage,
  readKeptMessages,
  writeKeptMessages,
} from '#web/features/addresses/guest-storage.ts';
import { useDismissed, withoutDismissed } from '../found/dismissed.ts';
import type { ListedMessages } from './listed-messages.ts';
import { type LiveState, refreshInterval } from './live-state.ts';
import { messagesKey } from './messages-key.ts';

const none: MessageSummary[] = [];

/** Picks the fields we use. React Query returns the same array as long as none of them changes. */
function combine(results: UseQueryResult<ListedMessages>[]) {
  return results.map(({ data, isLoading }) => ({ messages: data?.messages, isLoading }));
}

/**
 * The message list of every address. `settled` names the addresses for which the server has answered. Until then, `kept` is what a
 * guest's browser knows of their messages.
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
    () => new Set(emails.filter((_, at) => results[at]?.messages).map(({ address }) => address)),
    [emails, results],
  );

  useEffect(() => {
    if (!guest) return;
    for (const address of settled)
      if (address !== ended) writeKeptMessages(address, lists.get(address) ?? none);
  }, [guest, lists, settled, ended]);

  const kept = useMemo(() => {
    const missing = guest
      ? emails.filter(({ address }, at) => address !== ended && !results[at]?.messages)
      : [];
    return new Map<string, KeptMessage[]>(missing.map(({ address }) => [address, readKeptMessages(address)]));
  }, [guest, emails, ended, results]);

  const at = emails.findIndex(({ address }) => address === selected?.address);
  return { lists, settled, kept, loading: results[at]?.isLoading ?? false, hide };
}
