import type { Found } from '#server/mime/extracting/extract.ts';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { foundLabel } from './seal-labels.ts';

export type { Found } from '#server/mime/extracting/extract.ts';

export const NOTHING: Found = { code: null, link: null, unsubscribe: null };
const MIN_CONFIDENCE = 0.5;
const MAX_CODE = 100;
const MAX_URL = 2048;

/** Whether there is something that lists show. */
export const isNews = ({ code, link }: Found) => code !== null || link !== null;

/** Keeps only what may be shown. This also limits what a list has to read for each message. */
export function limitFound({ code, link, unsubscribe }: Found): Found {
  return {
    code: code && code.confidence >= MIN_CONFIDENCE && code.value.length <= MAX_CODE ? code : null,
    link: link && link.url.length <= MAX_URL ? link : null,
    unsubscribe: unsubscribe && unsubscribe.url.length <= MAX_URL ? unsubscribe : null,
  };
}

export const sealFound = (vault: Vault, row: Pick<MessageRow, 'inboxId' | 'id'>, found: Found): Buffer =>
  vault.seal(row.inboxId, foundLabel(row.id), Buffer.from(JSON.stringify(found)));

/** What is stored with a message, or null when it has not been searched yet or cannot be opened. */
export function openFound(vault: Vault, row: MessageRow): Found | null {
  const plain = row.found && vault.openIfPossible(row.inboxId, foundLabel(row.id), row.found);
  return plain && JSON.parse(plain.toString());
}
