import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { InboxScope } from '#web/features/addresses/inbox-api.ts';
import { useConnection } from '#web/lib/connection.ts';
import type { LiveState } from './live-state.ts';

/** Keeps the message lists up to date by push. `address` adds an inbox that does not belong to the visitor. */
export function useLive(
  scope: InboxScope | null,
  enabled: boolean,
  onListChange: () => void,
  address?: string,
): LiveState {
  const client = useQueryClient();
  const connection = useConnection();
  const [state, setState] = useState<LiveState>('connecting');

  useEffect(() => {
    if (!scope || !enabled) {
      setState('connecting');
      return;
    }
    let close: (() => void) | null = null;
    let stopped = false;
    // Loaded only now, because a visitor without an address needs no live connection.
    import('./open-live-lists.ts').then(
      ({ openLiveLists }) => {
        if (stopped) return;
        close = openLiveLists({
          client,
          url: `${scope.base}/events${address ? `?address=${encodeURIComponent(address)}` : ''}`,
          token: scope.token,
          onState: setState,
          onListChange,
        });
      },
      () => setState('polling'),
    );
    return () => {
      stopped = true;
      close?.();
    };
  }, [client, scope, enabled, address, onListChange]);

  return connection.state === 'up' ? state : connection.state;
}
