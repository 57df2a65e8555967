import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a path is answered with instead. `null` keeps the visitor waiting. */
type Change = (path: string) => { status: number; type?: string; body?: string } | null | undefined;

/** Stands in front of the app, as a network does that fails and a server that is replaced by another release. */
export async function startFront(target: string) {
  let change: Change = () => undefined;
  const server = createServer((visitor, answer) => {
    const other = change(visitor.url!);
    if (other === null) return;
    if (other) {
      const type = other.type ?? 'text/plain';
      return void answer
        .writeHead(other.status, { 'content-type': type, 'cache-control': 'no-cache' })
        .end(other.body);
    }
    const { method, headers } = visitor;
    const onward = request(`${target}${visitor.url}`, { method, headers }, (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    visitor.pipe(onward);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    changes(next: Change) {
      change = next;
    },
    async cut() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async mend() {
      if (!server.listening) await listen(port);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
