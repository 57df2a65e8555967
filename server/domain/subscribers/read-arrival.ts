import type { MessageSummary, WaitQuery } from '#contract/messages.ts';
import { SHARING } from '#server/lib/batches.ts';
import { createLoader } from '#server/lib/loader.ts';
import type { MessagePlace, MessageRow, MessageStore } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { openAddress } from '../address-key.ts';

/**
 * Reads a message for a webhook or a browser, which gets it only once: not while it is `searching`. Null when it is deleted, or has no code
 * or link although only these are wanted.
 */
export function createReadArrival({
  messages,
  summary,
  vault,
}: {
  messages: Pick<MessageStore, 'findMany'>;
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
    const row = await load({ id: mail.messageId, inboxId: mail.inboxId, latestEnd: mail.latestEnd });
    if (!row) return null;
    const message = summary(row, address);
    const searching = message.codeStatus === 'searching';
    if (wanted !== 'message' && !searching && !message[wanted]) return null;
    return { address, message, searching };
  };
}
