import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Opens a server on a free port, which only this machine reaches, and returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Ends a web server with all of its connections. */
export async function hangUp(server: Server & { closeAllConnections(): void }): Promise<void> {
  server.closeAllConnections();
  const closed = once(server, 'close');
  server.close();
  await closed;
}
