import type { Analyser, MailToAnalyse, ReadMail } from '#server/analysis/analyser.ts';
import { Busy } from '#server/lib/fair-queue.ts';
import { createLoader } from '#server/lib/loader.ts';
import { createTurns } from '#server/lib/turns.ts';
import { createWorkQueue } from '#server/lib/work-queue.ts';
import { MAX_LISTED, readRecipients } from '#server/mime/reading/recipients.ts';
import type { MessageRow, MessageStore, PiecePlace } from '#server/store/mail/message-store.ts';
import { MAX_SEARCHES } from '#server/store/mail/open-messages.ts';
import type { Learned } from '#server/store/mail/store-learned.ts';
import type { Vault } from '#server/vault/vault.ts';
import { decideWithoutAnswers } from '#server/verdict/decide.ts';
import type { Judged } from '#server/verdict/judged.ts';
import { isUuid } from '../ids.ts';
import { lineOf } from '../network.ts';
import { inboxAddress } from '../plus-address.ts';
import type { ArrivedMail, Room } from './arrived-mail.ts';
import { CHUNK } from './chunks.ts';
import { type Found, isNews, limitFound, NOTHING, sealFound } from './found.ts';
import { gather, HEAD_BYTES, openBody, openSummary } from './open-body.ts';
import { createPriorities } from './priorities.ts';
import { summaryLabel } from './seal-labels.ts';
import { withRecipients, writeSummary } from './stored-summary.ts';
import { sealVerdict } from './stored-verdict.ts';

/** Searches that the worker has at once: enough that it never waits, and a watched inbox soon has its turn. */
const SEARCHES_AT_ONCE = 8;
/** Beyond this, mail that nobody watches is left to the job. */
const MAX_UNWATCHED = 1_000;
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
/** A single result is stored at once. Under load, results are stored together, because a commit that notifies holds up others. */
const STORED_TOGETHER = { parallel: 1, gapMs: 25, crowdMs: 250 };
/** Mails that the job reads at once. */
const CLAIMED_AT_ONCE = 64;
/** The job leaves new mail to the process that received it for this long. */
const LEFT_MS = 2_500;
/** DNS that has not answered by then is not waited for. */
const LAST_ANSWER_MS = 60_000;
/** The check of an older mail would say little: keys of signatures change. */
const FORGOTTEN_MS = 3_600_000;
const MAX_WATCHED = 5_000;

export type CheckOutcome = Judged['verdict'] | 'dropped' | 'failed';

type Copy = ArrivedMail['copies'][number];
/** One mail and those of its copies that something is to be learned about. */
type Work = {
  mail: MailToAnalyse;
  read: ReadMail;
  copies: Copy[];
  needs: { search: boolean; check: boolean };
  /** The network of the sender, as its turns have it. */
  line: string;
  priority: 'watched' | 'new' | 'left';
  /** Whether this is the last time that DNS is asked. */
  isLast: boolean;
};

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
  messages: Pick<MessageStore, 'findMany' | 'chunks' | 'storeLearned' | 'claimOpen' | 'oldestOpen'>;
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
  const searches = createPriorities(['watched', 'new', 'left'], SEARCHES_AT_ONCE);
  const most = { maxWaiting: MAX_WAITING_PER_NETWORK, maxInAll: MAX_WAITING };
  const checks = createTurns({ parallel: CHECKS_AT_ONCE, perNetwork: CHECKS_PER_NETWORK, ...most });
  const largeChecks = createTurns({ parallel: LARGE_CHECKS_AT_ONCE, ...most });
  const chunk = createLoader<PiecePlace, Buffer | undefined>(messages.chunks, { maxBatch: CHECKS_AT_ONCE });
  const storeTogether = createLoader<Learned, void>(async (learned) => {
    await messages.storeLearned(learned);
    return learned.map(() => undefined);
  }, STORED_TOGETHER);
  const nothing = { found: null, verdict: null, isFinal: false, summary: null };
  const store = ({ expiresAt, inboxId, seq }: Copy, learned: Partial<Learned>) =>
    storeTogether({ expiresAt, inboxId, seq, ...nothing, ...learned });
  /** Checks that run or wait, and the bytes of their mails. */
  let checking = 0;
  let checkedBytes = 0;
  let leftTimer: NodeJS.Timeout | undefined;
  /** Nothing that was stored before this time is open. */
  let since = new Date(0);

  /** Null when the mail broke the search. */
  async function search({ mail, read, copies, priority }: Work): Promise<Found[] | null> {
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

  async function learnFound(work: Work, isLastTry: boolean) {
    const found = (await search(work)) ?? (isLastTry ? await search(work) : null);
    if (!found && !isLastTry) return left();
    for (const one of found ?? []) onSearch(isNews(one) ? 'found' : 'nothing');
    await storeFound(work, found);
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

  const analyse = (work: Work, { isLastTry }: { isLastTry: boolean }) =>
    Promise.all([work.needs.search && learnFound(work, isLastTry), work.needs.check && learnVerdict(work)]);

  /** The work on messages with the same body, which is read from the store. Null if no key opens it. */
  async function workOn(rows: MessageRow[], line: string): Promise<Work | null> {
    const [first] = rows as [MessageRow];
    const body = openBody({ vault, chunk }, first, openSummary(vault, first, ''));
    if (!body.isOpen) return null;
    const read: ReadMail = async (start, end) => gather(body.bytes(start, Math.min(end, first.size)));
    const age = now().getTime() - (first.storedAt?.getTime() ?? 0);
    return {
      mail: {
        outline: new Uint8Array(await body.outlineBytes()),
        size: first.size,
        bytes: first.size <= CHUNK ? new Uint8Array(await read(0, first.size)) : null,
      },
      read,
      copies: rows.map((row) => ({
        ...{ id: row.id, expiresAt: row.expiresAt, inboxId: row.inboxId, seq: row.seq },
        to: openSummary(vault, row, '').to,
      })),
      needs: {
        search: rows.some(({ found }) => !found),
        check: checksSenders && age < FORGOTTEN_MS && rows.some(({ verdictSeq }) => verdictSeq === null),
      },
      line,
      priority: rows.some(({ inboxId }) => hub.isWatched(inboxId)) ? 'watched' : 'left',
      isLast: age >= LAST_ANSWER_MS,
    };
  }

  async function analyseArrived(mail: ArrivedMail) {
    const { copies, content, size } = mail;
    const line = `${lineOf(mail.clientIp)} senders`;
    const isWatched = copies.some(({ inboxId }) => hub.isWatched(inboxId));
    if (!isWatched && searches.waiting('new') >= MAX_UNWATCHED) return left();
    const priority = isWatched ? 'watched' : 'new';
    if (content) {
      const needs = { search: true, check: checksSenders };
      const read: ReadMail = async () => Buffer.alloc(0);
      return analyse(
        { mail: { ...content, size }, read, copies, needs, line, priority, isLast: false },
        { isLastTry: false },
      );
    }
    const rows = await messages.findMany(copies);
    const work = rows.length > 0 && (await workOn(rows, line));
    if (work) await analyse({ ...work, priority }, { isLastTry: false });
  }

  /** Adds what older versions did not keep. */
  async function renewSummary(row: MessageRow, { mail, read, copies }: Work) {
    const summary = openSummary(vault, row, '');
    const copy = copies.find(({ id }) => id === row.id);
    if (!copy || summary.body === 'unopened') return;
    const outline = JSON.parse(Buffer.from(mail.outline).toString());
    const head = Buffer.from(await read(0, Math.min(mail.size, HEAD_BYTES)));
    const renewed = writeSummary(withRecipients(summary, outline, readRecipients(head, MAX_LISTED)));
    await store(copy, { summary: vault.seal(row.inboxId, summaryLabel(row.id), renewed) });
  }

  async function analyseClaimed(rows: MessageRow[]) {
    const work = await workOn(rows, lineOf(''));
    if (!work) return;
    for (const row of rows) if (row.outdated) await renewSummary(row, work);
    // A search that was interrupted too often, as by a crash, is not begun again.
    if (work.needs.search && rows.every(isGivenUp)) await storeFound(work, null);
    else await analyse(work, { isLastTry: true });
  }

  const claims = createWorkQueue<MessageRow[]>({
    async claim({ leaseUntil, max }) {
      const which = { checksSenders, now: now(), since };
      const watched = [...hub.watched()].filter(isUuid).slice(0, MAX_WATCHED);
      const rows = await messages.claimOpen({ ...which, watched, leaseUntil, max });
      if (!rows.length) since = await messages.oldestOpen(which);
      return [...Map.groupBy(rows, (row) => row.bodyId ?? row.id).values()];
    },
    // It was deleted meanwhile, or it is due again when its lease ends.
    work: (rows) => analyseClaimed(rows).catch(() => {}),
    atOnce: CLAIMED_AT_ONCE,
    now,
  });

  /** Some mail was left to the job. */
  function left() {
    leftTimer ??= setTimeout(() => {
      leftTimer = undefined;
      void claims.run().catch(() => {});
    }, LEFT_MS).unref();
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
      await claims.close();
    },
  };
}

export type AnalyseMail = ReturnType<typeof createAnalyseMail>;

const isGivenUp = ({ foundTries }: MessageRow) => foundTries > MAX_SEARCHES;
