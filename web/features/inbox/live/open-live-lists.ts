import type { QueryClient } from '@tanstack/react-query';
import { applyEvent } from './apply-event.ts';
import { openLiveConnection } from './live-connection.ts';
import type { LiveState } from './live-state.ts';

type Options = {
  client: QueryClient;
  url: string;
  token: string;
  onState: (state: LiveState) => void;
  /** Called when an inbox was deleted elsewhere. */
  onListChange: () => void;
};

const lists = { queryKey: ['messages'] };

/** Keeps the message lists up to date over one event stream. Returns a function that closes it. */
export function openLiveLists({ client, onListChange, ...connection }: Options): () => void {
  return openLiveConnection({
    ...connection,
    onEvent: (event) => applyEvent(client, event, onListChange),
    onLost: () => client.invalidateQueries(lists),
    async onOpen() {
      // The first response for a list may still be on its way and older than the stream, and nothing would fetch it again.
      await client.cancelQueries(lists);
      await client.invalidateQueries(lists);
    },
  });
}
