import type { MessageSummary } from '#contract/messages.ts';
import { SHARING } from '#server/lib/batches.ts';
import { createLoader } from '#server/lib/loader.ts';
import type { MessagePlace, MessageRow, MessageStore } from '#server/store/mail/message-store.ts';
import type { Taken } from '#server/store/subscribers/subscriber-queue.ts';
import type { Vault } from '#server/vault/vault.ts';
import { openAddress } from '../address-key.ts';

/** A message as lists show it. */
export type Arrival = { address: string; message: MessageSummary };
export type ReadArrival = (taken: Taken) => Promise<Arrival | null>;

/** Until it is this old, a message waits for the search for its code and link, or for the check of its sender. */
const SEARCH_MS = 5 * 60_000;
const CHECK_MS = 2_000;
const SHORT_MS = 1_000;

/**
 * When to read a message again, because a subscriber gets it only once and something about it may still be found out. Null
 * if it can be sent. The wait grows with its age, so that many messages that wait cost little; a change ends it earlier.
 */
export function notBefore(
  { timestamp, codeStatus, sender }: Pick<MessageSummary, 'timestamp' | 'codeStatus' | 'sender'>,
  { waitsForCheck, now }: { waitsForCheck: boolean; now: Date },
): Date | null {
  const isSearching = codeStatus === 'searching';
  const isChecking = waitsForCheck && sender.verdict === 'unchecked';
  const bound = isSearching ? SEARCH_MS : isChecking ? CHECK_MS : 0;
  const age = Math.max(0, now.getTime() - Date.parse(timestamp));
  if (age >= bound) return null;
  return new Date(now.getTime() + Math.min(bound - age, Math.max(SHORT_MS, age)));
}

/** Reads a message for a subscriber. Null when it is deleted. */
export function createReadArrival({
  messages,
  summary,
  vault,
}: {
  messages: Pick<MessageStore, 'findMany'>;
  summary: (row: MessageRow, address: string) => MessageSummary;
  vault: Vault;
}): ReadArrival {
  const load = createLoader<MessagePlace, MessageRow | undefined>(async (places) => {
    const rows = new Map((await messages.findMany(places)).map((row) => [row.id, row]));
    return places.map(({ id }) => rows.get(id));
  }, SHARING);

  return async function readArrival({ messageId: id, inboxId, latestEnd, addressSealed }) {
    const row = await load({ id, inboxId, latestEnd });
    if (!row) return null;
    const address = openAddress(vault, inboxId, addressSealed);
    return { address, message: summary(row, address) };
  };
}
