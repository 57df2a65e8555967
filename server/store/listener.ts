import { createClients } from './clients.ts';
import { keepSession } from './keep-session.ts';

/**
 * Listens on a PostgreSQL channel and reconnects until it is closed. `onGap` runs after every connect, because
 * notifications sent before it may have been lost.
 */
export function startListener({
  url,
  channel,
  onPayload,
  onGap,
  onError,
}: {
  url: string;
  channel: string;
  onPayload: (payload: string) => void;
  onGap: () => void;
  onError: (error: Error) => void;
}) {
  const clients = createClients(url);
  return keepSession({
    clients,
    name: 'mayfly live',
    async onOpen(client) {
      client.on('notification', (message) => onPayload(message.payload ?? ''));
      await client.query(`LISTEN ${channel}`);
      onGap();
    },
    onSilent: clients.cutAll,
    onError,
  });
}
