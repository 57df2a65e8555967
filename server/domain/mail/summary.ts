import type { MessageSummary } from '#contract/messages.ts';
import type { Outline } from '#server/mime/reading/outline.ts';

/** What a list shows of a message, from its outline alone. */
export function summarize(row: { id: string; receivedAt: Date }, outline: Outline): MessageSummary {
  const { name, address } = outline.from;
  return {
    id: row.id,
    from: name && address ? `${name} <${address}>` : address || name,
    subject: outline.subject,
    snippet: outline.snippet,
    timestamp: row.receivedAt.toISOString(),
    hasAttachments: outline.parts.some((part) => part.kind === 'attachment'),
    attachmentSize: outline.attachmentSize,
    contentType: outline.contentType,
  };
}

export function describeSender(outline: Outline) {
  return { fromName: outline.from.name, fromAddress: outline.from.address };
}
