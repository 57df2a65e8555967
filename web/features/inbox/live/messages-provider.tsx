import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import type { KeptMessage } from '#web/features/addresses/guest-storage.ts';
import { connectionProblem } from '#web/lib/api.ts';
import { afterNextAnswer } from '#web/lib/connection.ts';
import { changeMessages, type ListedMessages } from './listed-messages.ts';
import type { LiveState } from './live-state.ts';
import { messagesKey } from './messages-key.ts';
import { withChanges } from './new-messages.ts';
import { useArrivals } from './use-arrivals.ts';
import { useGoneNotifications } from './use-gone-notifications.ts';
import { useLive } from './use-live.ts';
import { useMessageLists } from './use-message-lists.ts';
import { useUnreadCode } from './use-unread-code.ts';

export type MessagesState = {
  /** Messages of the selected address, newest first. */
  messages: MessageSummary[];
  /** What this browser knows of them until the server has answered. */
  kept: KeptMessage[];
  loading: boolean;
  live: LiveState;
  /** Marks a message of the selected address as seen, here and on the server. */
  markSeen: (id: string) => void;
  /** Number of unread messages of all addresses. */
  unread: number;
  /** The same by address. Addresses without unread messages are not in it. */
  unreadByAddress: ReadonlyMap<string, number>;
  /** The newest code in an unread message of any address, unless its sender is in doubt. */
  unreadCode: string | undefined;
  /** Read out by screen readers when a message arrives. */
  announcement: string;
  refresh: () => Promise<void>;
  deleteMessage: (id: string) => Promise<void>;
};

const MessagesContext = createContext<MessagesState | null>(null);
const none: MessageSummary[] = [];
const noneKept: KeptMessage[] = [];

/** The messages of all addresses, kept up to date by push and checked every 15 s. Without a live stream, the selected one is refreshed as often. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { emails, listed, selected, scope, api, refresh: refreshAddresses } = useAddresses();
  const client = useQueryClient();
  const onListChange = useCallback(() => {
    refreshAddresses();
  }, [refreshAddresses]);
  const live = useLive(scope, emails.length > 0, onListChange);
  const { lists, settled, kept, loading, hide } = useMessageLists(live);
  useGoneNotifications(lists, listed);
  const mode = scope?.mode === 'guest' ? 'guest' : 'premium';
  const announcement = useArrivals(lists, settled, mode, selected?.address);

  const unread = [...lists.values()].flat().filter(({ seen }) => !seen);
  const unreadByAddress = countUnread([...lists, ...kept]);
  const value: MessagesState = {
    messages: (selected && lists.get(selected.address)) ?? none,
    kept: (selected && kept.get(selected.address)) ?? noneKept,
    loading,
    live,
    unread: [...unreadByAddress.values()].reduce((sum, count) => sum + count, 0),
    unreadByAddress,
    unreadCode: useUnreadCode(unread),
    markSeen: useCallback(
      (id: string) => {
        if (!api || !selected) return;
        const { address } = selected;
        const list = client.getQueryData<ListedMessages>(messagesKey(address));
        if (!list?.messages.some((message) => message.id === id && !message.seen)) return;
        const mark = () => {
          changeMessages(client, address, (messages) => withChanges(messages, id, { seen: true }));
          // Without a connection it is sent later. If the server refuses, the next refresh shows the message as unread again.
          api.markSeen(address, id).catch((error) => {
            if (connectionProblem(error)) afterNextAnswer(mark);
          });
        };
        mark();
      },
      [api, selected, client],
    ),
    announcement,
    refresh: useCallback(async () => {
      await Promise.all([refreshAddresses(), client.invalidateQueries({ queryKey: ['messages'] })]);
    }, [refreshAddresses, client]),
    deleteMessage: useCallback(
      async (id: string) => {
        if (!api || !selected) return;
        await api.deleteMessage(selected.address, id);
        hide(id);
      },
      [api, selected, hide],
    ),
  };
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

function countUnread(lists: [string, KeptMessage[]][]): Map<string, number> {
  const counts = lists.map(([address, list]) => [address, list.filter(({ seen }) => !seen).length] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

export function useMessages(): MessagesState {
  const inboxes = use(MessagesContext);
  if (!inboxes) throw new Error('useMessages needs a MessagesProvider above it');
  return inboxes;
}
