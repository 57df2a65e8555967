import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A free port, for a server that must know its address before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
