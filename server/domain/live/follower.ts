import type { MessageSummary } from '#contract/messages.ts';
import type { Hub } from '#server/live/hub.ts';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import { Refusal } from '../errors.ts';
import type { LiveNews, LiveReader } from './live-reader.ts';
import type { LoadAfter, Loaded, LoadPositions } from './load-changes.ts';
import { changesAfter } from './message-changes.ts';
import { encodePositions, type Position, type ResumedPosition, tagOf } from './positions.ts';

export type Followed = {
  id: string;
  address: string;
  latestEnd: Date;
  expiresAt: Date;
  /** When it ends for its readers, which may be earlier. */
  endsAt: Date;
  seq: number;
  /** Undefined where the reader is not the owner, or reads as somebody who knows the address. */
  label?: string | null | undefined;
};

type Deps = {
  hub: Hub;
  loadChanges: LoadAfter;
  loadPositions: LoadPositions;
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
  /** Inboxes may have ended whose names this stream doesn't know. */
  private mustReload = false;
  /** The ids of inboxes that may have changed. */
  private readonly changed = new Set<string>();
  /** The owner may have a new inbox, or one fewer. */
  private inboxesChanged = false;
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
      if (current && current.get(id) !== seq) this.changed.add(id);
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
    else this.changed.add(key);
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
    const all = await Promise.all([...this.changed].map((id) => this.readChanges(id)));
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
      if (known)
        Object.assign(known, { expiresAt: inbox.expiresAt, endsAt: inbox.endsAt, label: inbox.label });
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
  private async readChanges(id: string) {
    this.changed.delete(id);
    const inbox = this.followed.get(id);
    if (!inbox) return null;
    const { latestEnd } = inbox;
    const loaded = await this.deps.loadChanges({ id, latestEnd, after: inbox.seq });
    if (!loaded) return { inbox, loaded };
    inbox.seq = loaded.from;
    // The ends and labels of all inboxes are read together later.
    if (loaded.labelled || !isSameTime(loaded.expiresAt, inbox.expiresAt)) this.inboxesChanged = true;
    return { inbox, loaded };
  }

  /** Copies only these fields, because the row would keep the whole query result in memory. */
  private follow({ id, address, latestEnd, expiresAt, endsAt, label }: Followed, seq: number): void {
    this.followed.set(id, { id, address, latestEnd, expiresAt, endsAt, seq, label });
    this.deps.hub.watch(id, this.wake);
    this.changed.add(id);
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
    const { seq: reached, rows, attempted, labelled } = loaded;
    const { address, label, seq: before } = inbox;
    const isTold = labelled && label !== undefined;
    // What was learned about a message that is sent now comes with it.
    const changes = changesAfter(before, rows).filter(
      ({ name, row }) => name !== 'learned' || row.seq <= before,
    );
    for (const [nth, { seq, name, row }] of changes.entries()) {
      const isLast = nth === changes.length - 1 && !attempted && !isTold;
      inbox.seq = isLast ? Math.max(seq, reached) : seq;
      const about = { address, position: inbox.seq };
      if (name === 'deleted') await this.send({ name, data: { ...about, id: row.id } });
      else if (name === 'seen')
        await this.send({ name: 'updated', data: { ...about, id: row.id, seen: row.seen } });
      else if (name === 'learned') await this.sendLearned(row, seq, about);
      else {
        await this.send({ name, data: { ...about, message: this.deps.summary(row, address) } });
        this.deps.onPushed(row);
      }
      if (this.isStopped) return;
    }
    if (!isTold) inbox.seq = Math.max(inbox.seq, reached);
    if (attempted) await this.send({ name: 'attempted', data: { address, position: inbox.seq } });
    inbox.seq = Math.max(inbox.seq, reached);
    if (isTold) await this.send({ name: 'labelled', data: { address, position: inbox.seq, label } });
  }

  /** What was learned at this position. */
  private sendLearned(row: MessageRow, seq: number, about: About): void | Promise<void> {
    const { code, link, sender } = this.deps.summary(row, about.address);
    const found = { ...(code ? { code } : {}), ...(link ? { link } : {}), codeStatus: 'done' as const };
    const data = { ...(row.foundSeq === seq ? found : {}), ...(row.verdictSeq === seq ? { sender } : {}) };
    return this.send({ name: 'updated', data: { ...about, id: row.id, ...data } });
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
