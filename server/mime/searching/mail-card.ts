import { cleanLine } from '../reading/header-text.ts';
import type { Outline, Part } from '../reading/outline.ts';
import { type Recipients, readRecipients } from '../reading/recipients.ts';

/** How many people of each header a card lists. */
const MAX_PEOPLE = 10;
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

export type StoredOutline = Outline & { envelope?: { mailFrom: string; username?: string } };

/** `head` is the beginning of the mail, with its whole header block. */
export function readCard(outline: StoredOutline, head: Buffer): MailCard {
  const files = outline.parts.filter(({ kind }) => kind === 'attachment');
  const inline = files.filter(isInline).length;
  return {
    ...readRecipients(head, MAX_PEOPLE),
    messageId: bareMessageId(outline.messageId),
    attachments: files.length - inline,
    inline,
    username: outline.envelope?.username ?? '',
  };
}

export const isInline = ({ contentId, inline }: Part) => contentId !== null || inline === true;

export const bareMessageId = (value: string) => cleanLine(value.replace(/[<>]/g, ''), MAX_MESSAGE_ID);
