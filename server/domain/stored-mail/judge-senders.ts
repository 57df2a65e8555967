import { LRUCache } from 'lru-cache';
import { createLoader } from '#server/lib/loader.ts';
import { createTurns } from '#server/lib/turns.ts';
import type { MessagePlace, MessageRow, MessageStore, PiecePlace } from '#server/store/mail/message-store.ts';
import type { LaterResult } from '#server/store/mail/store-results.ts';
import type { Vault } from '#server/vault/vault.ts';
import { decideWithoutAnswers } from '#server/verdict/decide.ts';
import type { Judge } from '#server/verdict/judge.ts';
import type { Judged } from '#server/verdict/judged.ts';
import { networksOf } from '../network.ts';
import { openBody, openSummary } from './open-body.ts';
import { type ReadableInbox, turnOf } from './readable-inbox.ts';
import { sealVerdict } from './stored-verdict.ts';

/** A check mostly waits for DNS. Each holds one piece of a mail, 256 KB at most, and its outline. */
const AT_ONCE = 32;
/** Signed mails of several pieces. Each can keep the worker busy for seconds and take 15 MB. */
const LARGE = 256 * 1024;
const LARGE_AT_ONCE = 2;
/** One network, of a sender or of a reader, leaves room for the others. */
const AT_ONCE_PER_NETWORK = 12;
/** How many mails may wait for their check. Further ones are checked when somebody reads them. */
const MAX_WAITING = 2_000;
const MAX_WAITING_PER_NETWORK = 1_000;
const STORE_GAP_MS = 100;
/** If DNS did not answer, the check is repeated once after this time, whether anybody reads the mail or not. */
const RETRY_MS = 60_000;
const MAX_RETRIES_WAITING = 1_000;
/** A mail that is still unchecked after this time had no place in the queue when it arrived. */
const ARRIVAL_MS = 10_000;

export type StoredMail = { clientIp: string; size: number; copies: MessagePlace[] };
type Check = { turn: string; size: number; copies: MessagePlace[] };
export type Outcome = Judged['verdict'] | 'dropped' | 'failed';

/**
 * Finds out whether a mail comes from where it says. Senders are checked when their mail has been stored, whether anybody
 * reads it or not: the questions to the sender's DNS servers must not tell when a mail is read. Only mail that arrived
 * while too much was waiting is checked when it is read.
 */
export function createJudgeSenders({
  messages,
  vault,
  judge,
  onOutcome = () => {},
  now,
}: {
  messages: Pick<MessageStore, 'findMany' | 'chunks' | 'storeVerdicts'>;
  vault: Vault;
  judge: Judge;
  onOutcome?: (outcome: Outcome, seconds: number) => void;
  now: () => Date;
}) {
  const inTurn = createTurns({
    parallel: AT_ONCE,
    perNetwork: AT_ONCE_PER_NETWORK,
    maxWaiting: MAX_WAITING_PER_NETWORK,
  });
  const inLargeTurn = createTurns({ parallel: LARGE_AT_ONCE, maxWaiting: MAX_WAITING_PER_NETWORK });
  /** The ids of the messages that are waiting or being checked. */
  const pending = new Set<string>();
  /** Checked in the last seconds, for readers who loaded their row before the verdict was stored. */
  const recent = new LRUCache<string, true>({ max: 1_000, ttl: 10_000 });
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

  async function judgeBody({ expiresAt }: MessagePlace, row: MessageRow): Promise<Judged | null> {
    const summary = openSummary(vault, row, '');
    const body = openBody({ vault, chunk, expiresAt }, row, summary);
    const outline = (await body.outlineBytes()) ?? Buffer.from(JSON.stringify(await body.outline()));
    return judge.judge(outline, body.bytes(0, row.size), row.size);
  }

  /** All copies of a mail have the same body, so one check is enough. */
  async function checkCopies(copies: MessagePlace[], isRetry: boolean): Promise<Judged | null> {
    const rows = await Promise.all(copies.map(find));
    const open = copies.flatMap((place, nth) => {
      const row = rows[nth];
      return row && row.verdictSeq === null ? [{ place, row }] : [];
    });
    const [first] = open;
    const found = first && (await judgeBody(first.place, first.row));
    if (!found) return null;
    const judged = isRetry ? decideWithoutAnswers(found) : found;
    const isNews = judged.verdict !== 'unchecked';
    await Promise.all(
      open.map(({ place, row }) =>
        store({
          expiresAt: place.expiresAt,
          inboxId: row.inboxId,
          seq: row.seq,
          sealed: sealVerdict(vault, row, judged),
          isNews,
        }),
      ),
    );
    return judged;
  }

  async function check({ turn, size, copies }: Check, isRetry = false): Promise<void> {
    const inItsTurn = size > LARGE ? inLargeTurn : inTurn;
    if (pending.size + copies.length > MAX_WAITING || inItsTurn.isFull(turn)) return onOutcome('dropped', 0);
    for (const { id } of copies) pending.add(id);
    const began = performance.now();
    try {
      const judged = await inItsTurn(turn, () => checkCopies(copies, isRetry));
      onOutcome(judged?.verdict ?? 'failed', (performance.now() - began) / 1000);
      for (const { id } of copies) recent.set(id, true);
      if (judged?.verdict === 'unchecked' && !isRetry) retryLater({ turn, size, copies });
    } catch {
      // The message is gone, or the database is unavailable. The next reader tries again.
      onOutcome('failed', (performance.now() - began) / 1000);
    } finally {
      for (const { id } of copies) pending.delete(id);
    }
  }

  function retryLater(failed: Check) {
    if (retries.size >= MAX_RETRIES_WAITING) return;
    const timer = setTimeout(() => {
      retries.delete(timer);
      void check(failed, true);
    }, RETRY_MS).unref();
    retries.add(timer);
  }

  return {
    /** A mail was stored. Returns at once. */
    arrived({ clientIp, size, copies }: StoredMail): void {
      void check({ turn: `from:${networksOf(clientIp).narrow}`, size, copies });
    },

    /** Somebody reads these messages. What was not checked on arrival is checked now; nobody waits for it. */
    read(inbox: ReadableInbox, rows: MessageRow[]): void {
      const before = now().getTime() - ARRIVAL_MS;
      const { id: inboxId, expiresAt } = inbox;
      for (const { id, verdict, receivedAt, size } of rows)
        if (!verdict && receivedAt.getTime() < before && !pending.has(id) && !recent.has(id))
          void check({ turn: turnOf(inbox), size, copies: [{ expiresAt, inboxId, id }] });
    },

    waiting: () => pending.size,

    close() {
      for (const timer of retries) clearTimeout(timer);
    },
  };
}

export type JudgeSenders = ReturnType<typeof createJudgeSenders>;
