import { createTurns } from '#server/lib/turns.ts';
import type { MailWithWords, WantedWord } from '#server/mime/searching/match-words.ts';
import type { SearchWorker } from '#server/mime/searching/search-worker.ts';
import type { MessageStore } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { gather, headOf, openBody } from '../stored-mail/open-body.ts';
import type { OpenMessage } from '../stored-mail/open-message.ts';
import { turnOf } from '../stored-mail/readable-inbox.ts';

/** Each holds the texts of a mail. */
const AT_ONCE = 4;

/** Looks for words in the text of stored mail, on a worker thread. */
export function createReadWords({
  messages,
  vault,
  searchWorker,
}: {
  messages: Pick<MessageStore, 'chunk'>;
  vault: Vault;
  searchWorker: Pick<SearchWorker, 'texts' | 'match'>;
}) {
  const inTurn = createTurns({ parallel: AT_ONCE });

  async function read({ inbox, row, summary }: OpenMessage, words: WantedWord[]): Promise<boolean[] | null> {
    const body = openBody({ vault, chunk: messages.chunk }, row, summary);
    const plan = await searchWorker.texts(turnOf(inbox), await body.outlineBytes());
    if (!plan) return null;
    const bodies: Buffer[] = [];
    for (const { start, end } of plan.parts) bodies.push(await gather(body.bytes(start, end)));
    const mail: MailWithWords = { ...plan, words, bodies, head: await headOf(body, row.size) };
    return searchWorker.match(turnOf(inbox), mail);
  }

  /**
   * Which of these folded words are in the headers, the texts or the names of the files, or without the headers. Null when
   * the mail could not be read in time, or was deleted meanwhile.
   */
  return (message: OpenMessage, words: WantedWord[]): Promise<boolean[] | null> =>
    inTurn(turnOf(message.inbox), () => read(message, words)).catch((error) => {
      if (error instanceof Refusal && error.kind === 'not-found') return null;
      throw error;
    });
}

export type ReadWords = ReturnType<typeof createReadWords>;
