import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { timings } from '#contract/timings.ts';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { readMessages, writeMessages } from '#web/features/addresses/guest-storage.ts';
import { useReadMarks } from '../list/use-read-marks.ts';
import type { LiveState } from './live-connection.ts';
import { useArrivals } from './use-arrivals.ts';
import { messagesKey, useLive } from './use-live.ts';

export type Mailboxes = {
  /** Messages of the selected address, newest first. */
  messages: MessageSummary[];
  loading: boolean;
  live: LiveState;
  isUnread: (id: string) => boolean;
  markRead: (id: string) => void;
  /** Over all addresses. */
  unread: number;
  /** Said to screen readers when mail comes. */
  announcement: string;
  refresh: () => Promise<void>;
  deleteMessage: (id: string) => Promise<void>;
};

const MailboxesContext = createContext<Mailboxes | null>(null);
const none: MessageSummary[] = [];

/** What is used of the queries; it stays the same array while nothing in it changes. */
function combine(results: UseQueryResult<MessageSummary[]>[]) {
  return results.map(({ data, isFetchedAfterMount, isLoading }) => ({
    data,
    isFetchedAfterMount,
    isLoading,
  }));
}

/** The mail of all addresses: pushed, with the 15 s refresh of the selected one as safety net. */
export function MailboxesProvider({ children }: { children: ReactNode }) {
  const { emails, selected, over, scope, api, refresh: refreshAddresses } = useAddresses();
  const client = useQueryClient();
  // Nothing is asked of an address whose time is over, and nothing of it is shown.
  const ended = over ? selected?.address : null;
  const guest = scope?.mode === 'guest';
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());

  const boxes = useQueries({
    combine,
    queries: emails.map(({ address }) => ({
      queryKey: messagesKey(address),
      enabled: api !== null && address !== ended,
      queryFn: ({ signal }: { signal: AbortSignal }) => api!.messages(address, signal),
      initialData: guest ? () => readMessages(address) ?? undefined : undefined,
      initialDataUpdatedAt: 0,
      refetchInterval: address === selected?.address ? timings.inboxRefresh : (false as const),
      refetchIntervalInBackground: true,
    })),
  });

  const lists = useMemo(
    () =>
      new Map(
        emails.map(({ address }, index) => [
          address,
          address === ended ? none : (boxes[index]?.data ?? none).filter(({ id }) => !deleted.has(id)),
        ]),
      ),
    [emails, ended, deleted, boxes],
  );

  const settled = useMemo(
    () =>
      new Set(emails.filter((_, index) => boxes[index]?.isFetchedAfterMount).map(({ address }) => address)),
    [emails, boxes],
  );

  useEffect(() => {
    if (guest) for (const address of settled) writeMessages(address, lists.get(address) ?? none);
  }, [guest, lists, settled]);

  const onListChange = useCallback(() => {
    refreshAddresses();
  }, [refreshAddresses]);
  const live = useLive(scope, emails.length > 0, onListChange);
  const { isUnread, markRead } = useReadMarks();
  const announcement = useArrivals(lists, settled, guest ? 'guest' : 'premium', selected?.address);

  const index = emails.findIndex(({ address }) => address === selected?.address);
  const messages = selected ? (lists.get(selected.address) ?? none) : none;
  let unread = 0;
  for (const list of lists.values()) for (const { id } of list) if (isUnread(id)) unread++;

  const value: Mailboxes = {
    messages,
    loading: index >= 0 && (boxes[index]?.isLoading ?? false),
    live,
    isUnread,
    markRead,
    unread,
    announcement,
    refresh: useCallback(async () => {
      await Promise.all([refreshAddresses(), client.invalidateQueries({ queryKey: ['messages'] })]);
    }, [refreshAddresses, client]),
    deleteMessage: useCallback(
      async (id: string) => {
        if (!api || !selected) return;
        await api.deleteMessage(selected.address, id);
        setDeleted((before) => new Set(before).add(id));
      },
      [api, selected],
    ),
  };
  return <MailboxesContext value={value}>{children}</MailboxesContext>;
}

export function useMailboxes(): Mailboxes {
  const mailboxes = use(MailboxesContext);
  if (!mailboxes) throw new Error('useMailboxes needs a MailboxesProvider above it');
  return mailboxes;
}
