import { type Mailbox, readMailboxList } from '../reading/addresses.ts';
import { headersOf, readAllFields } from '../reading/header-block.ts';
import { cleanLine } from '../reading/header-text.ts';
import type { Outline, Part } from '../reading/outline.ts';

/** How many mailboxes of each header a card lists. */
const MAX_MAILBOXES = 10;
const MAX_MESSAGE_ID = 998;

/** What a list for programs shows of a mail besides its summary. Small, whatever the mail looks like. */
export type MailCard = Recipients & {
  /** Without its brackets. */
  messageId: string;
  /** Files that the mail does not show within its text. */
  attachments: number;
  inline: number;
  /** Of mail that its owner sent over HTTP. */
  username: string;
};

export type Recipients = { to: Mailbox[]; cc: Mailbox[]; bcc: Mailbox[]; replyTo: Mailbox[] };
export type StoredOutline = Outline & { envelope?: { mailFrom: string; username?: string } };

/** `head` is the beginning of the mail, with its whole header block. */
export function readCard(outline: StoredOutline, head: Buffer): MailCard {
  const files = outline.parts.filter(({ kind }) => kind === 'attachment');
  const inline = files.filter(isInline).length;
  return {
    ...readRecipients(head, MAX_MAILBOXES),
    messageId: bareMessageId(outline.messageId),
    attachments: files.length - inline,
    inline,
    username: outline.envelope?.username ?? '',
  };
}

export function readRecipients(head: Buffer, max?: number): Recipients {
  const values = new Map<string, string>();
  for (const { name, value } of readAllFields(headersOf(head))) {
    const key = name.toLowerCase();
    if (!values.has(key)) values.set(key, value);
  }
  const list = (name: string) => readMailboxList(values.get(name) ?? '', max);
  return { to: list('to'), cc: list('cc'), bcc: list('bcc'), replyTo: list('reply-to') };
}

export const isInline = ({ contentId, inline }: Part) => contentId !== null || inline === true;

export const bareMessageId = (value: string) => cleanLine(value.replace(/[<>]/g, ''), MAX_MESSAGE_ID);
