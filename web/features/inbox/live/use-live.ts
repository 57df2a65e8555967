import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveEvents } from '#contract/events.ts';
import type { MessageSummary } from '#contract/messages.ts';
import type { InboxScope } from '#web/features/addresses/inbox-api.ts';
import type { SseEvent } from '#web/lib/sse-parser.ts';
import type { LiveState } from './live-connection.ts';
import { withChanges, withMessage } from './new-messages.ts';

export const messagesKey = (address: string) => ['messages', address] as const;

/** Keeps the message lists up to date by push. `address` adds an inbox that does not belong to the visitor. */
export function useLive(
  scope: InboxScope | null,
  enabled: boolean,
  onListChange: () => void,
  address?: string,
): LiveState {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');

  useEffect(() => {
    if (!scope || !enabled) return;
    let close: (() => void) | null = null;
    let stopped = false;
    // Loaded only now, because a visitor without an address needs no live connection.
    import('./live-connection.ts').then(
      ({ openLiveConnection }) => {
        if (stopped) return;
        close = openLiveConnection({
          url: `${scope.base}/events${address ? `?address=${encodeURIComponent(address)}` : ''}`,
          token: scope.token,
          onEvent: (event) => applyEvent(client, event, onListChange),
          onState: setState,
          onOpen: () => client.invalidateQueries({ queryKey: ['messages'] }),
        });
      },
      () => setState('polling'),
    );
    return () => {
      stopped = true;
      close?.();
    };
  }, [client, scope, enabled, address, onListChange]);

  return state;
}

/** `expired` events are ignored: the page watches the clock itself. */
function applyEvent(client: QueryClient, { event, data }: SseEvent, onListChange: () => void): void {
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
  }
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
