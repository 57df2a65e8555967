import { cutText } from '#server/mime/reading/header-text.ts';
import type { Outline } from '#server/mime/reading/outline.ts';
import type { Steps } from './steps.ts';

/**
 * What lists and events show of a message, and the key to its body. Sealed for each recipient. As JSON it never takes
 * more than 4 KB, so reading a list costs the same for a hostile mail as for a plain one.
 */
export type StoredSummary = {
  from: { name: string; address: string };
  /** The recipient as the sender wrote it in RCPT. */
  to: string;
  subject: string;
  snippet: string;
  /** The Message-ID header. Missing in mail that older versions stored. */
  messageId?: string;
  contentType: Outline['contentType'];
  hasAttachments: boolean;
  attachmentSize: number;
  /** Decoded bytes of all texts. */
  textSize: number;
  /** Whether the outline is small enough to be opened for a list. */
  lightOutline: boolean;
  steps: Steps;
  /** The version of TLS that it came with, or null. Missing in mail that older versions stored. */
  tls?: string | null;
  body: {
    /** Base64. Null for a body with one recipient, which is sealed under the key of the inbox. */
    key: string | null;
    /** Full pieces before the last one, which carries the outline and the rest of the mail. */
    pieces: number;
  };
};

export const MAX_SUMMARY = 4096;
/** A larger outline is opened only when its message is. */
const LIGHT_OUTLINE = 32 * 1024;
/** Maximum JSON bytes of each text if the summary is too large. Together they leave 700 bytes for the rest. */
const ROOM = { subject: 1100, name: 560, address: 420, to: 420, snippet: 620, messageId: 260 };

export function makeSummary({
  outline,
  lightOutline,
  to,
  steps,
  tls,
  body,
}: {
  outline: Outline;
  lightOutline: boolean;
  to: string;
  steps: Steps;
  tls: string | null;
  body: StoredSummary['body'];
}): StoredSummary {
  return {
    from: outline.from,
    to,
    subject: outline.subject,
    snippet: outline.snippet,
    messageId: outline.messageId,
    contentType: outline.contentType,
    hasAttachments: outline.parts.some((part) => part.kind === 'attachment'),
    attachmentSize: outline.attachmentSize,
    textSize: textSizeOf(outline),
    lightOutline,
    steps,
    tls,
    body,
  };
}

export const isLightOutline = (bytes: Buffer) => bytes.length <= LIGHT_OUTLINE;

export function writeSummary(summary: StoredSummary): Buffer {
  const whole = Buffer.from(JSON.stringify(summary));
  if (whole.length <= MAX_SUMMARY) return whole;
  const { from } = summary;
  return Buffer.from(
    JSON.stringify({
      ...summary,
      from: { name: cutToJson(from.name, ROOM.name), address: cutToJson(from.address, ROOM.address) },
      to: cutToJson(summary.to, ROOM.to),
      subject: cutToJson(summary.subject, ROOM.subject),
      snippet: cutToJson(summary.snippet, ROOM.snippet),
      messageId: cutToJson(summary.messageId ?? '', ROOM.messageId),
    }),
  );
}

export const readSummary = (bytes: Buffer) => JSON.parse(bytes.toString()) as StoredSummary;

const textSizeOf = ({ parts }: Outline) =>
  parts.reduce((sum, { kind, size }) => sum + (kind === 'attachment' ? 0 : size), 0);

/** Cuts a text so that its JSON form takes at most `max` bytes. */
function cutToJson(text: string, max: number): string {
  const sizeOf = (part: string) => Buffer.byteLength(JSON.stringify(part));
  if (sizeOf(text) <= max) return text;
  let [fits, tooLong] = [0, Math.min(text.length, max)];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (sizeOf(cutText(text, middle)) <= max) fits = middle;
    else tooLong = middle;
  }
  return cutText(text, fits);
}
