import { cleanLine, cutText } from '#server/mime/reading/header-text.ts';
import { isInline, type Outline } from '#server/mime/reading/outline.ts';
import type { Recipients } from '#server/mime/reading/recipients.ts';
import type { Envelope } from './envelope.ts';
import type { Steps } from './steps.ts';

/**
 * What lists, events and searches know of a message without its body, and the key to its body. Sealed for each recipient. As JSON
 * it never takes more than 6 KB, so reading a list costs the same for a hostile mail as for a plain one.
 */
export type StoredSummary = {
  from: { name: string; address: string };
  /** The recipient as the sender wrote it in RCPT. */
  to: string;
  subject: string;
  snippet: string;
  /** The Message-ID header. */
  messageId?: string;
  /** The first people of each header. Missing in mail that older versions stored, like what follows. */
  recipients?: Recipients;
  /** How many of the files the mail shows within its text, and how many others it has. */
  files?: { attachments: number; inline: number };
  /** Of mail that its owner sent over HTTP. */
  username?: string;
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

export const MAX_SUMMARY = 6 * 1024;
/** A larger outline is opened only when its message is. */
const LIGHT_OUTLINE = 32 * 1024;
/** Maximum JSON bytes of each text if the summary is too large. Together they leave 700 bytes for the rest. */
const ROOM = { subject: 1100, name: 560, address: 420, to: 420, snippet: 620, messageId: 260, username: 160 };
/** Maximum JSON bytes of all people, in the order To, Cc, Bcc, Reply-To. The others are left out. */
const ROOM_FOR_PEOPLE = 1900;
const MAX_MESSAGE_ID = 998;

export function makeSummary({
  outline,
  recipients,
  lightOutline,
  to,
  steps,
  tls,
  body,
}: {
  outline: Outline & { envelope?: Envelope };
  recipients: Recipients;
  lightOutline: boolean;
  to: string;
  steps: Steps;
  tls: string | null;
  body: StoredSummary['body'];
}): StoredSummary {
  const summary: StoredSummary = {
    from: outline.from,
    to,
    subject: outline.subject,
    snippet: outline.snippet,
    contentType: outline.contentType,
    hasAttachments: outline.parts.some(({ kind }) => kind === 'attachment'),
    attachmentSize: outline.attachmentSize,
    textSize: textSizeOf(outline),
    lightOutline,
    steps,
    tls,
    body,
  };
  return withRecipients(summary, outline, recipients);
}

/** Adds what lists of programs and searches need. Older versions did not keep it in the summary. */
export function withRecipients(
  summary: StoredSummary,
  { parts, messageId, envelope }: Outline & { envelope?: Envelope },
  recipients: Recipients,
): StoredSummary {
  const files = parts.filter(({ kind }) => kind === 'attachment');
  const inline = files.filter(isInline).length;
  const username = envelope?.username ?? '';
  return {
    ...summary,
    messageId,
    recipients,
    files: { attachments: files.length - inline, inline },
    username,
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
      username: cutToJson(summary.username ?? '', ROOM.username),
      ...(summary.recipients ? { recipients: cutPeople(summary.recipients) } : {}),
    }),
  );
}

type Listed = Pick<StoredSummary, 'to' | 'recipients' | 'files' | 'hasAttachments' | 'messageId'>;

/** Everybody whom a mail names. A recipient who is in no header got a blind copy. */
export function recipientsOf({ to: written, recipients }: Listed): Recipients {
  const own = { name: '', address: written };
  if (!recipients) return { to: [own], cc: [], bcc: [], replyTo: [] };
  return withBlindCopy(recipients, written);
}

export function withBlindCopy(recipients: Recipients, written: string): Recipients {
  const { to, cc, bcc } = recipients;
  const isNamed = [...to, ...cc, ...bcc].some(
    ({ address }) => address.toLowerCase() === written.toLowerCase(),
  );
  return isNamed ? recipients : { ...recipients, bcc: [...bcc, { name: '', address: written }] };
}

export const filesOf = ({ files, hasAttachments }: Listed) =>
  files ?? { attachments: hasAttachments ? 1 : 0, inline: 0 };

/** The Message-ID without its brackets. */
export const messageIdOf = ({ messageId = '' }: Pick<Listed, 'messageId'>) =>
  cleanLine(messageId.replace(/[<>]/g, ''), MAX_MESSAGE_ID);

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

/** The first people that fit. */
function cutPeople(recipients: Recipients): Recipients {
  let room = ROOM_FOR_PEOPLE;
  const cut = (people: Recipients['to']) =>
    people.filter((person) => {
      room -= Buffer.byteLength(JSON.stringify(person)) + 1;
      return room >= 0;
    });
  const { to, cc, bcc, replyTo } = recipients;
  return { to: cut(to), cc: cut(cc), bcc: cut(bcc), replyTo: cut(replyTo) };
}
