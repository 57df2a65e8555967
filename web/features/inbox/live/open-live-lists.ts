import type { Query, QueryClient } from '@tanstack/react-query';
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

/** What the stream tells about: messages, and what mail servers tried. */
const followed = { predicate: ({ queryKey: [kind] }: Query) => kind === 'messages' || kind === 'attempts' };

/** Keeps the message lists and the attempts up to date over one event stream. Returns a function that closes it. */
export function openLiveLists({ client, onListChange, ...connection }: Options): () => void {
  return openLiveConnection({
    ...connection,
    onEvent: (event) => applyEvent(client, event, onListChange),
    onLost: () => client.invalidateQueries(followed),
    async onOpen() {
      // An earlier answer may still be on its way and older than the stream, and nothing would fetch it again.
      await client.cancelQueries(followed);
      await client.invalidateQueries(followed);
    },
  });
}
