import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Version 2, LOCAL: the connection speaks for nobody else. */
const LOCAL_HEADER = Buffer.from('\r\n\r\n\0\r\nQUIT\n\x20\0\0\0', 'latin1');

/** Connects to a mail server. If it is ours, and takes this machine for a proxy, it gets the header that it waits for. */
export async function connectToServer({
  isProxy,
  signal,
  ...place
}: {
  host: string;
  port: number;
  /** Whether our own server takes an address for a proxy. Null for every other server. */
  isProxy: ((address: string) => boolean) | null;
  signal?: AbortSignal;
}): Promise<Socket> {
  const socket = connect({ ...place, ...(signal ? { signal } : {}) });
  await once(socket, 'connect');
  if (isProxy?.(socket.localAddress ?? '')) socket.write(LOCAL_HEADER);
  return socket;
}
