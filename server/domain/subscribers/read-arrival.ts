import type { MessageSummary, WaitQuery } from '#contract/messages.ts';
import { SHARING } from '#server/lib/batches.ts';
import { createLoader } from '#server/lib/loader.ts';
import type { MessagePlace, MessageRow, MessageStore } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { openAddress } from '../address-key.ts';
import { Refusal } from '../errors.ts';
import type { FindInMail } from '../stored-mail/find-in-mail.ts';

/**
 * Reads a message for a webhook or a browser, which gets it only once. So the search for its code and link is finished first,
 * however long that takes. Null when it is deleted, or has no code or link although only these are wanted.
 */
export function createReadArrival({
  messages,
  findings,
  summary,
  vault,
}: {
  messages: Pick<MessageStore, 'findMany'>;
  findings: Pick<FindInMail, 'find'>;
  summary: (row: MessageRow, address: string) => MessageSummary;
  vault: Vault;
}) {
  const load = createLoader<MessagePlace, MessageRow | undefined>(async (places) => {
    const rows = new Map((await messages.findMany(places)).map((row) => [row.id, row]));
    return places.map(({ id }) => rows.get(id));
  }, SHARING);

  return async function readArrival(
    mail: {
      messageId: string;
      inboxId: string;
      latestEnd: Date;
      addressSealed: Buffer;
      ownerId: string;
    },
    wanted: WaitQuery['for'],
  ) {
    const address = openAddress(vault, mail.inboxId, mail.addressSealed);
    const inbox = { id: mail.inboxId, latestEnd: mail.latestEnd, address, readerId: mail.ownerId };
    const place = { id: mail.messageId, inboxId: inbox.id, latestEnd: inbox.latestEnd };
    const row = await load(place);
    const found = row && (await findings.find(inbox, row).catch(nullIfDeleted));
    if (!found || (wanted !== 'message' && !found[wanted])) return null;
    // It may have been deleted during the search.
    if (!(await load(place))) return null;
    return { address, message: summary(row, address) };
  };
}

function nullIfDeleted(error: unknown): null {
  if (error instanceof Refusal && error.kind === 'not-found') return null;
  throw error;
}
