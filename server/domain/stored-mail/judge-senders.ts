import { Busy } from '#server/lib/fair-queue.ts';
import { createLoader } from '#server/lib/loader.ts';
import { createTurns } from '#server/lib/turns.ts';
import type { MessagePlace, MessageRow, MessageStore, PiecePlace } from '#server/store/mail/message-store.ts';
import type { LaterResult } from '#server/store/mail/store-results.ts';
import type { Vault } from '#server/vault/vault.ts';
import { decideWithoutAnswers } from '#server/verdict/decide.ts';
import type { Judge } from '#server/verdict/judge.ts';
import type { Judged } from '#server/verdict/judged.ts';
import { lineOf } from '../network.ts';
import { openBody, openSummary } from './open-body.ts';
import { sealVerdict } from './stored-verdict.ts';

/** A check mostly waits for DNS. Each holds one piece of a mail, 256 KB at most, and its outline. */
const AT_ONCE = 32;
/** Signed mails of several pieces. Each can keep the worker busy for seconds and take 15 MB. */
const LARGE = 256 * 1024;
const LARGE_AT_ONCE = 2;
/** So that one sending network leaves room for others. */
const AT_ONCE_PER_NETWORK = 12;
/**
 * How many mails may wait for their check. Beyond that, the newest mail of the network with the most waiting is dropped
 * from the queue and stays unchecked.
 */
const MAX_WAITING = 10_000;
const MAX_WAITING_PER_NETWORK = 2_500;
const STORE_GAP_MS = 100;
/** If there was no answer, the check is repeated once after this time, whether anybody reads the mail or not. */
const RETRY_MS = 60_000;
const MAX_RETRIES_WAITING = 10_000;

/** The check of an older mail would say little: keys of signatures change. */
const FORGOTTEN_MS = 3_600_000;

export type StoredMail = { clientIp: string; size: number; copies: MessagePlace[] };
export type Outcome = Judged['verdict'] | 'dropped' | 'failed';

/**
 * Finds out whether a mail comes from where it claims. Senders are checked right after their mail is stored, and never
 * because somebody reads it: the queries to the sender's DNS servers would reveal when.
 */
export function createJudgeSenders({
  messages,
  vault,
  judge,
  onOutcome = () => {},
}: {
  messages: Pick<MessageStore, 'findMany' | 'chunks' | 'storeVerdicts' | 'unjudged'>;
  vault: Vault;
  judge: Judge;
  onOutcome?: (outcome: Outcome, seconds: number) => void;
}) {
  const most = { maxWaiting: MAX_WAITING_PER_NETWORK, maxInAll: MAX_WAITING };
  const inTurn = createTurns({ parallel: AT_ONCE, perNetwork: AT_ONCE_PER_NETWORK, ...most });
  const inLargeTurn = createTurns({ parallel: LARGE_AT_ONCE, ...most });
  /** Mails that wait or are being checked. */
  let pending = 0;
  const retries = new Set<NodeJS.Timeout>();
  const chunk = createLoader<PiecePlace, Buffer | undefined>(messages.chunks, { maxBatch: AT_ONCE });
  const find = createLoader<MessagePlace, MessageRow | undefined>(
    async (places) => {
      const rows = new Map((await messages.findMany(places)).map((row) => [row.id, row]));
      return places.map(({ id }) => rows.get(id));
    },
    { maxBatch: 100 },
  );
  const store = createLoader<LaterResult, void>(
    async (results) => {
      await messages.storeVerdicts(results);
      return results.map(() => undefined);
    },
    { parallel: 1, gapMs: STORE_GAP_MS },
  );

  async function judgeBody(row: MessageRow): Promise<Judged | null> {
    const summary = openSummary(vault, row, '');
    const body = openBody({ vault, chunk }, row, summary);
    return judge.judge(await body.outlineBytes(), body.bytes(0, row.size), row.size);
  }

  /** All copies of a mail have the same body, so one check is enough. */
  async function checkCopies(copies: MessagePlace[], isRetry: boolean): Promise<Judged | null> {
    const rows = await Promise.all(copies.map(find));
    const open = rows.flatMap((row) => (row && row.verdictSeq === null ? [row] : []));
    const [first] = open;
    const found = first && (await judgeBody(first));
    if (!found) return null;
    const judged = isRetry ? decideWithoutAnswers(found) : found;
    const isNews = judged.verdict !== 'unchecked';
    await Promise.all(
      open.map((row) =>
        store({
          latestEnd: row.latestEnd,
          inboxId: row.inboxId,
          seq: row.seq,
          sealed: sealVerdict(vault, row, judged),
          isNews,
        }),
      ),
    );
    return judged;
  }

  async function check(mail: StoredMail, isRetry = false): Promise<void> {
    const { clientIp, size, copies } = mail;
    const inItsTurn = size > LARGE ? inLargeTurn : inTurn;
    const line = `${lineOf(clientIp)} senders`;
    // Checked before anything else, so that a flood of mail costs little.
    if (inItsTurn.isFull(line)) return onOutcome('dropped', 0);
    const began = performance.now();
    pending++;
    try {
      const judged = await inItsTurn(line, () => checkCopies(copies, isRetry));
      onOutcome(judged?.verdict ?? 'failed', (performance.now() - began) / 1000);
      if ((!judged || judged.verdict === 'unchecked') && !isRetry) retryLater(mail);
    } catch (error) {
      // The queue was full, or the database is unavailable.
      const isDropped = error instanceof Busy;
      onOutcome(isDropped ? 'dropped' : 'failed', (performance.now() - began) / 1000);
      if (!isDropped && !isRetry) retryLater(mail);
    } finally {
      pending--;
    }
  }

  function retryLater(mail: StoredMail) {
    if (retries.size >= MAX_RETRIES_WAITING) return;
    const timer = setTimeout(() => {
      retries.delete(timer);
      void check(mail, true);
    }, RETRY_MS).unref();
    retries.add(timer);
  }

  return {
    /** A mail was stored. Returns at once. */
    arrived: (mail: StoredMail): void => void check(mail),

    /** Checks the mail of the last hour whose check was forgotten, because the process that received it has ended. */
    async resume(now: Date): Promise<void> {
      const since = new Date(now.getTime() - FORGOTTEN_MS);
      const mails = await messages.unjudged({ now, since, max: MAX_WAITING_PER_NETWORK });
      // Where they came from is sealed in them, so they wait as if they were of one network.
      for (const mail of mails) void check({ ...mail, clientIp: '' });
    },

    waiting: () => pending,

    close() {
      for (const timer of retries) clearTimeout(timer);
    },
  };
}

export type JudgeSenders = ReturnType<typeof createJudgeSenders>;
