import { LRUCache } from 'lru-cache';
import { createTurns } from '#server/lib/turns.ts';
import type { Recipients } from '#server/mime/reading/recipients.ts';
import type { MailCard } from '#server/mime/searching/mail-card.ts';
import type { MailWithWords, WantedWord } from '#server/mime/searching/match-words.ts';
import type { SearchWorker } from '#server/mime/searching/search-worker.ts';
import type { MessageRow, MessageStore } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { gather, headOf, type OpenSummary, openBody } from '../stored-mail/open-body.ts';
import { type ReadableInbox, turnOf } from '../stored-mail/readable-inbox.ts';

/** Bytes of cards in memory. A card has a few hundred, at most about 25 KB. */
const CACHE_BYTES = 8 * 2 ** 20;
/** Each holds up to three pieces of 256 KB, or the texts of a mail. */
const AT_ONCE = 4;

/** A message with its opened summary. */
export type OpenMessage = { inbox: ReadableInbox; row: MessageRow; summary: OpenSummary };

/**
 * Reads what is missing from the summary of a stored mail, on a worker thread: the card of a message for lists, and
 * whether words are in its text. Cards never change, so the last ones are kept.
 */
export function createMailCards({
  messages,
  vault,
  searchWorker,
}: {
  messages: Pick<MessageStore, 'chunk'>;
  vault: Vault;
  searchWorker: SearchWorker;
}) {
  const inTurn = createTurns({ parallel: AT_ONCE });
  const cache = new LRUCache<string, MailCard>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOf });

  const bodyOf = ({ row, summary }: OpenMessage) => openBody({ vault, chunk: messages.chunk }, row, summary);

  async function readCard(message: OpenMessage): Promise<MailCard> {
    const body = bodyOf(message);
    const outline = await body.outlineBytes();
    const card = await searchWorker.card(
      turnOf(message.inbox),
      outline,
      await headOf(body, message.row.size),
    );
    if (!card) return plainCard(message);
    const whole = withBlindCopy(card, message.summary.to);
    cache.set(message.row.id, whole);
    return whole;
  }

  async function readWords(message: OpenMessage, words: WantedWord[]): Promise<boolean[] | null> {
    const turn = turnOf(message.inbox);
    const body = bodyOf(message);
    const plan = await searchWorker.texts(turn, await body.outlineBytes());
    if (!plan) return null;
    const bodies: Buffer[] = [];
    for (const { start, end } of plan.parts) bodies.push(await gather(body.bytes(start, end)));
    const mail: MailWithWords = { ...plan, words, bodies, head: await headOf(body, message.row.size) };
    return searchWorker.match(turn, mail);
  }

  /** A message that was deleted meanwhile gives `gone`. */
  const inTurnUnlessGone = <T>(message: OpenMessage, work: () => Promise<T>, gone: () => T): Promise<T> =>
    inTurn(turnOf(message.inbox), work).catch((error) => {
      if (error instanceof Refusal && error.kind === 'not-found') return gone();
      throw error;
    });

  return {
    card: async (message: OpenMessage): Promise<MailCard> =>
      cache.get(message.row.id) ??
      inTurnUnlessGone(
        message,
        () => readCard(message),
        () => plainCard(message),
      ),

    /**
     * Which of these folded words are in the headers, the texts or the names of the files, or without the headers. Null when
     * the mail could not be read in time.
     */
    words: (message: OpenMessage, words: WantedWord[]): Promise<boolean[] | null> =>
      inTurnUnlessGone(
        message,
        () => readWords(message, words),
        () => null,
      ),
  };
}

export type MailCards = ReturnType<typeof createMailCards>;

/** Does `work` for a few at a time, so that one caller doesn't fill the queue of its network. */
export async function mapInSteps<A, B>(all: A[], work: (one: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return done;
}

/** A recipient who is in no header got a blind copy. */
export function withBlindCopy<R extends Recipients>(lists: R, recipient: string): R {
  const { to, cc, bcc } = lists;
  const isNamed = [...to, ...cc, ...bcc].some(
    ({ address }) => address.toLowerCase() === recipient.toLowerCase(),
  );
  return isNamed ? lists : { ...lists, bcc: [...bcc, { name: '', address: recipient }] };
}

/** What the summary alone says, for a mail that the worker could not read. */
const plainCard = ({ summary }: OpenMessage): MailCard => ({
  messageId: '',
  to: [{ name: '', address: summary.to }],
  cc: [],
  bcc: [],
  replyTo: [],
  attachments: summary.hasAttachments ? 1 : 0,
  inline: 0,
  username: '',
});

const sizeOf = ({ to, cc, bcc, replyTo, messageId, username }: MailCard) =>
  [...to, ...cc, ...bcc, ...replyTo].reduce(
    (sum, { name, address }) => sum + name.length + address.length,
    0,
  ) +
  messageId.length +
  username.length +
  200;
