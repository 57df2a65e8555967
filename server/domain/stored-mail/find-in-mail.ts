import { LRUCache } from 'lru-cache';
import { inTime } from '#server/lib/in-time.ts';
import { createLoader } from '#server/lib/loader.ts';
import { createTurns } from '#server/lib/turns.ts';
import type { Finder } from '#server/mime/finding/finder.ts';
import { planReading, type ReadingPlan } from '#server/mime/finding/reading-plan.ts';
import type { MessageRow, MessageStore, PiecePlace } from '#server/store/mail/message-store.ts';
import type { LaterResult } from '#server/store/mail/store-results.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { type Found, isNews, limitFound, NOTHING, openFound, sealFound } from './found.ts';
import { type Body, gather, openBody, openSummary } from './open-body.ts';
import { type ReadableInbox, turnOf } from './readable-inbox.ts';

/** A search that hit its time limit is repeated once. */
const MAX_TRIES = 2;
/** A search mostly waits for the database. Each holds 768 KB at most. */
const SEARCHES_AT_ONCE = 64;
const MAX_WAITING = 1_000;
const STORE_GAP_MS = 100;
/** How long to wait for the start of the worker, which happens once per process. */
const START_MS = 2_000;
/** With this many searches running, a push doesn't wait for its own: new mail must arrive quickly. */
const BUSY = 4;
/** Searches that a push did not wait for. They run when there is nothing else to search. */
const MAX_LATER = 10_000;
const LATER_MS = 50;
/** When a search failed whose end is awaited, it is tried again after this time. */
const AGAIN_MS = 5_000;
const MAX_AWAITED = 20_000;

type Search = {
  found: Promise<Found>;
  /** Resolves when the result is stored. */
  stored: Promise<void>;
};

/** The search ended for a reason that says nothing about the mail, such as the end of the process. */
class Interrupted extends Error {}

/**
 * Finds what a mail asks its reader to use: a code, a link, a way to unsubscribe. A worker thread searches the mail
 * when it is first read. The result is sealed next to the summary, so the search runs once.
 */
export function createFindInMail({
  messages,
  vault,
  finder,
  onSearch = () => {},
  maxLater = MAX_LATER,
}: {
  messages: Pick<MessageStore, 'chunks' | 'list' | 'storeFound' | 'addFoundTry'>;
  vault: Vault;
  finder: Finder;
  /** Called after every search on the worker. */
  onSearch?: (outcome: 'found' | 'nothing' | 'failed') => void;
  maxLater?: number;
}) {
  const inTurn = createTurns({ parallel: SEARCHES_AT_ONCE, maxWaiting: MAX_WAITING });
  const running = new Map<string, Search>();
  /** Results of the last seconds, for readers who loaded their row before the result was stored. */
  const recent = new LRUCache<string, Found>({ max: 1_000, ttl: 10_000 });
  /** Messages that somebody was shown while they were searched. The end of these searches is news. */
  const awaited = new Set<string>();
  const chunk = createLoader<PiecePlace, Buffer | undefined>(messages.chunks, { maxBatch: 100 });
  // Results are batched, so that positions rarely change. Only lists wait for them, and a commit that notifies holds up
  // the commits of new mail.
  const store = createLoader<LaterResult, void>(
    async (results) => {
      await messages.storeFound(results);
      return results.map(() => undefined);
    },
    { parallel: 1, gapMs: STORE_GAP_MS },
  );

  async function planOf(inbox: ReadableInbox, body: Body, isLight: boolean): Promise<ReadingPlan | null> {
    if (isLight) return planReading(await body.outline());
    const outcome = await finder.plan(unpooled(await body.outlineBytes()), turnOf(inbox));
    return 'answer' in outcome ? outcome.answer : failure(outcome.failed);
  }

  async function readBodies(body: Body, { parts }: ReadingPlan) {
    const bodies: Uint8Array[] = [];
    for (const { start, end } of parts) bodies.push(unpooled(await gather(body.bytes(start, end))));
    return bodies;
  }

  /** Null when the worker took too long or broke down. */
  async function searchOnce(inbox: ReadableInbox, row: MessageRow): Promise<Found | null> {
    const summary = openSummary(vault, row, inbox.address);
    const body = openBody({ vault, chunk }, row, summary);
    const plan = await planOf(inbox, body, summary.lightOutline);
    if (!plan) return null;
    const bodies = await readBodies(body, plan);
    const ownAddresses = [...new Set([inbox.address, summary.to])];
    const outcome = await finder.search({ plan, bodies, ownAddresses }, turnOf(inbox));
    return 'answer' in outcome ? limitFound(outcome.answer) : failure(outcome.failed);
  }

  async function search(inbox: ReadableInbox, row: MessageRow): Promise<Found> {
    for (let tries = row.foundTries; tries < MAX_TRIES; tries++) {
      const found = await inTurn(turnOf(inbox), () => searchOnce(inbox, row));
      onSearch(!found ? 'failed' : isNews(found) ? 'found' : 'nothing');
      if (found) return found;
      await messages.addFoundTry(row);
    }
    return NOTHING;
  }

  function start(inbox: ReadableInbox, row: MessageRow): Search {
    const found = search(inbox, row);
    const stored = found
      .then(async (result) => {
        const isAwaited = awaited.has(row.id);
        recent.set(row.id, result);
        await store({
          latestEnd: row.latestEnd,
          inboxId: row.inboxId,
          seq: row.seq,
          sealed: sealFound(vault, row, result),
          isNews: isAwaited || isNews(result),
        });
        if (isAwaited) awaited.delete(row.id);
      })
      .finally(() => running.delete(row.id));
    // A caller that waits for it gets the error. If nobody does, the next reader tries again.
    found.catch(() => {});
    stored.catch((error) => tryAgain(inbox, row, error));
    const started = { found, stored };
    running.set(row.id, started);
    return started;
  }

  function tryAgain(inbox: ReadableInbox, row: MessageRow, error: unknown) {
    if (error instanceof Refusal && error.kind === 'not-found') awaited.delete(row.id);
    else if (awaited.has(row.id)) setTimeout(() => findLater(inbox, [row]), AGAIN_MS).unref();
  }

  /** What is known already, or null. */
  const known = (row: MessageRow): Found | null => openFound(vault, row) ?? recent.get(row.id) ?? null;
  const searchOf = (inbox: ReadableInbox, row: MessageRow) => running.get(row.id) ?? start(inbox, row);

  const later = new Map<string, () => void>();
  /** Inboxes with messages that found no room among those. They are read again. */
  const crowded = new Map<string, ReadableInbox>();
  let isPlanned = false;
  function planLater() {
    if (isPlanned || later.size + crowded.size === 0) return;
    isPlanned = true;
    setTimeout(() => void searchLater(), LATER_MS).unref();
  }
  async function searchLater() {
    if (running.size === 0) {
      if (later.size === 0) await readCrowded();
      for (const [id, begin] of later) {
        later.delete(id);
        begin();
        if (running.size >= BUSY) break;
      }
    }
    isPlanned = false;
    planLater();
  }
  async function readCrowded() {
    for (const inbox of [...crowded.values()].slice(0, 1)) {
      crowded.delete(inbox.id);
      try {
        const rows = await messages.list(inbox);
        const open = rows.filter((row) => !row.found || awaited.has(row.id));
        for (const row of open) awaited.add(row.id);
        findLater(inbox, open);
      } catch {
        setTimeout(() => {
          crowded.set(inbox.id, inbox);
          planLater();
        }, AGAIN_MS).unref();
      }
    }
  }

  function findLater(inbox: ReadableInbox, rows: MessageRow[]) {
    for (const row of rows)
      if (later.size < maxLater)
        later.set(row.id, () => {
          if (row.deletedSeq === null && (awaited.has(row.id) || !known(row))) searchOf(inbox, row);
        });
      else crowded.set(inbox.id, inbox);
    planLater();
  }

  const ready = () => settled([finder.prepare()], performance.now() + START_MS);

  return {
    known,

    /** Resolves when the search is done, however long that takes. */
    find: async (inbox: ReadableInbox, row: MessageRow): Promise<Found> =>
      known(row) ?? (await searchOf(inbox, row).found),

    /** Searches messages without a result, and waits until `deadline` at most (by `performance.now()`). */
    async findInTime(inbox: ReadableInbox, rows: MessageRow[], deadline: number): Promise<void> {
      const missing = rows.filter((row) => row.deletedSeq === null && !known(row));
      if (!missing.length) return;
      await settled(
        missing.map((row) => searchOf(inbox, row).found),
        deadline,
      );
    },

    /** True when a new search would delay a push for too long. */
    isBusy: () => running.size >= BUSY,

    /** Searches messages without a result when there is time. */
    findLater,

    /**
     * Somebody is told that a message is still being searched. The end of the search then gets a position, whatever it
     * finds, so that followers are told, in every process. If nobody searches it, it is searched again.
     */
    awaitEnd(inbox: ReadableInbox, row: MessageRow): void {
      awaited.add(row.id);
      if (awaited.size > MAX_AWAITED) awaited.delete(awaited.values().next().value!);
      if (!running.has(row.id)) findLater(inbox, [row]);
    },

    /**
     * Like `findInTime`, but also waits for the worker to start and for the results to be stored. Returns whether these
     * rows are out of date now.
     */
    async storeInTime(inbox: ReadableInbox, rows: MessageRow[], ms: number): Promise<boolean> {
      const missing = rows.filter((row) => !row.found);
      if (!missing.length) return false;
      await ready();
      const searches = missing.filter((row) => running.has(row.id) || !recent.has(row.id));
      const isAwaited = missing.some((row) => awaited.has(row.id));
      await settled(
        searches.map((row) => searchOf(inbox, row).stored),
        performance.now() + ms,
      );
      return isAwaited || missing.some((row) => isNews(recent.get(row.id) ?? NOTHING));
    },

    /** Waits for the start of the worker. */
    ready,

    /** Starts the worker before the first mail needs it. */
    prepare: () => void finder.prepare(),
  };
}

export type FindInMail = ReturnType<typeof createFindInMail>;

function failure(reason: 'task' | 'worker'): null {
  if (reason === 'worker') throw new Interrupted('the worker is not running');
  return null;
}

/** Node keeps small buffers in a pool of 64 KB, and a message to a worker would copy all of it. */
const unpooled = (bytes: Buffer) => new Uint8Array(bytes);

/** Waits until all have settled, or until the deadline. */
const settled = (work: Promise<unknown>[], deadline: number) =>
  inTime(Promise.allSettled(work), deadline - performance.now()).catch(() => {});
