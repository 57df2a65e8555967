import type { MessageSummary, WaitQuery } from '#contract/messages.ts';
import { createTurns } from '#server/lib/turns.ts';
import type { Hub } from '#server/live/hub.ts';
import { ARRIVALS_AT_ONCE, type MessageRow, type MessageStore } from '#server/store/mail/message-store.ts';
import { FieldRefusal, Refusal } from '../errors.ts';
import { isUuid } from '../ids.ts';
import { isAskedFor } from '../plus-address.ts';
import { type ReadableInbox, turnOf } from '../stored-mail/readable-inbox.ts';
import type { LoadAfter } from './load-changes.ts';
import { decodePosition, decodeTime, encodePosition } from './wait-position.ts';
import { createWaker, type Waker } from './waker.ts';

/** A message that fits waits no longer than this for the end of its search, unless the caller waits for a code or a link. */
const SEARCH_MS = 250;
/** Timers may fire a millisecond early, but the answer must come after the address has expired. */
const TIMER_MS = 2;

type WaitingInbox = ReadableInbox & { seq: number; expiresAt: Date; plusForm?: string | undefined };
/** Where to begin: after a position, and only with mail that arrived after a time. */
type Start = { after: number; laterThan: Date | null; newestFirst: boolean };
/** `message` is null when nothing arrived in time. */
export type Waited = { message: MessageSummary | null; position: string };
type Access = {
  /** Rejects when the caller may no longer read the inbox. */
  check: () => Promise<unknown>;
  /** Aborted when the caller is gone. */
  signal: AbortSignal;
};

/** Waits for a message, a code or a link in one inbox. The hub wakes it, so it does not poll. */
export function createWaitForMail({
  messages,
  hub,
  loadArrivals,
  summary,
  now,
}: {
  messages: Pick<MessageStore, 'arrivalOf'>;
  hub: Hub;
  loadArrivals: LoadAfter;
  summary: (row: MessageRow, address: string) => MessageSummary;
  now: () => Date;
}) {
  const inTurn = createTurns();

  async function startOf(inbox: WaitingInbox, since: string): Promise<Start> {
    if (!since) return { after: 0, laterThan: null, newestFirst: true };
    if (since === 'now') return { after: inbox.seq, laterThan: null, newestFirst: false };
    const laterThan = decodeTime(since);
    if (laterThan) return { after: 0, laterThan, newestFirst: false };
    const after = isUuid(since) ? await messages.arrivalOf(inbox, since) : decodePosition(inbox.id, since);
    if (after === undefined || after === null) throw new FieldRefusal('since', 'unknown-since');
    // A position ahead of the inbox comes from before the database was restored, so everything in it may be new to the
    // caller.
    return { after: after > inbox.seq ? 0 : after, laterThan: null, newestFirst: false };
  }

  /** What it says of a message: `searching` if that depends on a search that has not ended. */
  function judge(inbox: WaitingInbox, row: MessageRow, query: WaitQuery): 'fits' | 'not' | 'searching' {
    const { from, subject, to, codeStatus, ...found } = summary(row, inbox.address);
    const isIt = contains(from, query.from) && contains(subject, query.subject);
    if (!isIt || !isAskedFor(to, query.to, inbox)) return 'not';
    if (codeStatus === 'searching') return 'searching';
    return query.for === 'message' || found[query.for] !== null ? 'fits' : 'not';
  }

  function nothing(inbox: WaitingInbox, seq: number): Waited {
    if (inbox.expiresAt <= now()) throw new Refusal('not-found');
    return { message: null, position: encodePosition(inbox.id, seq) };
  }

  async function waitAwake(
    inbox: WaitingInbox,
    query: WaitQuery,
    access: Access,
    waker: Waker,
    msLeft: (inbox: WaitingInbox) => number,
  ) {
    const { id, latestEnd, address, readerId } = inbox;
    const { laterThan, newestFirst, after } = await startOf(inbox, query.since);
    /** Everything up to this position has been checked. */
    let looked = after;
    const load = () => loadArrivals({ id, latestEnd, after: looked });
    // Reading is expensive only for a whole inbox.
    let loaded = await (after ? load() : inTurn(turnOf(inbox), load));
    let backwards = newestFirst;
    /** Until when the end of a search is waited for. */
    let patience = { of: '', until: 0 };
    const isLate = (row: MessageRow) => {
      if (query.for !== 'message') return false;
      if (patience.of !== row.id) patience = { of: row.id, until: performance.now() + SEARCH_MS };
      return performance.now() >= patience.until;
    };
    for (;;) {
      if (!loaded) throw new Refusal('not-found');
      const { from, rows } = loaded;
      if (loaded.expiresAt.getTime() !== inbox.expiresAt.getTime()) {
        inbox.expiresAt = loaded.expiresAt;
        waker.endIn(msLeft(inbox));
      }
      const latest = rows.reduce((most, row) => Math.max(most, row.seq), from);
      const candidates = rows
        .filter((row) => !(laterThan && row.receivedAt <= laterThan))
        .sort((a, b) => (backwards ? b.seq - a.seq : a.seq - b.seq));
      let searching: MessageRow | null = null;
      for (const row of candidates) {
        const found = judge(inbox, row, query);
        const isFit = found === 'fits' || (found === 'searching' && isLate(row));
        if (isFit) return { message: summary(row, address), position: encodePosition(id, row.seq) };
        if (found === 'not') continue;
        searching = row;
        break;
      }
      // Messages after one that is searched are looked at again.
      if (!searching) looked = latest;
      else if (!backwards) looked = searching.seq - 1;
      const hasMore = !searching && rows.length >= ARRIVALS_AT_ONCE;
      const most = searching && query.for === 'message' ? SEARCH_MS + TIMER_MS : undefined;
      const woken = hasMore ? null : await waker.next(most);
      // Going backwards, older messages have not been checked yet, so the next call starts before the oldest one.
      if (waker.isOver()) return nothing(inbox, searching && backwards ? candidates.at(-1)!.seq - 1 : looked);
      if (woken?.has(readerId)) await access.check();
      loaded = await load();
      backwards &&= searching !== null;
    }
  }

  return async function wait(found: WaitingInbox, query: WaitQuery, access: Access): Promise<Waited> {
    const inbox = { ...found };
    const over = now().getTime() + query.timeout * 1000;
    const msLeft = ({ expiresAt }: WaitingInbox) =>
      Math.max(0, Math.min(over, expiresAt.getTime() + TIMER_MS) - now().getTime());
    // It watches before it reads, so that nothing is missed in between.
    const keys = [inbox.id, inbox.readerId];
    const waker = createWaker({ hub, keys, ms: msLeft(inbox), signal: access.signal });
    try {
      return await waitAwake(inbox, query, access, waker, msLeft);
    } finally {
      waker.stop();
    }
  };
}

export type WaitForMail = ReturnType<typeof createWaitForMail>;

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
