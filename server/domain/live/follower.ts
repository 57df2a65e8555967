import type { MessageSummary } from '#contract/messages.ts';
import type { Hub } from '#server/live/hub.ts';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import { Refusal } from '../errors.ts';
import type { ReadableInbox } from '../stored-mail/readable-inbox.ts';
import type { LiveNews, LiveReader } from './live-reader.ts';
import type { LoadAfter, Loaded, LoadPositions } from './load-changes.ts';
import { type Change, changesAfter } from './message-changes.ts';
import { encodePositions, type Position, type ResumedPosition, tagOf } from './positions.ts';

export type Followed = {
  id: string;
  address: string;
  latestEnd: Date;
  expiresAt: Date;
  /** When it ends for its readers, which may be earlier. */
  endsAt: Date;
  seq: number;
};

type Deps = {
  hub: Hub;
  loadChanges: LoadAfter;
  loadPositions: LoadPositions;
  /**
   * Searches messages that were not searched yet for codes and links. Returns at the deadline even if it is not done.
   */
  findInTime: (inbox: ReadableInbox, rows: MessageRow[], deadline: number) => Promise<void>;
  /** The reader was told that this message is still being searched, and has to hear of the end, no matter who searches it. */
  awaitEnd: (inbox: ReadableInbox, row: MessageRow) => void;
  summary: (row: MessageRow, address: string) => MessageSummary;
  onPushed: (row: MessageRow) => void;
  /** Whether the operator closed an inbox that is gone. */
  isClosed: (id: string) => Promise<boolean>;
  /** Whether the domain of an address has ended. */
  hasEnded: (address: string, ownerId: string) => boolean;
  now: () => Date;
};

/** The inbox of an event, and its position after it. */
type About = { address: string; position: number };

/** The longest delay of setTimeout. A longer one fires immediately. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
/**
 * A message waits no longer than this for its code and its link. If they are found later, an `updated` event carries
 * them.
 */
const FIND_MS = 100;

/**
 * Follows the inboxes of one open page. `begin` records the starting position, and `attach` starts sending. From then
 * on every wake-up reads what came after the position in each changed inbox, so live and resumed streams work the same
 * way. Nothing is buffered: the next change is sent when the reader has taken the last one. Most followers sleep most of
 * the time, so a sleeping one keeps no promise and few objects alive.
 */
export class Follower {
  private readonly deps: Deps;
  private readonly ownerId: string;
  private readonly list: () => Promise<Followed[] | null>;
  private reader: LiveReader | null = null;
  /** The followed inboxes by id. `seq` is the position up to which the reader has everything. */
  private readonly followed = new Map<string, Followed>();
  /** Inboxes from `Last-Event-ID` that ended while the page was not connected. Their end is still to be sent. */
  private endedBefore: Position[] = [];
  /** Inboxes whose end has changed, which is still to be sent. */
  private readonly extended = new Set<string>();
  /** Resumed inboxes that were not read yet. The last process may have ended before a search whose end the page awaits. */
  private resumed: Set<string> | null = null;
  /** Inboxes may have ended whose names this stream doesn't know. */
  private mustReload = false;
  /** The ids of inboxes that may have changed, with the time of the first wake-up. */
  private readonly changed = new Map<string, number>();
  /** The owner may have a new inbox, or one fewer. */
  private inboxesChanged = false;
  /** Messages that were sent together with their code or link, which therefore need no `updated` event. */
  private sentWithFound: Set<string> | null = null;
  /** The heartbeat is due, and comes after everything that is new. */
  private mustTellPositions = false;
  private isRunning = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(deps: Deps, ownerId: string, list: Follower['list']) {
    this.deps = deps;
    this.ownerId = ownerId;
    this.list = list;
  }

  /**
   * Records the starting position. From here on no change is missed. If the id could not be read (null), all messages
   * are sent, because some may be new to the page.
   */
  async begin(resumed: Map<string, ResumedPosition> | null | undefined): Promise<void> {
    this.deps.hub.watch(this.ownerId, this.wake);
    try {
      const first = await this.list();
      if (!first) throw new Refusal('unauthorized');
      const startOf = ({ id, seq }: Followed) =>
        resumed === undefined ? seq : (resumed?.get(tagOf(id))?.seq ?? 0);
      for (const inbox of first) {
        this.follow(inbox, startOf(inbox));
        if (resumed?.has(tagOf(inbox.id))) this.resumed = (this.resumed ?? new Set()).add(inbox.id);
        const before = resumed?.get(tagOf(inbox.id))?.expiresAt;
        if (before && !isSameTime(before, inbox.endsAt)) this.extended.add(inbox.id);
      }
      const present = new Set(first.map(({ id }) => tagOf(id)));
      const ended = [...(resumed ?? [])].filter(([tag]) => !present.has(tag)).map(([, position]) => position);
      this.endedBefore = ended.filter(isNamed);
      this.mustReload = resumed === null || this.endedBefore.length < ended.length;
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  attach(reader: LiveReader): void {
    this.reader = reader;
    void this.run(() => this.sendStart());
  }

  /**
   * Looks where the inboxes are, so that a change whose notification was lost is found, and tells the reader how far it
   * has everything.
   */
  async beat(): Promise<void> {
    if (!this.reader || this.isStopped) return;
    const current = await this.deps.loadPositions([...this.followed.keys()]).catch(() => null);
    for (const { id, seq } of this.followed.values())
      if (current && current.get(id) !== seq) this.noteChange(id);
    this.mustTellPositions = true;
    void this.run();
  }

  stop(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    this.deps.hub.unwatch(this.ownerId, this.wake);
    for (const id of this.followed.keys()) this.deps.hub.unwatch(id, this.wake);
    this.followed.clear();
  }

  private readonly wake = (key: string) => {
    if (key === this.ownerId) this.inboxesChanged = true;
    else this.noteChange(key);
    void this.run();
  };

  /** Sends everything that is new. A wake-up before there is a reader, or during a run, is only recorded. */
  private async run(first?: () => Promise<void>): Promise<void> {
    if (!this.reader || this.isRunning || this.isStopped) return;
    this.isRunning = true;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    try {
      await first?.();
      do await this.catchUp();
      while (!this.isStopped && (this.inboxesChanged || this.changed.size || (await this.tellPositions())));
      this.sleep();
    } catch (error) {
      if (!this.isStopped) this.finish(error);
    }
    this.isRunning = false;
  }

  private finish(error?: unknown): void {
    this.stop();
    this.reader?.end(error);
  }

  /** Wakes up by itself when the next inbox expires. */
  private sleep(): void {
    if (this.isStopped) return;
    let next = Number.POSITIVE_INFINITY;
    for (const { endsAt } of this.followed.values()) next = Math.min(next, endsAt.getTime());
    const ms = Math.max(0, next - this.deps.now().getTime());
    if (Number.isFinite(ms)) this.timer = setTimeout(this.wakeByTime, Math.min(ms, MAX_TIMEOUT_MS), this);
  }

  private wakeByTime(self: Follower): void {
    void self.run();
  }

  private async catchUp(): Promise<void> {
    if (this.inboxesChanged) await this.updateInboxes();
    // Read together, so that no inbox waits for a code in another one.
    const all = await Promise.all([...this.changed].map(([id, since]) => this.readChanges(id, since)));
    // A new end comes before the mail that arrived after it.
    if (this.inboxesChanged && !this.isStopped) await this.updateInboxes();
    for (const one of all) {
      if (this.isStopped) return;
      if (!one || !this.followed.has(one.inbox.id)) continue;
      if (!one.loaded) await this.sendEnd(one.inbox);
      else await this.sendChanges(one.inbox, one.loaded);
    }
    if (this.isStopped) return;
    // One may have been extended at the last moment, so they are listed again.
    if ([...this.followed.values()].some(({ endsAt }) => endsAt <= this.deps.now()))
      await this.updateInboxes();
  }

  /** Compares the followed inboxes with those that the owner has now. */
  private async updateInboxes(): Promise<void> {
    this.inboxesChanged = false;
    const inboxes = await this.list();
    if (this.isStopped) return;
    // The owner is gone.
    if (!inboxes) return this.finish();
    const present = new Set(inboxes.map(({ id }) => id));
    for (const inbox of [...this.followed.values()]) if (!present.has(inbox.id)) await this.sendEnd(inbox);
    for (const inbox of inboxes) {
      const known = this.followed.get(inbox.id);
      if (!known) this.follow(inbox, 0);
      else if (!isSameTime(known.endsAt, inbox.endsAt)) this.extended.add(inbox.id);
      if (known) Object.assign(known, { expiresAt: inbox.expiresAt, endsAt: inbox.endsAt });
    }
    await this.sendExtended();
  }

  private async sendExtended(): Promise<void> {
    for (const id of this.extended) {
      this.extended.delete(id);
      const inbox = this.followed.get(id);
      const expires_at = inbox?.endsAt.toISOString();
      if (expires_at) await this.send({ name: 'extended', data: { address: inbox!.address, expires_at } });
    }
  }

  /** `loaded` is undefined when the inbox is gone. */
  private async readChanges(id: string, since: number) {
    this.changed.delete(id);
    const inbox = this.followed.get(id);
    if (!inbox) return null;
    const { latestEnd } = inbox;
    const withUnsearched = this.resumed?.delete(id) ?? false;
    const loaded = await this.deps.loadChanges({ id, latestEnd, after: inbox.seq, withUnsearched });
    if (!loaded) return { inbox, loaded };
    const { from, rows } = loaded;
    inbox.seq = from;
    // The ends of all inboxes are read together later.
    if (!isSameTime(loaded.expiresAt, inbox.expiresAt)) this.inboxesChanged = true;
    const arrived = rows.filter(({ seq, deletedSeq }) => seq > from && !deletedSeq);
    const place = this.placeOf(inbox);
    // The page may have these as still being searched, and nobody may be searching them any more.
    const unsearched = rows.filter(({ seq, found, deletedSeq }) => seq <= from && !found && !deletedSeq);
    if (withUnsearched) for (const row of unsearched) this.deps.awaitEnd(place, row);
    if (arrived.length && !this.isStopped) await this.deps.findInTime(place, arrived, since + FIND_MS);
    return { inbox, loaded };
  }

  private placeOf({ id, address, latestEnd }: Followed): ReadableInbox {
    return { id, address, latestEnd, readerId: this.ownerId };
  }

  /** Copies only these fields, because the row would keep the whole query result in memory. */
  private follow({ id, address, latestEnd, expiresAt, endsAt }: Followed, seq: number): void {
    this.followed.set(id, { id, address, latestEnd, expiresAt, endsAt, seq });
    this.deps.hub.watch(id, this.wake);
    this.noteChange(id);
  }

  private noteChange(id: string): void {
    if (!this.changed.has(id)) this.changed.set(id, performance.now());
  }

  /** The starting position, and the inboxes that ended before this stream began. */
  private async sendStart(): Promise<void> {
    const id = this.currentPosition();
    await this.reader!.take(this.mustReload ? { id, name: 'reload', data: {} } : { id, name: null });
    while (this.endedBefore.length) await this.sendEnd(this.endedBefore.shift()!);
    await this.sendExtended();
  }

  /** Returns whether it was due, because something may have changed in the meantime. */
  private async tellPositions(): Promise<boolean> {
    if (!this.mustTellPositions) return false;
    this.mustTellPositions = false;
    const data = Object.fromEntries([...this.followed.values()].map(({ address, seq }) => [address, seq]));
    await this.reader!.takePositions?.(data);
    return true;
  }

  /** An inbox that is gone has expired, was deleted or closed early, or has ended with its domain. */
  private async sendEnd({ id, address, expiresAt }: Position): Promise<void> {
    this.deps.hub.unwatch(id, this.wake);
    this.followed.delete(id);
    this.changed.delete(id);
    if (expiresAt <= this.deps.now()) return this.send({ name: 'expired', data: { address } });
    if (await this.deps.isClosed(id)) return this.send({ name: 'expired', data: { address, closed: true } });
    if (this.deps.hasEnded(address, this.ownerId)) return this.send({ name: 'expired', data: { address } });
    return this.send({ name: 'deleted', data: { address } });
  }

  private async sendChanges(inbox: Followed, loaded: Loaded): Promise<void> {
    const { seq: reached, rows, attempted } = loaded;
    const { address, seq: before } = inbox;
    const changes = changesAfter(before, rows).filter(({ name, row }) => !this.isSent(name, row, before));
    for (const [nth, { seq, name, row }] of changes.entries()) {
      const isLast = nth === changes.length - 1 && !attempted;
      inbox.seq = isLast ? Math.max(seq, reached) : seq;
      const about = { address, position: inbox.seq };
      if (name === 'deleted') await this.send({ name, data: { ...about, id: row.id } });
      else if (name === 'seen')
        await this.send({ name: 'updated', data: { ...about, id: row.id, seen: row.seen } });
      else if (name === 'found') await this.sendFound(row, about);
      else if (name === 'verdict') await this.sendVerdict(row, about);
      else {
        await this.sendMessage(row, about, this.placeOf(inbox));
        this.deps.onPushed(row);
      }
      if (this.isStopped) return;
    }
    inbox.seq = Math.max(inbox.seq, reached);
    if (attempted) await this.send({ name: 'attempted', data: { address, position: inbox.seq } });
  }

  /** Whether the reader got it with the message, or gets it now. */
  private isSent(name: Change['name'], row: MessageRow, before: number): boolean {
    if (name !== 'found' && name !== 'verdict') return false;
    return row.seq > before || (name === 'found' && (this.sentWithFound?.delete(row.id) ?? false));
  }

  private sendMessage(row: MessageRow, about: About, inbox: ReadableInbox): void | Promise<void> {
    const { address } = about;
    const message = this.deps.summary(row, address);
    if (message.codeStatus === 'searching') this.deps.awaitEnd(inbox, row);
    if ((message.code || message.link) && !row.found)
      this.sentWithFound = (this.sentWithFound ?? new Set()).add(row.id);
    return this.send({ name: 'message', data: { ...about, message } });
  }

  private sendFound(row: MessageRow, about: About): void | Promise<void> {
    const { code, link } = this.deps.summary(row, about.address);
    const found = { ...(code ? { code } : {}), ...(link ? { link } : {}) };
    return this.send({ name: 'updated', data: { ...about, id: row.id, ...found, codeStatus: 'done' } });
  }

  private sendVerdict(row: MessageRow, about: About): void | Promise<void> {
    const { sender } = this.deps.summary(row, about.address);
    return this.send({ name: 'updated', data: { ...about, id: row.id, sender } });
  }

  private send(news: LiveNews): void | Promise<void> {
    return this.reader!.take({ id: this.currentPosition(), ...news });
  }

  /** The position in every inbox, including ended inboxes that still have to be reported. */
  private currentPosition(): string {
    const followed = [...this.followed.values()].map(({ id, seq, endsAt, address }) => ({
      id,
      seq,
      expiresAt: endsAt,
      address,
    }));
    return encodePositions([...followed, ...this.endedBefore]);
  }
}

const isNamed = (position: ResumedPosition): position is Position => position.address !== undefined;
const isSameTime = (a: Date, b: Date) => a.getTime() === b.getTime();
