import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import type { ClientCounts } from '#server/domain/client-counts.ts';
import { isThisMachine, parseAddress } from '#server/domain/network.ts';
import { BACKLOG } from '#server/lib/backlog.ts';
import { inTime } from '#server/lib/in-time.ts';
import type { ClientAddress } from '#server/lib/proxy-protocol/client-address.ts';
import { turnAway } from '#server/lib/turn-away.ts';
import type { Logger } from '#server/log.ts';
import type { RetrievalLimits } from './limits.ts';
import { Gone, Wire } from './wire.ts';

export type Protocol = {
  /** The last words, as the protocol writes them. */
  goodbye: (words: string) => string;
  converse: (wire: Wire) => Conversation;
};

/** What is said over one connection. */
export type Conversation = {
  /** Resolves when nothing more is to be said. */
  run(): Promise<void>;
  /** Says goodbye and ends the connection. */
  end(words: string): void;
};

export type Listening = {
  host: string;
  /** In clear, with STARTTLS or STLS. Null for none. */
  port: number | null;
  /** Encrypted from the first byte. Null for none. */
  securePort: number | null;
  /** Whether clients on loopback run on this machine. They might come through a proxy. */
  onlyThisMachine: boolean;
  secureContext: () => SecureContext;
  /** Finds the address of the client of a connection. */
  clientAddress: ClientAddress;
  countsOf: ClientCounts;
  limits: RetrievalLimits;
  onCount: (open: number) => void;
  log: Logger;
};

/** Listens on the ports of one protocol. */
export async function startListener(
  {
    host,
    port,
    securePort,
    onlyThisMachine,
    secureContext,
    clientAddress,
    countsOf,
    limits,
    onCount,
    log,
  }: Listening,
  { goodbye, converse }: Protocol,
) {
  const open = new Map<Conversation, Wire>();

  async function accept(socket: Socket, isSecure: boolean, address: string, isProxied: boolean) {
    const clientIp = parseAddress(address)?.toString() ?? '';
    const { total, isTooMany, remove } = countsOf(clientIp).addConnection(limits.connectionsPerClient);
    if (isTooMany || total > limits.connections) {
      remove();
      return turnAway(socket, isSecure ? '' : goodbye('Too many connections. Try again later.'));
    }
    // A client on the machine of a proxy is on this one only if the proxy is.
    const isLocal = onlyThisMachine && [clientIp, socket.remoteAddress ?? ''].every(isThisMachine);
    const wire = new Wire(socket, { clientIp, isProxied, isLocal, limits, secureContext });
    const conversation = converse(wire);
    open.set(conversation, wire);
    onCount(open.size);
    try {
      if (isSecure) await wire.startTls();
      await conversation.run();
    } catch (err) {
      if (!(err instanceof Gone)) log.error({ err }, 'a connection of a mail program failed');
    }
    wire.end();
    await wire.closed;
    open.delete(conversation);
    onCount(open.size);
    remove();
  }

  async function listen(onPort: number | null, isSecure: boolean): Promise<Server | null> {
    if (onPort === null) return null;
    // A client may close its side and still wait for answers.
    const server = createServer({ noDelay: true, allowHalfOpen: true }, (socket) =>
      clientAddress.find(socket, (address, isProxied) => void accept(socket, isSecure, address, isProxied)),
    );
    server.listen({ port: onPort, host, backlog: BACKLOG });
    await once(server, 'listening');
    server.on('error', (err) => log.debug({ err }, 'listener of mail programs'));
    return server;
  }
  const servers = [await listen(port, false), await listen(securePort, true)];
  const portOf = (server: Server | null | undefined) =>
    (server?.address() as AddressInfo | null)?.port ?? null;

  return {
    port: portOf(servers[0]),
    securePort: portOf(servers[1]),
    isListening: () => servers.every((server) => server?.listening ?? true),
    async close() {
      clientAddress.close();
      const closed = servers.flatMap((server) => (server ? [once(server.close(), 'close')] : []));
      for (const conversation of open.keys()) conversation.end('The server is shutting down.');
      await inTime(Promise.all(closed), limits.goodbyeMs).catch(() => {});
      for (const wire of open.values()) wire.destroy();
    },
  };
}
