import { setTimeout as sleep } from 'node:timers/promises';
import type { Analyser, MailToAnalyse, ReadMail } from '#server/analysis/analyser.ts';
import { Busy } from '#server/lib/fair-queue.ts';
import { createLoader } from '#server/lib/loader.ts';
import { createTurns } from '#server/lib/turns.ts';
import { createWorkQueue } from '#server/lib/work-queue.ts';
import type { MessageRow, MessageStore } from '#server/store/mail/message-store.ts';
import { MAX_CLAIMS, type OpenPlace } from '#server/store/mail/open-messages.ts';
import type { Learned } from '#server/store/mail/store-learned.ts';
import type { Vault } from '#server/vault/vault.ts';
import { decideWithoutAnswers } from '#server/verdict/decide.ts';
import type { Judged } from '#server/verdict/judged.ts';
import { isUuid } from '../ids.ts';
import { inboxAddress } from '../plus-address.ts';
import type { ArrivedMail, Room } from '../stored-mail/arrived-mail.ts';
import { CHUNK } from '../stored-mail/chunks.ts';
import { type Found, isNews, limitFound, NOTHING, sealFound } from '../stored-mail/found.ts';
import { sealVerdict } from '../stored-mail/stored-verdict.ts';
import { createBudget } from './budget.ts';
import { createPriorities } from './priorities.ts';
import { type Copy, createWork, type Work } from './work.ts';

/** Searches that the worker has at once: enough that it never waits, and a watched inbox soon has its turn. */
const SEARCHES_AT_ONCE = 8;
/** With more mail than this that nobody watches, there is a flood: only mail that somebody watches is analysed as it comes. */
const UNWATCHED = { burst: 200, perSecond: 400 };
/** How often it is seen in a flood who watches. */
const WATCHED_MS = 100;
/** The job pauses after each batch, in a flood for longer. */
const PAUSE_MS = { usual: 50, flood: 500 };
/** A check mostly waits for DNS. */
const CHECKS_AT_ONCE = 32;
/** Signed mails of several pieces. Each can keep the worker busy for seconds and take 15 MB. */
const LARGE_CHECKS_AT_ONCE = 2;
/** So that one sending network leaves room for others. */
const CHECKS_PER_NETWORK = 12;
/** Mails in memory whose check waits. The job checks the others. */
const MAX_WAITING = 2_000;
const MAX_WAITING_PER_NETWORK = 500;
const MAX_WAITING_BYTES = 8 * 2 ** 20;
/**
 * A single result is stored at once. Under load, results are stored together, because a commit that notifies holds up others. Those that
 * nobody waits for have time.
 */
const STORED_TOGETHER = {
  watched: { parallel: 1, gapMs: 25, crowdMs: 250 },
  unwatched: { parallel: 1, gapMs: 250, crowdMs: 1_000 },
};
/** Looking for open messages reads all that may be open, so it is done for many. */
const MAX_OPEN = 5_000;
const LOOK_MS = 10_000;
/** Mails that the job reads at once, and how long it may take. After that another process may take them. */
const CLAIMED_AT_ONCE = 32;
const LEASE_MS = 30_000;
/** The job leaves new mail to the process that received it for this long. */
const LEFT_MS = 2_500;
const MAX_WATCHED = 10_000;

export type CheckOutcome = Judged['verdict'] | 'dropped' | 'failed';

type Priority = 'watched' | 'unwatched';

/**
 * Learns what a mail says, once, after it was stored: the code and the links that its reader needs, and whether it comes from
 * where it claims. Mail that has just arrived is analysed from memory. What does not fit there, or was there when a process
 * ended, is claimed by a job. Readers only read what was stored. Nothing is asked of DNS because somebody reads a mail: the
 * queries to the sender's servers would reveal when.
 */
export function createAnalyseMail({
  messages,
  vault,
  analyser,
  room,
  hub,
  checksSenders,
  onSearch = () => {},
  onCheck = () => {},
  now,
}: {
  messages: Pick<
    MessageStore,
    'findMany' | 'chunks' | 'storeLearned' | 'notTried' | 'findOpen' | 'claimOpen' | 'oldestOpen'
  >;
  vault: Vault;
  analyser: Pick<Analyser, 'find' | 'judge'>;
  room: Room;
  /** Knows which inboxes somebody is looking at. */
  hub: { isWatched: (key: string) => boolean; watched: () => Iterable<string> };
  checksSenders: boolean;
  onSearch?: (outcome: 'found' | 'nothing' | 'failed') => void;
  onCheck?: (outcome: CheckOutcome, seconds: number) => void;
  now: () => Date;
}) {
  const searches = createPriorities<Priority>(['watched', 'unwatched'], SEARCHES_AT_ONCE);
  const most = { maxWaiting: MAX_WAITING_PER_NETWORK, maxInAll: MAX_WAITING };
  const checks = createTurns({ parallel: CHECKS_AT_ONCE, perNetwork: CHECKS_PER_NETWORK, ...most });
  const largeChecks = createTurns({ parallel: LARGE_CHECKS_AT_ONCE, ...most });
  const work = createWork({ messages, vault, checksSenders, now });
  async function storeAll(learned: Learned[]) {
    await messages.storeLearned(learned);
    return learned.map(() => undefined);
  }
  const storeTogether = {
    watched: createLoader<Learned, void>(storeAll, STORED_TOGETHER.watched),
    unwatched: createLoader<Learned, void>(storeAll, STORED_TOGETHER.unwatched),
  };
  const nothing = { found: null, verdict: null, isFinal: false, summary: null };
  const store = (
    { latestEnd, inboxId, seq }: Pick<Copy, 'latestEnd' | 'inboxId' | 'seq'>,
    learned: Partial<Learned>,
  ) => {
    const priority = hub.isWatched(inboxId) ? 'watched' : 'unwatched';
    return storeTogether[priority]({ latestEnd, inboxId, seq, ...nothing, ...learned });
  };
  /** Checks that run or wait, and the bytes of their mails. */
  let checking = 0;
  let checkedBytes = 0;
  let leftTimer: NodeJS.Timeout | undefined;
  let leftAt = Number.NEGATIVE_INFINITY;
  let flood: NodeJS.Timeout | undefined;
  const unwatched = createBudget(UNWATCHED);
  /** Nothing that was stored before this time is open. */
  let since = new Date(0);
  let open: OpenPlace[] = [];
  let lookedAt = 0;

  /** Null when the mail broke the search. */
  async function search({ mail, read, copies }: Work, priority: Priority): Promise<Found[] | null> {
    const own = copies.map(({ to }) => [...new Set([to, inboxAddress(to)])]);
    const outcome = await searches.run(priority, () => analyser.find(mail, own, read));
    if ('answer' in outcome) return outcome.answer.map(limitFound);
    onSearch('failed');
    if (outcome.failed === 'worker') throw new Error('there is no worker for searches');
    return null;
  }

  const storeFound = ({ copies }: Work, found: Found[] | null) =>
    Promise.all(
      copies.map((copy, nth) => store(copy, { found: sealFound(vault, copy, found?.[nth] ?? NOTHING) })),
    );

  async function learnFound(one: Work, priority: Priority, isLastTry: boolean) {
    const found = (await search(one, priority)) ?? (isLastTry ? await search(one, priority) : null);
    if (!found && !isLastTry) return left();
    for (const result of found ?? []) onSearch(isNews(result) ? 'found' : 'nothing');
    await storeFound(one, found);
  }

  async function check(mail: MailToAnalyse, read: ReadMail, line: string) {
    const bytes = mail.bytes?.length ?? 0;
    if (checkedBytes + bytes > MAX_WAITING_BYTES) return 'dropped';
    checkedBytes += bytes;
    checking++;
    try {
      const inTurn = mail.size > CHUNK ? largeChecks : checks;
      return await inTurn(line, () => analyser.judge(mail, read));
    } catch (error) {
      if (error instanceof Busy) return 'dropped';
      throw error;
    } finally {
      checkedBytes -= bytes;
      checking--;
    }
  }

  /** All copies of a mail have the same body, so one check is enough. */
  async function learnVerdict({ mail, read, copies, line, isLast }: Work) {
    const began = performance.now();
    const outcome = await check(mail, read, line);
    const isKnown = outcome !== 'dropped' && 'answer' in outcome;
    const judged = isKnown && isLast ? decideWithoutAnswers(outcome.answer) : isKnown && outcome.answer;
    const result = judged ? judged.verdict : outcome === 'dropped' ? outcome : 'failed';
    onCheck(result, (performance.now() - began) / 1000);
    if (!judged) return;
    // Without an answer, the job asks once more.
    const isFinal = isLast || judged.verdict !== 'unchecked';
    await Promise.all(
      copies.map((copy) => store(copy, { verdict: sealVerdict(vault, copy, judged), isFinal })),
    );
  }

  const analyse = (one: Work, priority: Priority, isLastTry = false) =>
    Promise.all([
      one.needs.search && learnFound(one, priority, isLastTry),
      one.needs.check && learnVerdict(one),
    ]);

  async function analyseArrived(mail: ArrivedMail) {
    const isWatched = mail.copies.some(({ inboxId }) => hub.isWatched(inboxId));
    if (!isWatched && !unwatched.take()) {
      flood ??= setInterval(() => room.setFlood(watched()), WATCHED_MS).unref();
      return left();
    }
    const rows = mail.content ? [] : await messages.findMany(mail.copies);
    const one = mail.content
      ? work.ofArrived(mail, mail.content)
      : rows[0] && (await work.ofStored(rows, mail.clientIp));
    if (one) await analyse(one, isWatched ? 'watched' : 'unwatched');
  }

  async function analyseClaimed(rows: MessageRow[]) {
    const one = await work.ofStored(rows, '');
    // Its key is missing, which says nothing about the mail.
    if (!one) return messages.notTried(rows);
    for (const row of rows)
      if (row.outdated) await store(row, { summary: await work.renewedSummary(row, one) });
    // A search that was interrupted too often, as by a crash, is not begun again.
    if (one.needs.search && rows.every(isGivenUp)) await storeFound(one, null);
    else
      await analyse(one, rows.some(({ inboxId }) => hub.isWatched(inboxId)) ? 'watched' : 'unwatched', true);
  }

  const watched = () => [...hub.watched()].filter(isUuid).slice(0, MAX_WATCHED);

  /** Looks for open messages when the last ones are claimed, or when others may be more urgent. */
  async function lookForOpen() {
    if (open.length && performance.now() - lookedAt < LOOK_MS) return;
    lookedAt = performance.now();
    const which = { checksSenders, now: now(), since };
    open = await messages.findOpen({ ...which, watched: watched(), max: MAX_OPEN });
    if (!open.length) since = await messages.oldestOpen(which);
  }

  const claims = createWorkQueue<MessageRow[]>({
    async claim({ max }) {
      for (;;) {
        if (open.length) await sleep(flood ? PAUSE_MS.flood : PAUSE_MS.usual, undefined, { ref: false });
        await lookForOpen();
        if (!open.length) return [];
        const at = now();
        const leaseUntil = new Date(at.getTime() + LEASE_MS);
        const rows = await messages.claimOpen({ places: open.splice(0, max), now: at, leaseUntil });
        if (rows.length) return [...Map.groupBy(rows, (row) => row.bodyId ?? row.id).values()];
      }
    },
    // It was deleted meanwhile, or it is due again when its lease ends.
    work: (rows) => analyseClaimed(rows).catch(() => {}),
    atOnce: CLAIMED_AT_ONCE,
    now,
  });

  /** Some mail was left to the job. */
  function left() {
    leftAt = performance.now();
    leftTimer ??= setTimeout(runSoon, LEFT_MS).unref();
  }

  function runSoon() {
    leftTimer = undefined;
    if (flood && performance.now() - leftAt >= LEFT_MS) endFlood();
    else if (flood) leftTimer = setTimeout(runSoon, LEFT_MS).unref();
    void claims.run().catch(() => {});
  }

  function endFlood() {
    clearInterval(flood);
    flood = undefined;
    room.setFlood(null);
  }

  return {
    /** A mail was stored that has taken its room. Returns at once. */
    arrived: (mail: ArrivedMail): void =>
      void analyseArrived(mail)
        // The job finds it.
        .catch(left)
        .finally(() => room.giveBack(mail)),

    left,

    /** Analyses what is left. */
    run: claims.run,

    checking: () => checking,

    async close() {
      clearTimeout(leftTimer);
      endFlood();
      await claims.close();
    },
  };
}

export type AnalyseMail = ReturnType<typeof createAnalyseMail>;

const isGivenUp = ({ foundTries }: MessageRow) => foundTries > MAX_CLAIMS;
