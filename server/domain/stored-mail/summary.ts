import type { MessageSummary } from '#contract/messages.ts';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import { MAX_CLAIMS } from '#server/store/mail/open-messages.ts';
import type { Judged } from '#server/verdict/judged.ts';
import type { Found } from './found.ts';
import type { OpenSummary } from './open-body.ts';
import { describeSender } from './stored-verdict.ts';

/** A mail that no key opens is not searched, and a search that was begun too often has ended. */
const isSearched = (row: MessageRow, { body }: OpenSummary, found: Found | null) =>
  found !== null || body === 'unopened' || row.foundTries > MAX_CLAIMS;

/** What a list shows about a message. */
export function describeMessage(
  row: MessageRow,
  summary: OpenSummary,
  found: Found | null,
  judged: Judged | null,
): MessageSummary {
  const { name, address } = summary.from;
  return {
    id: row.id,
    from: name && address ? `${name} <${address}>` : address || name,
    to: summary.to,
    subject: summary.subject,
    snippet: summary.snippet,
    timestamp: row.receivedAt.toISOString(),
    hasAttachments: summary.hasAttachments,
    attachmentSize: summary.attachmentSize,
    contentType: summary.contentType,
    seen: row.seen,
    code: found?.code ?? null,
    codeStatus: isSearched(row, summary, found) ? 'done' : 'searching',
    link: found?.link ?? null,
    sender: describeSender(judged, address),
  };
}

/** What the lists of other services' APIs show in addition. */
export type MessageEntry = MessageSummary & {
  fromName: string;
  fromAddress: string;
  /** The Message-ID header, or empty. */
  messageId: string;
  size: number;
};

export const describeEntry = (
  message: MessageSummary,
  row: MessageRow,
  summary: OpenSummary,
): MessageEntry => ({
  ...message,
  fromName: summary.from.name,
  fromAddress: summary.from.address,
  messageId: summary.messageId ?? '',
  size: row.size,
});
