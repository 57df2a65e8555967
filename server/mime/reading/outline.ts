export type TransferEncoding = 'base64' | 'quoted-printable' | '7bit' | '8bit' | 'binary';

/** One body of a mail, by its place in the raw bytes. Nothing of it is decoded on arrival. */
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
  /** Bytes after the transfer decoding. */
  size: number;
  /** Safe to offer as a download name; '' for body texts. */
  filename: string;
  contentId: string | null;
  flowed: boolean;
  delSp: boolean;
};

/** What is known of a mail without decoding it. Plain data: it goes into the database as JSON. */
export type Outline = {
  /** False when no structure could be read: then there are no parts and only the raw source is of use. */
  parsed: boolean;
  from: { name: string; address: string };
  to: string[];
  cc: string[];
  replyTo: string[];
  subject: string;
  /** As the sender wrote them; '' where the mail has none. */
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
