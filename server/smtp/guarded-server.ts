import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { networkOf } from '#server/domain/network.ts';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import type { ClientCounts } from './client-counts.ts';
import { GuardedConnection } from './guarded-connection.ts';
import type { SmtpLimits } from './limits.ts';

const MAX_CHECKED = 100;

type Watch = {
  /** Called with the number of open connections whenever it changes. */
  onCount: (open: number) => void;
  /** Whether connections from this address are refused. */
  isBlocked: (address: string) => boolean;
};
type ServerOptions = NonNullable<ConstructorParameters<typeof SMTPServer>[0]>;

/** Adds what the library's server lacks: limits for each client, and a way to end one connection or the idle ones. */
export class GuardedServer extends SMTPServer {
  private readonly limits: SmtpLimits;
  private readonly counts: ClientCounts;
  /** In the order of their last command, the oldest first. */
  private readonly bySession = new Map<string, GuardedConnection>();
  private readonly watch: Watch;

  constructor(options: ServerOptions, limits: SmtpLimits, counts: ClientCounts, watch: Watch) {
    super(options);
    this.limits = limits;
    this.counts = counts;
    this.watch = watch;
  }

  override connect(socket: Socket, options?: never) {
    if (this.watch.isBlocked(socket.remoteAddress ?? ''))
      return rejectSocket(socket, `554 ${smtpTexts.blockedNetwork}`);
    const network = networkOf(socket.remoteAddress ?? '');
    const { total, ofClient, remove } = this.counts.addConnection(network);
    const { clients, connectionsPerClient, connectionsPerProber } = this.limits;
    const allowed = this.isProber(network) ? connectionsPerProber : connectionsPerClient;
    const tooMany = ofClient > allowed && smtpTexts.tooManyFromClient;
    const busy = !tooMany && total > clients && !this.closeOneIdle() && smtpTexts.tooManyConnections;
    if (busy || tooMany) {
      remove();
      return rejectSocket(socket, `421 ${tooMany || busy}`);
    }
    const connection = new GuardedConnection(this, socket, options, this.limits);
    this.connections.add(connection);
    this.bySession.set(connection.id, connection);
    this.watch.onCount(this.bySession.size);
    connection.onCommand = () => {
      this.bySession.delete(connection.id);
      this.bySession.set(connection.id, connection);
    };
    connection.onClosed = () => {
      connection.onCommand = null;
      this.bySession.delete(connection.id);
      this.watch.onCount(this.bySession.size);
      remove();
    };
    connection.on('error', (error) => this._onError(error));
    connection.on('connect', (data) => this._onClientConnect(data));
    connection.init();
  }

  /** Ends the connection that has been silent the longest, if it was silent for long enough. Returns whether one was closed. */
  private closeOneIdle(): boolean {
    const silentSince = performance.now() - this.limits.idleUnderPressureMs;
    let checked = 0;
    for (const connection of this.bySession.values()) {
      // The longest silent come first, and the search is short: a flood of new connections must stay cheap.
      if (connection.lastCommandAt > silentSince || ++checked > MAX_CHECKED) return false;
      if (connection._dataStream || connection.isClosing) continue;
      connection.send(421, smtpTexts.closingIdle);
      // Moves it to the end of the order: it stays in the list until its socket has closed.
      connection.onCommand?.();
      return true;
    }
    return false;
  }

  /**
   * Whether a network has tried many unknown recipients. It is not blocked, because all mail of a large
   * provider, spam included, comes from one network. It gets few connections and slow replies.
   */
  private isProber(network: string): boolean {
    return this.counts.unknownOf(network) > this.limits.unknownPerClient;
  }

  /** Counts an unknown recipient. Returns whether the reply should be delayed. */
  countUnknown(sessionId: string): boolean {
    const connection = this.bySession.get(sessionId);
    if (!connection) return false;
    const network = networkOf(connection.remoteAddress);
    this.counts.addUnknown(network);
    return ++connection.unknownRecipients > this.limits.tarpitAfter || this.isProber(network);
  }

  /** Ends a connection, whatever it is doing. */
  drop(sessionId: string, reason: string) {
    this.bySession.get(sessionId)?.send(421, reason);
  }

  /** Accepts no new connections, ends the idle ones, and lets mails that are being sent finish. */
  shutdown(): Promise<void> {
    return new Promise((resolve) => {
      this.close(resolve);
      for (const connection of this.bySession.values())
        if (connection._dataStream) connection.endsAfterReply = true;
        else connection.send(421, smtpTexts.shuttingDown);
    });
  }
}

/** Sends one line instead of a greeting, and closes. */
function rejectSocket(socket: Socket, line: string) {
  socket.on('error', () => {});
  socket.end(`${line}\r\n`);
  setTimeout(() => socket.destroy(), 1_000).unref();
}
