import type { Arrival } from '#server/domain/reading/read-mail.ts';
import type { Uids } from './uids.ts';

export type Message = {
  uid: number;
  id: string;
  size: number;
  receivedAt: Date;
  seen: boolean;
  deleted: boolean;
};

/** The messages of a selected mailbox, as this client knows them. Its number of a message is its place here. */
export class Selected {
  readonly uids: Uids;
  readonly isReadOnly: boolean;
  readonly messages: Message[] = [];
  /** The inbox may hold something else by now. */
  isStale = false;
  private lastSeq = 0;

  constructor(arrivals: Arrival[], uids: Uids, isReadOnly: boolean) {
    this.uids = uids;
    this.isReadOnly = isReadOnly;
    this.add(arrivals);
  }

  get nextUid() {
    return (this.uids.of(this.lastSeq) ?? 0) + 1;
  }

  private add(arrivals: Arrival[]) {
    const before = this.messages.length;
    for (const { seq, isDeleted, id, size, receivedAt, seen, toDelete } of arrivals) {
      if (seq <= this.lastSeq) continue;
      this.lastSeq = seq;
      const uid = this.uids.of(seq);
      if (uid && !isDeleted) this.messages.push({ uid, id, size, receivedAt, seen, deleted: toDelete });
    }
    return this.messages.length > before;
  }

  /**
   * Takes over what is in the inbox now, and returns what to tell the client. Messages that are gone keep their number until
   * the client may be told so.
   */
  update(arrivals: Arrival[], { mayExpunge }: { mayExpunge: boolean }): string[] {
    const lines: string[] = [];
    const living = new Map(arrivals.flatMap((one) => (one.isDeleted ? [] : [[one.id, one]])));
    for (let at = this.messages.length - 1; at >= 0; at--) {
      const message = this.messages[at]!;
      const now = living.get(message.id);
      if (!now && !mayExpunge) this.isStale = true;
      else if (!now) {
        this.messages.splice(at, 1);
        lines.push(`* ${at + 1} EXPUNGE`);
      } else if (now.seen !== message.seen || now.toDelete !== message.deleted) {
        message.seen = now.seen;
        message.deleted = now.toDelete;
        lines.push(`* ${at + 1} FETCH (UID ${message.uid} FLAGS ${flagsOf(message)})`);
      }
    }
    if (this.add(arrivals)) lines.push(`* ${this.messages.length} EXISTS`);
    return lines;
  }
}

export const flagsOf = ({ seen, deleted }: Message) =>
  `(${[seen && '\\Seen', deleted && '\\Deleted'].filter(Boolean).join(' ')})`;
