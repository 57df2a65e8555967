export type TransferEncoding = 'base64' | 'quoted-printable' | '7bit' | '8bit' | 'binary';

/** One part of a mail, described by its position in the raw bytes. It is not decoded on arrival. */
export type Part = {
  /** '1', '2', … in order of appearance. */
  id: string;
  kind: 'text' | 'html' | 'attachment';
  /** Lower-case MIME type. */
  type: string;
  charset: string | null;
  encoding: TransferEncoding;
  /** Byte offsets of the body in the raw mail; `end` is exclusive. */
  start: number;
  end: number;
  /** Size in bytes after transfer decoding. */
  size: number;
  /** Safe as a download name. Empty for body texts. */
  filename: string;
  contentId: string | null;
  /** The sender wants the part to be shown within the text. Missing in other parts. */
  inline?: true;
  flowed: boolean;
  delSp: boolean;
};

/** Whether the mail shows this file within its text. */
export const isInline = ({ contentId, inline }: Part) => contentId !== null || inline === true;

/** What is known about a mail without decoding it. Stored as JSON. */
export type Outline = {
  /** False if the structure could not be read. Then there are no parts, and only the raw source is useful. */
  parsed: boolean;
  from: { name: string; address: string };
  to: string[];
  cc: string[];
  replyTo: string[];
  subject: string;
  /** As the sender wrote them. Empty if the mail has none. */
  messageId: string;
  listUnsubscribe: string;
  /** The Date header as ISO 8601, or null. */
  date: string | null;
  snippet: string;
  contentType: 'html' | 'text';
  parts: Part[];
  /** Sum of the decoded bytes of the attachments. */
  attachmentSize: number;
  /** Raw bytes outside attachment bodies: headers, texts, boundaries. */
  otherSize: number;
};
