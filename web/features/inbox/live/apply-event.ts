import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvents, LivePositions } from '#contract/events.ts';
import type { MessageSummary } from '#contract/messages.ts';
import type { SseEvent } from '#web/lib/sse-parser.ts';
import type { ListedMessages } from './listed-messages.ts';
import { attemptsKey, messagesKey } from './messages-key.ts';
import { withChanges, withMessage } from './new-messages.ts';

/** Brings the message lists up to date. Of `expired` events only early ones matter: the page watches the clock itself. */
export function applyEvent(
  client: QueryClient,
  { event, data }: Pick<SseEvent, 'event' | 'data'>,
  onListChange: () => void,
): void {
  if (event === 'message') {
    const { message, ...about } = JSON.parse(data) as LiveEvents['message'];
    updateList(client, about, (list) => withMessage(list, message));
  } else if (event === 'updated') {
    const { address, position, id, ...changes } = JSON.parse(data) as LiveEvents['updated'];
    // Of a message that is not in the list, the page has missed more than this.
    if (isListed(client, address, id))
      updateList(client, { address, position }, (list) => withChanges(list, id, changes));
    else client.invalidateQueries({ queryKey: messagesKey(address) });
  } else if (event === 'deleted') {
    const { address, position, id } = JSON.parse(data) as LiveEvents['deleted'];
    if (id) updateList(client, { address, position }, (list) => list.filter((one) => one.id !== id));
    else onListChange();
  } else if (event === 'expired') {
    const { closed } = JSON.parse(data) as LiveEvents['expired'];
    if (closed) onListChange();
  } else if (event === 'attempted') {
    const about = JSON.parse(data) as LiveEvents['attempted'];
    updateList(client, about, (list) => list);
    client.invalidateQueries({ queryKey: attemptsKey(about.address) });
  } else if (event === 'positions') {
    fetchMissing(client, JSON.parse(data) as LivePositions, onListChange);
  } else if (event === 'extended' || event === 'reload') onListChange();
}

const isListed = (client: QueryClient, address: string, id: string) =>
  client.getQueryData<ListedMessages>(messagesKey(address))?.messages.some((one) => one.id === id) ?? false;

/** Without a list there is nothing to change: it is fetched, and has the change. */
function updateList(
  client: QueryClient,
  { address, position }: { address: string; position?: number | undefined },
  update: (messages: MessageSummary[]) => MessageSummary[],
): void {
  const queryKey = messagesKey(address);
  const list = client.getQueryData<ListedMessages>(queryKey);
  const isIncluded = list?.position && position && position <= list.position;
  if (list && !isIncluded)
    client.setQueryData<ListedMessages>(queryKey, {
      messages: update(list.messages),
      position: position ?? list.position,
    });
  // A response that is still on its way may be older than this event, so fetch the list again.
  if (!list || client.isFetching({ queryKey }) > 0) client.invalidateQueries({ queryKey });
}

/** Fetches what the page has not seen, whatever became of the event that told of it. */
function fetchMissing(client: QueryClient, positions: LivePositions, onListChange: () => void): void {
  for (const [address, position] of Object.entries(positions)) {
    const list = client.getQueryState<ListedMessages>(messagesKey(address));
    if (!list) onListChange();
    else if ((list.data?.position ?? -1) < position)
      for (const queryKey of [messagesKey(address), attemptsKey(address)])
        client.invalidateQueries({ queryKey });
  }
}
