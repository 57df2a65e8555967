import type { MessageSummary } from '#contract/messages.ts';
import { SHARING } from '#server/lib/batches.ts';
import { createLoader } from '#server/lib/loader.ts';
import type { MessagePlace, MessageRow, MessageStore } from '#server/store/mail/message-store.ts';
import type { Taken } from '#server/store/subscribers/subscriber-queue.ts';
import type { Vault } from '#server/vault/vault.ts';
import { openAddress } from '../address-key.ts';
import { Refusal } from '../errors.ts';
import type { FindInMail } from '../stored-mail/find-in-mail.ts';

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
  findings,
  summary,
  vault,
}: {
  messages: Pick<MessageStore, 'findMany'>;
  findings: Pick<FindInMail, 'find'>;
  summary: (row: MessageRow, address: string) => MessageSummary;
  vault: Vault;
}): ReadArrival {
  const load = createLoader<MessagePlace, MessageRow | undefined>(async (places) => {
    const rows = new Map((await messages.findMany(places)).map((row) => [row.id, row]));
    return places.map(({ id }) => rows.get(id));
  }, SHARING);

  /** Goes as soon as every mail is searched when it arrives: then `notBefore` waits for the search. */
  async function searchNow({ inboxId: id, ownerId, expiresAt, ...taken }: Taken, address: string) {
    const row = await load({ id: taken.messageId, inboxId: id, expiresAt });
    if (row) await findings.find({ id, expiresAt, address, readerId: ownerId }, row).catch(ignoreDeleted);
  }

  return async function readArrival(taken) {
    const { messageId: id, inboxId, expiresAt } = taken;
    const address = openAddress(vault, inboxId, taken.addressSealed);
    await searchNow(taken, address);
    const row = await load({ id, inboxId, expiresAt });
    return row ? { address, message: summary(row, address) } : null;
  };
}

function ignoreDeleted(error: unknown) {
  if (!(error instanceof Refusal && error.kind === 'not-found')) throw error;
}
