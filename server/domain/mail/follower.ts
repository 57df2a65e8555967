import type { LiveEventName, LiveEvents } from '#contract/events.ts';
import { texts } from '#contract/texts.ts';
import type { Hub } from '#server/live/hub.ts';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import { Refusal } from '../errors.ts';
import { encodePositions, type Position } from './positions.ts';
import type { ReadableInbox } from './readable-inbox.ts';

export type LiveEvent = {
  [Name in LiveEventName]: { id: string; name: Name; data: LiveEvents[Name] };
}[LiveEventName];
/** The first event. It has only a position, so a stream that breaks before any other event can resume. */
export type Hello = { id: string; name: null };

export type Reader = {
  /** Returns a promise if the reader is behind. Throws or rejects if the reader is gone. */
  take(event: LiveEvent | Hello): void | Promise<void>;
  /** There is nothing more to follow, or something went wrong. */
  end(error?: unknown): void;
};

export type Followed = { id: string; address: string; expiresAt: Date; seq: number };

type Deps = {
  hub: Hub;
  loadChanges: (from: { id: string; expiresAt: Date; after: number }) => Promise<MessageRow[] | undefined>;
  /** Has codes and links worked out that nobody asked for yet. Returns at the deadline even if they are missing. */
  findInTime: (inbox: ReadableInbox, rows: MessageRow[], deadline: number) => Promise<void>;
  summary: (row: MessageRow, address: string) => LiveEvents['message']['message'];
  onPushed: (row: MessageRow, expiresAt: Date) => void;
  now: () => Date;
};

/** The longest delay of setTimeout. A longer one fires immediately. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
/** An event waits no longer than this for the code and the link of its message. They come as `updated` then. */
const FIND_MS = 100;

/**
 * Follows the inboxes of one open page. Whenever it is woken, it reads everything after its position in each inbox, so
 * live and resumed streams work the same way. Nothing is buffered: the next change is read when the reader has taken
 * the last one. Most followers sleep most of the time, so a sleeping one keeps no promise and few objects alive.
 */
export class Follower {
  private readonly deps: Deps;
  private readonly ownerId: string;
  private readonly list: () => Promise<Followed[] | null>;
  private reader: Reader | null = null;
  /** Inboxes from `Last-Event-ID` that no longer exist. */
  private gone: Position[] = [];
  private readonly followed = new Map<string, Followed>();
  /** Inboxes that may have changed, with the time of the first notification. */
  private readonly dirty = new Map<string, number>();
  /** Messages that were sent with their code or link, until the position at which these were stored has passed. */
  private sentWhole: Set<string> | null = null;
  private inboxesChanged = false;
  /** True until a reader is attached, so that wake-ups are only recorded until then. */
  private running = true;
  private stopped = false;
  private timer: NodeJS.Timeout | null = null;
  private readonly wake = (key: string) => {
    if (key === this.ownerId) this.inboxesChanged = true;
    else this.markDirty(key);
    void this.run();
  };

  constructor(deps: Deps, ownerId: string, list: Follower['list']) {
    this.deps = deps;
    this.ownerId = ownerId;
    this.list = list;
  }

  /** Records the starting position. From here on no change is missed. */
  async begin(resumed: Map<string, Position> | null): Promise<void> {
    this.deps.hub.watch(this.ownerId, this.wake);
    try {
      const first = await this.list();
      if (!first) throw new Refusal('unauthorized', texts.unauthorized);
      for (const inbox of first) this.add(inbox, resumed ? (resumed.get(inbox.id)?.seq ?? 0) : inbox.seq);
      this.gone = [...(resumed?.values() ?? [])].filter(({ id }) => !this.followed.has(id));
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  attach(reader: Reader): void {
    this.reader = reader;
    this.running = false;
    void this.run(() => this.sendHello());
  }

  stop(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    this.deps.hub.unwatch(this.ownerId, this.wake);
    for (const id of this.followed.keys()) this.deps.hub.unwatch(id, this.wake);
    this.followed.clear();
  }

  /** Only one run at a time. Wake-ups during a run are handled before it ends. */
  private async run(first?: () => Promise<void>): Promise<void> {
    if (this.running || this.stopped) return;
    this.running = true;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    try {
      await first?.();
      do await this.catchUp();
      while (!this.stopped && (this.inboxesChanged || this.dirty.size));
      this.sleep();
    } catch (error) {
      if (!this.stopped) this.finish(error);
    }
    this.running = false;
  }

  private finish(error?: unknown): void {
    this.stop();
    this.reader?.end(error);
  }

  private sleep(): void {
    if (this.stopped) return;
    let next = Number.POSITIVE_INFINITY;
    for (const { expiresAt } of this.followed.values()) next = Math.min(next, expiresAt.getTime());
    const ms = Math.max(0, next - this.deps.now().getTime());
    if (Number.isFinite(ms)) this.timer = setTimeout(this.wakeByTime, Math.min(ms, MAX_TIMEOUT_MS), this);
  }

  private wakeByTime(self: Follower): void {
    void self.run();
  }

  private async sendHello(): Promise<void> {
    await this.reader!.take({ id: this.currentPosition(), name: null });
    while (this.gone.length) await this.sendEnd(this.gone.shift()!);
  }

  private async catchUp(): Promise<void> {
    if (this.inboxesChanged) await this.updateInboxes();
    // Read together, so that no inbox waits for a code in another one.
    const changes = await Promise.all([...this.dirty].map(([id, since]) => this.read(id, since)));
    for (const change of changes) {
      if (this.stopped) return;
      if (!change || !this.followed.has(change.inbox.id)) continue;
      if (change.rows) await this.sendChanges(change.inbox, change.rows);
      else await this.sendEnd(change.inbox);
    }
    if (this.stopped) return;
    for (const inbox of [...this.followed.values()])
      if (inbox.expiresAt <= this.deps.now()) await this.sendEnd(inbox);
  }

  private async read(id: string, since: number) {
    this.dirty.delete(id);
    const inbox = this.followed.get(id);
    if (!inbox) return null;
    const { address, expiresAt, seq: after } = inbox;
    const rows = await this.deps.loadChanges({ id, expiresAt, after });
    const arrived = rows?.filter(({ seq, deletedSeq }) => seq > after && !deletedSeq) ?? [];
    const place = { id, address, expiresAt, readerId: this.ownerId };
    if (arrived.length && !this.stopped) await this.deps.findInTime(place, arrived, since + FIND_MS);
    return { inbox, rows };
  }

  private markDirty(id: string): void {
    if (!this.dirty.has(id)) this.dirty.set(id, performance.now());
  }

  private async updateInboxes(): Promise<void> {
    this.inboxesChanged = false;
    const inboxes = await this.loadInboxes();
    if (!inboxes) return;
    const present = new Set(inboxes.map(({ id }) => id));
    for (const inbox of [...this.followed.values()]) if (!present.has(inbox.id)) await this.sendEnd(inbox);
    for (const inbox of inboxes) if (!this.followed.has(inbox.id)) this.add(inbox, 0);
  }

  /** Null if the owner is gone. Then the stream ends. */
  private async loadInboxes(): Promise<Followed[] | null> {
    const inboxes = await this.list();
    if (!inboxes && !this.stopped) this.finish();
    return this.stopped ? null : inboxes;
  }

  /** Copies only these fields, because the row would keep the whole query result in memory. */
  private add({ id, address, expiresAt }: Followed, seq: number): void {
    this.followed.set(id, { id, address, expiresAt, seq });
    this.deps.hub.watch(id, this.wake);
    this.markDirty(id);
  }

  /** An inbox that is gone has expired, or was deleted early. */
  private sendEnd(inbox: Position): void | Promise<void> {
    this.deps.hub.unwatch(inbox.id, this.wake);
    this.followed.delete(inbox.id);
    this.dirty.delete(inbox.id);
    const name = inbox.expiresAt <= this.deps.now() ? 'expired' : 'deleted';
    return this.reader!.take({ id: this.currentPosition(), name, data: { address: inbox.address } });
  }

  private async sendChanges(inbox: Followed, rows: MessageRow[]): Promise<void> {
    const { address } = inbox;
    for (const { seq, row, name } of changesIn(rows)) {
      // A row can be read twice when a change falls between two reads.
      if (seq <= inbox.seq) continue;
      inbox.seq = seq;
      const id = this.currentPosition();
      if (name === 'deleted') await this.reader!.take({ id, name, data: { address, id: row.id } });
      else if (name === 'seen') await this.sendUpdate(id, address, { id: row.id, seen: row.seen });
      else if (name === 'found') await this.sendFound(id, address, row);
      else {
        const message = this.deps.summary(row, address);
        if (message.code || message.link) this.sentWhole = (this.sentWhole ?? new Set()).add(row.id);
        await this.reader!.take({ id, name, data: { address, message } });
        this.deps.onPushed(row, inbox.expiresAt);
      }
      if (this.stopped) return;
    }
  }

  private sendUpdate(id: string, address: string, changes: Omit<LiveEvents['updated'], 'address'>) {
    return this.reader!.take({ id, name: 'updated', data: { address, ...changes } });
  }

  /** A code or a link that was found after the message had been sent. */
  private sendFound(id: string, address: string, row: MessageRow): void | Promise<void> {
    if (this.sentWhole?.delete(row.id)) return;
    const { code, link } = this.deps.summary(row, address);
    return this.sendUpdate(id, address, { id: row.id, ...(code ? { code } : {}), ...(link ? { link } : {}) });
  }

  /** The position in every inbox, including ended inboxes that still have to be reported. */
  private currentPosition(): string {
    return encodePositions([...this.followed.values(), ...this.gone]);
  }
}

type Change = { seq: number; row: MessageRow; name: 'message' | 'seen' | 'found' | 'deleted' };

/** Each change of each message with its position, oldest first. A deleted message has only that one change left. */
function changesIn(rows: MessageRow[]): Change[] {
  return rows
    .flatMap((row): Change[] => {
      if (row.deletedSeq) return [{ seq: row.deletedSeq, row, name: 'deleted' }];
      const changes: Change[] = [{ seq: row.seq, row, name: 'message' }];
      if (row.seenSeq) changes.push({ seq: row.seenSeq, row, name: 'seen' });
      if (row.foundSeq) changes.push({ seq: row.foundSeq, row, name: 'found' });
      return changes;
    })
    .sort((a, b) => a.seq - b.seq);
}
