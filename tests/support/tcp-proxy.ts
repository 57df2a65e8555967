import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

/** A proxy between the app and its database. It can be cut, or stop forwarding like a dead network path. */
export async function startProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const sockets = new Set<Socket>();
  const pairs = new Set<[Socket, Socket]>();
  let frozen = false;
  const forward = ([client, upstream]: [Socket, Socket]) => client.pipe(upstream).pipe(client);
  const hold = ([client, upstream]: [Socket, Socket]) => {
    client.unpipe(upstream).pause();
    upstream.unpipe(client).pause();
  };
  const server = createServer((client) => {
    const upstream = folder
      ? connect(`${folder}/.s.PGSQL.${target.port || 5432}`)
      : connect(Number(target.port || 5432), target.hostname);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const socket of pair) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        pairs.delete(pair);
        client.destroy();
        upstream.destroy();
      });
    }
    if (!frozen) forward(pair);
  });
  const port = await listen(server);
  const url = new URL(target);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(port);

  return {
    url: url.href,
    /** Breaks every connection and accepts no new ones. */
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    /** Breaks every connection and accepts new ones. */
    hiccup() {
      for (const socket of sockets) socket.destroy();
    },
    /** Connections stay open and new ones are taken, but no byte passes. */
    freeze() {
      frozen = true;
      for (const pair of pairs) hold(pair);
    },
    thaw() {
      frozen = false;
      for (const pair of pairs) forward(pair);
    },
    async mend() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
