import { createTurns } from '#server/lib/turns.ts';
import type { AllMailStore, PageStart } from '#server/store/mail/all-mail-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { SearchMail } from '../searching/search-mail.ts';
import type { SearchTerm } from '../searching/search-terms.ts';
import { type OpenMessage, openMessage } from '../stored-mail/open-message.ts';
import { type ReadableInbox, turnOf } from '../stored-mail/readable-inbox.ts';

/** Messages that are checked together. Their summaries take up to 6 KB each. */
const BATCH = 50;

/** Looks through all messages of some inboxes, newest first, a few at a time. */
export function createSearchAllMail({
  store,
  searchMail,
  vault,
}: {
  store: Pick<AllMailStore, 'page'>;
  searchMail: SearchMail;
  vault: Vault;
}) {
  const inTurn = createTurns();

  /** The messages that match all terms. Ends when `signal` is aborted. */
  return async function* search(
    inboxes: ReadableInbox[],
    terms: SearchTerm[],
    signal?: AbortSignal,
  ): AsyncGenerator<OpenMessage> {
    const byId = new Map(inboxes.map((inbox) => [inbox.id, inbox]));
    const matching = searchMail(terms, signal);
    let after: PageStart | undefined;
    for (;;) {
      const rows = inboxes[0]
        ? await inTurn(turnOf(inboxes[0]), () => store.page(inboxes, { after, limit: BATCH }))
        : [];
      const messages = rows.map((row) => openMessage(vault, byId.get(row.inboxId)!, row));
      yield* await matching(messages);
      if (rows.length < BATCH || signal?.aborted) return;
      after = rows.at(-1)!;
    }
  };
}

export type SearchAllMail = ReturnType<typeof createSearchAllMail>;
