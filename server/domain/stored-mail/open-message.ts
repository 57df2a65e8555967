import type { MessageRow } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { type OpenSummary, openSummary } from './open-body.ts';
import type { ReadableInbox } from './readable-inbox.ts';

/** A message with its opened summary, as lists and searches of one inbox or of many read it. */
export type OpenMessage = { inbox: ReadableInbox; row: MessageRow; summary: OpenSummary };

export const openMessage = (vault: Vault, inbox: ReadableInbox, row: MessageRow): OpenMessage => ({
  inbox,
  row,
  summary: openSummary(vault, row, inbox.address),
});
