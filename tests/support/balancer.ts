import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

/** A round-robin load balancer that skips targets which do not accept connections. */
export async function startBalancer(targets: () => number[]) {
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer({ pauseOnConnect: true }, async (client) => {
    sockets.add(client);
    client.on('error', () => {});
    client.on('close', () => sockets.delete(client));
    const upstream = await next();
    if (!upstream) return client.destroy();
    upstream.on('error', () => {});
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  });

  async function next(): Promise<Socket | null> {
    const ports = targets();
    for (let tries = 0; tries < ports.length; tries++) {
      const socket = connect({ port: ports[turn++ % ports.length]!, host: '127.0.0.1', noDelay: true });
      const connected = await once(socket, 'connect').catch(() => null);
      if (connected) return socket;
    }
    return null;
  }

  const port = await listen(server);
  return {
    port,
    /** Breaks every connection; new ones go to the targets of now. */
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
