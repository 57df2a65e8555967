import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvents } from '#contract/events.ts';
import type { MessageSummary } from '#contract/messages.ts';
import type { SseEvent } from '#web/lib/sse-parser.ts';
import { attemptsKey, messagesKey } from './messages-key.ts';
import { withChanges, withMessage } from './new-messages.ts';

/** Brings the message lists up to date. Of `expired` events only early ones matter: the page watches the clock itself. */
export function applyEvent(
  client: QueryClient,
  { event, data }: Pick<SseEvent, 'event' | 'data'>,
  onListChange: () => void,
): void {
  if (event === 'message') {
    const { address, message } = JSON.parse(data) as LiveEvents['message'];
    updateList(client, address, (list) => withMessage(list, message));
  } else if (event === 'updated') {
    const { address, id, ...changes } = JSON.parse(data) as LiveEvents['updated'];
    updateList(client, address, (list) => withChanges(list, id, changes));
  } else if (event === 'deleted') {
    const { address, id } = JSON.parse(data) as LiveEvents['deleted'];
    if (id) updateList(client, address, (list) => list.filter((message) => message.id !== id));
    else onListChange();
  } else if (event === 'expired') {
    const { closed } = JSON.parse(data) as LiveEvents['expired'];
    if (closed) onListChange();
  } else if (event === 'attempted') {
    const { address } = JSON.parse(data) as LiveEvents['attempted'];
    client.invalidateQueries({ queryKey: attemptsKey(address) });
  } else if (event === 'extended' || event === 'reload') onListChange();
}

function updateList(
  client: QueryClient,
  address: string,
  update: (list: MessageSummary[]) => MessageSummary[],
): void {
  const queryKey = messagesKey(address);
  client.setQueryData<MessageSummary[]>(queryKey, (list = []) => update(list));
  // A response that is still on its way may be older than this event, so fetch the list again.
  if (client.isFetching({ queryKey }) > 0) client.invalidateQueries({ queryKey });
}
