import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveEvents } from '#contract/events.ts';
import type { MessageSummary } from '#contract/messages.ts';
import type { InboxScope } from '#web/features/addresses/inbox-api.ts';
import type { SseEvent } from '#web/lib/sse-parser.ts';
import { withMessage } from '../list/message-list.ts';
import type { LiveState } from './live-connection.ts';

export const messagesKey = (address: string) => ['messages', address] as const;

/** Keeps the message lists up to date by push. `address` adds an inbox that is known by address alone. */
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
    const change = (of: string, update: (list: MessageSummary[]) => MessageSummary[]) => {
      const queryKey = messagesKey(of);
      client.setQueryData<MessageSummary[]>(queryKey, (list = []) => update(list));
      // An answer on its way may be older than this event: ask again instead of believing it.
      if (client.isFetching({ queryKey }) > 0) client.invalidateQueries({ queryKey });
    };

    const onEvent = ({ event, data }: SseEvent) => {
      if (event === 'message') {
        const { address: of, message } = JSON.parse(data) as LiveEvents['message'];
        change(of, (list) => withMessage(list, message));
      } else if (event === 'deleted') {
        const { address: of, id } = JSON.parse(data) as LiveEvents['deleted'];
        if (id) change(of, (list) => list.filter((message) => message.id !== id));
        else onListChange();
      }
      // 'expired' needs nothing: the screen's own clock marks the address.
    };

    let close: (() => void) | null = null;
    let wanted = true;
    // Fetched only now: a visitor without an address has nothing to listen to.
    import('./live-connection.ts').then(
      ({ openLiveConnection }) => {
        if (!wanted) return;
        close = openLiveConnection({
          url: `${scope.base}/events${address ? `?address=${encodeURIComponent(address)}` : ''}`,
          token: scope.token,
          onEvent,
          onState: setState,
          onOpen: () => client.invalidateQueries({ queryKey: ['messages'] }),
        });
      },
      () => setState('polling'),
    );
    return () => {
      wanted = false;
      close?.();
    };
  }, [client, scope, enabled, address, onListChange]);

  return state;
}
