import type { QueryClient } from '@tanstack/react-query';
import type { MessageSummary } from '#contract/messages.ts';
import { messagesKey } from './messages-key.ts';

/** The messages of an inbox, newest first, and its position when they were read (see contract/events.ts). */
export type ListedMessages = { messages: MessageSummary[]; position: number };

/** Changes the messages of a list that is there. */
export function changeMessages(
  client: QueryClient,
  address: string,
  change: (messages: MessageSummary[]) => MessageSummary[],
): void {
  client.setQueryData<ListedMessages>(
    messagesKey(address),
    (list) => list && { ...list, messages: change(list.messages) },
  );
}
