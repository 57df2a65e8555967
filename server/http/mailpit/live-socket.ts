import type { WebSocket } from '@fastify/websocket';
import type { MailpitEntry } from '#contract/mailpit.ts';
import type { Hello, LiveEvent, LiveReader } from '#server/domain/live/live-reader.ts';
import { describeFound } from './describe.ts';
import { VERSION } from './service-routes.ts';

/** Counts are sent this long after a change, so that many changes make one message. */
const STATS_MS = 250;
const PING_MS = 30_000;
/** A client that takes no data for this long is disconnected. */
const STALLED_MS = 30_000;
/** Messages from a client are ignored. After this many it is disconnected. */
const MAX_MESSAGES = 100;
const MAX_PONGS_WAITING = 1024;
const GOING_AWAY = 1001;
const POLICY = 1008;

type Type = 'new' | 'update' | 'delete' | 'prune' | 'truncate' | 'stats';
type Deps = {
  /** The list entry of a message, or null when it is gone already. */
  entryOf: (id: string) => Promise<MailpitEntry | null>;
  counts: () => Promise<{ total: number; unread: number }>;
  stalledMs?: number;
};

/** One open WebSocket. It writes an event only after the client has taken the previous one, so nothing piles up. */
export class LiveSocket implements LiveReader {
  private readonly socket: WebSocket;
  private readonly deps: Deps;
  private statsTimer: NodeJS.Timeout | null = null;
  private readonly pingTimer: NodeJS.Timeout;
  private isAlive = true;
  private received = 0;
  /** Something was deleted since the last counts. */
  private deleted = false;

  constructor(socket: WebSocket, deps: Deps) {
    this.socket = socket;
    this.deps = deps;
    this.pingTimer = setInterval(() => this.ping(), PING_MS);
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('ping', (data) => {
      if (socket.bufferedAmount > MAX_PONGS_WAITING) socket.terminate();
      else socket.pong(data);
    });
    socket.on('message', () => {
      if (++this.received > MAX_MESSAGES) socket.close(POLICY);
    });
    socket.once('close', () => this.stopTimers());
  }

  async take(event: LiveEvent | Hello): Promise<void> {
    if (event.name === null) return this.sendStats();
    await this.sendEvent(event);
    // What is learned about a message changes no counts.
    if (event.name !== 'updated' || event.data.seen !== undefined) this.scheduleStats();
  }

  private async sendEvent(event: LiveEvent): Promise<void> {
    if (event.name === 'message') {
      const entry = await this.deps.entryOf(event.data.message.id);
      if (entry) await this.send('new', entry);
    } else if (event.name === 'updated') {
      const { id, seen, code = null, link = null } = event.data;
      const read = seen === undefined ? {} : { Read: seen };
      // Everything else is not shown here.
      if (seen === undefined && !code && !link) return;
      await this.send('update', { ID: id, ...read, ...describeFound({ code, link }) });
    } else if (event.name !== 'extended' && event.name !== 'labelled' && event.name !== 'attempted') {
      this.deleted = true;
      const id = 'id' in event.data ? event.data.id : undefined;
      // Without an id a whole inbox is gone: clients read the list again.
      await (id ? this.send('delete', { ID: id }) : this.send('prune', null));
    }
  }

  end(): void {
    this.stopTimers();
    this.socket.close(GOING_AWAY);
    // Does not wait for a client that does not answer the close frame.
    setTimeout(() => this.socket.terminate(), 1000).unref();
  }

  private scheduleStats(): void {
    this.statsTimer ??= setTimeout(() => {
      this.statsTimer = null;
      // If this fails, the next change sends the counts.
      this.sendStats().catch(() => {});
    }, STATS_MS);
  }

  private async sendStats(): Promise<void> {
    const { total, unread } = await this.deps.counts();
    if (this.deleted && total === 0) await this.send('truncate', null);
    this.deleted = false;
    await this.send('stats', { Total: total, Unread: unread, Version: VERSION });
  }

  /** Resolves when the data has left our buffer. */
  private send(type: Type, data: object | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const stalled = setTimeout(() => this.socket.terminate(), this.deps.stalledMs ?? STALLED_MS);
      this.socket.send(JSON.stringify({ Type: type, Data: data }), (error) => {
        clearTimeout(stalled);
        if (error) reject(error);
        else resolve();
      });
    });
  }

  private ping(): void {
    if (this.isAlive) this.socket.ping();
    else this.socket.terminate();
    this.isAlive = false;
  }

  private stopTimers(): void {
    clearInterval(this.pingTimer);
    if (this.statsTimer) clearTimeout(this.statsTimer);
  }
}
