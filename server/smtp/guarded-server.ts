import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { networkOf } from '#server/domain/limits.ts';
import type { ClientCounts } from './client-counts.ts';
import { DataStream } from './data-stream.ts';
import type { SmtpLimits } from './limits.ts';

type ServerOptions = NonNullable<ConstructorParameters<typeof SMTPServer>[0]>;

/** A connection that counts its errors and reads DATA strictly. */
class GuardedConnection extends SMTPConnection {
  maxErrors = Number.POSITIVE_INFINITY;
  /** The next answer, to the mail in flight, is the last one. */
  leaving = false;
  /** Runs once at the end, also after STARTTLS, which takes every listener off the socket. */
  whenGone: (() => void) | null = null;
  private errors = 0;

  override send(code: number, data?: string | string[], context?: string | false) {
    const isError = code >= 400 && code !== 421;
    if (isError && ++this.errors >= this.maxErrors)
      return super.send(421, 'Too many errors, closing connection');
    super.send(code, data as string, context);
    if (this.leaving && code !== 421) super.send(421, 'Server shutting down');
  }

  override _onClose() {
    super._onClose();
    this.whenGone?.();
    this.whenGone = null;
  }

  override _createParser() {
    const parser = new DataStream({ maxCommandLength: this._server.options.maxCommandLength } as never);
    parser.oncommand = (command, callback) => this._onCommand(command, callback);
    parser.on('error', (error) => this.send(421, `Error: ${error.message}`));
    return parser;
  }
}

/** The library's server with what it lacks: limits by client, and a way to end one connection or the idle ones. */
export class GuardedServer extends SMTPServer {
  private readonly limits: SmtpLimits;
  private readonly counts: ClientCounts;
  private readonly bySession = new Map<string, GuardedConnection>();

  private readonly onCount: (open: number) => void;

  constructor(
    options: ServerOptions,
    limits: SmtpLimits,
    counts: ClientCounts,
    onCount: (open: number) => void,
  ) {
    super(options);
    this.limits = limits;
    this.counts = counts;
    this.onCount = onCount;
  }

  override connect(socket: Socket, options?: never) {
    const { inAll, ofClient, leave } = this.counts.enter(networkOf(socket.remoteAddress ?? ''));
    const busy = inAll > this.limits.clients && 'Too many connections, try again later';
    const tooMany = ofClient > this.limits.connectionsPerClient && 'Too many connections from your address';
    if (busy || tooMany) {
      leave();
      socket.on('error', () => {});
      socket.end(`421 ${tooMany || busy}\r\n`);
      setTimeout(() => socket.destroy(), 1_000).unref();
      return;
    }
    const connection = new GuardedConnection(this, socket, options);
    connection.maxErrors = this.limits.errors;
    this.connections.add(connection);
    this.bySession.set(connection.id, connection);
    this.onCount(this.bySession.size);
    connection.whenGone = () => {
      this.bySession.delete(connection.id);
      this.onCount(this.bySession.size);
      leave();
    };
    connection.on('error', (error) => this._onError(error));
    connection.on('connect', (data) => this._onClientConnect(data));
    connection.init();
  }

  /** Ends a connection in the middle of whatever it does. */
  drop(sessionId: string, reason: string) {
    this.bySession.get(sessionId)?.send(421, reason);
  }

  /** Takes no new connection, ends the idle ones, and lets a mail in flight finish. */
  shutdown(): Promise<void> {
    return new Promise((resolve) => {
      this.close(resolve);
      for (const connection of this.bySession.values())
        if (connection._dataStream) connection.leaving = true;
        else connection.send(421, 'Server shutting down');
    });
  }
}
