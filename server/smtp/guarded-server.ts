import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { networkOf } from '#server/domain/network.ts';
import type { ClientCounts } from './client-counts.ts';
import { GuardedConnection } from './guarded-connection.ts';
import type { SmtpLimits } from './limits.ts';

const MAX_LOOKS = 100;

type Watch = {
  onCount: (open: number) => void;
  /** Whether this address may not even be greeted. */
  isBlocked: (address: string) => boolean;
};
type ServerOptions = NonNullable<ConstructorParameters<typeof SMTPServer>[0]>;

/** The library's server with what it lacks: limits by client, and a way to end one connection or the idle ones. */
export class GuardedServer extends SMTPServer {
  private readonly limits: SmtpLimits;
  private readonly counts: ClientCounts;
  /** The longest silent first. */
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
      return sendAway(socket, '554 Mail from your network is not accepted here');
    const network = networkOf(socket.remoteAddress ?? '');
    const { inAll, ofClient, leave } = this.counts.enter(network);
    const { clients, connectionsPerClient, connectionsOfProber } = this.limits;
    const allowed = this.isProber(network) ? connectionsOfProber : connectionsPerClient;
    const tooMany = ofClient > allowed && 'Too many connections from your address';
    const busy = !tooMany && inAll > clients && !this.makeRoom() && 'Too many connections, try again later';
    if (busy || tooMany) {
      leave();
      return sendAway(socket, `421 ${tooMany || busy}`);
    }
    const connection = new GuardedConnection(this, socket, options, this.limits);
    this.connections.add(connection);
    this.bySession.set(connection.id, connection);
    this.watch.onCount(this.bySession.size);
    connection.whenHeard = () => {
      this.bySession.delete(connection.id);
      this.bySession.set(connection.id, connection);
    };
    connection.whenGone = () => {
      connection.whenHeard = null;
      this.bySession.delete(connection.id);
      this.watch.onCount(this.bySession.size);
      leave();
    };
    connection.on('error', (error) => this._onError(error));
    connection.on('connect', (data) => this._onClientConnect(data));
    connection.init();
  }

  /** When every place is taken, who has been silent the longest goes, unless nobody has been for long. */
  private makeRoom(): boolean {
    const silentSince = performance.now() - this.limits.idleUnderPressureMs;
    let looks = 0;
    for (const connection of this.bySession.values()) {
      // The longest silent come first: a flood of callers must not cost a walk through everybody each.
      if (connection.heardAt > silentSince || ++looks > MAX_LOOKS) return false;
      if (connection._dataStream || connection.ending) continue;
      connection.send(421, 'Too many connections, closing the idle ones');
      // Until its socket has closed it stands behind the others.
      connection.whenHeard?.();
      return true;
    }
    return false;
  }

  /**
   * Networks that ask for many recipients who are not there are not shut out, because a large provider's mail comes
   * from one network, spam and all: they get few connections and slow answers.
   */
  private isProber(network: string): boolean {
    return this.counts.wrongOf(network) > this.limits.wrongPerClient;
  }

  /** Counts a recipient that was not there; whether its answer should be slow in coming. */
  countWrong(sessionId: string): boolean {
    const connection = this.bySession.get(sessionId);
    if (!connection) return false;
    const network = networkOf(connection.remoteAddress);
    this.counts.noteWrong(network);
    return ++connection.wrongRecipients > this.limits.tarpitAfter || this.isProber(network);
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

/** Says one line instead of a greeting. */
function sendAway(socket: Socket, line: string) {
  socket.on('error', () => {});
  socket.end(`${line}\r\n`);
  setTimeout(() => socket.destroy(), 1_000).unref();
}
