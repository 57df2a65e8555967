import type { LiveEventName, LiveEvents } from '#contract/events.ts';
import type { Hub } from '#server/live/hub.ts';
import type { MessageRow, MessageStore } from '#server/store/message-store.ts';
import { createLoader } from '../loader.ts';
import { decodePositions, encodePositions, type Position } from './positions.ts';
import { createWakeup } from './wakeup.ts';

export type LiveEvent = {
  [Name in LiveEventName]: { id: string; name: Name; data: LiveEvents[Name] };
}[LiveEventName];
/** Carries the starting position alone, so that a stream cut before its first event can be resumed too. */
export type Hello = { id: string; name: null };

type Followed = { id: string; address: string; expiresAt: Date; seq: number };

/**
 * Everything that happens in some inboxes, from a position on. Live and resumed are the same thing: whenever it
 * is woken, the follower reads what comes after its position in each inbox. Nothing is buffered: the next change
 * is read when the reader has taken the last one.
 */
export function createFollowInboxes({
  messages,
  hub,
  summary,
  pushed = () => {},
  now,
}: {
  messages: MessageStore;
  hub: Hub;
  summary: (row: MessageRow) => LiveEvents['message']['message'];
  /** Told of each message once its reader has taken it. */
  pushed?: (row: MessageRow, expiresAt: Date) => void;
  now: () => Date;
}) {
  /** What came after a position, or undefined when the inbox is gone. Followers woken together share one query. */
  const loadChanges = createLoader<{ id: string; expiresAt: Date; after: number }, MessageRow[] | undefined>(
    async (asked) => {
      const lowest = new Map<string, (typeof asked)[number]>();
      for (const one of asked) {
        const other = lowest.get(one.id);
        if (!other || one.after < other.after) lowest.set(one.id, one);
      }
      const changes = await messages.changes([...lowest.values()], now());
      return asked.map((one) =>
        changes.get(one.id)?.filter((row) => (row.deletedSeq ?? row.seq) > one.after),
      );
    },
  );

  /**
   * `list` gives the inboxes to follow; it is asked again whenever the owner's set may have changed, and null
   * ends the stream.
   */
  return async function* follow({
    ownerId,
    list,
    lastEventId,
    signal,
  }: {
    ownerId: string;
    list: () => Promise<Array<Followed> | null>;
    lastEventId: string | undefined;
    signal: AbortSignal;
  }): AsyncGenerator<LiveEvent | Hello> {
    const wakeup = createWakeup(signal);
    const followed = new Map<string, Followed & { unwatch: () => void }>();
    const here = () => encodePositions([...followed.values()]);
    const resumed = decodePositions(lastEventId);
    const dirty = new Set<string>();
    let setChanged = false;

    const unwatchOwner = hub.watch(ownerId, () => {
      setChanged = true;
      wakeup.wake();
    });

    function add(inbox: Followed, seq: number) {
      const unwatch = hub.watch(inbox.id, () => {
        dirty.add(inbox.id);
        wakeup.wake();
      });
      followed.set(inbox.id, { ...inbox, seq, unwatch });
      dirty.add(inbox.id);
    }

    /** An inbox that is no longer there has either run out or was deleted before. */
    function end(inbox: Position): LiveEvent {
      followed.get(inbox.id)?.unwatch();
      followed.delete(inbox.id);
      dirty.delete(inbox.id);
      const name = inbox.expiresAt <= now() ? 'expired' : 'deleted';
      return { id: here(), name, data: { address: inbox.address } };
    }

    function* changesOf(inbox: Followed, rows: MessageRow[]): Generator<LiveEvent> {
      const { address } = inbox;
      for (const row of rows) {
        // Another row may have been read twice when a change came between two reads.
        const seq = row.deletedSeq ?? row.seq;
        if (seq <= inbox.seq) continue;
        inbox.seq = seq;
        if (row.deletedSeq) yield { id: here(), name: 'deleted', data: { address, id: row.id } };
        else {
          yield { id: here(), name: 'message', data: { address, message: summary(row) } };
          pushed(row, inbox.expiresAt);
        }
      }
    }

    try {
      const first = await list();
      if (!first) return;
      for (const inbox of first) add(inbox, resumed ? (resumed.get(inbox.id)?.seq ?? 0) : inbox.seq);
      yield { id: here(), name: null };
      for (const gone of resumed?.values() ?? []) if (!followed.has(gone.id)) yield end(gone);

      while (!signal.aborted) {
        if (setChanged) {
          setChanged = false;
          const inboxesNow = await list();
          if (!inboxesNow) return;
          const present = new Set(inboxesNow.map((inbox) => inbox.id));
          for (const inbox of [...followed.values()]) if (!present.has(inbox.id)) yield end(inbox);
          for (const inbox of inboxesNow) if (!followed.has(inbox.id)) add(inbox, 0);
        }
        for (const id of [...dirty]) {
          dirty.delete(id);
          const inbox = followed.get(id);
          if (!inbox) continue;
          const rows = await loadChanges({ id, expiresAt: inbox.expiresAt, after: inbox.seq });
          if (!rows) yield end(inbox);
          else yield* changesOf(inbox, rows);
        }
        for (const inbox of [...followed.values()]) if (inbox.expiresAt <= now()) yield end(inbox);
        if (setChanged || dirty.size) continue;
        const next = Math.min(...[...followed.values()].map((inbox) => inbox.expiresAt.getTime()));
        await wakeup.wait(next - now().getTime());
      }
    } finally {
      unwatchOwner();
      for (const inbox of followed.values()) inbox.unwatch();
    }
  };
}

export type FollowInboxes = ReturnType<typeof createFollowInboxes>;
