import { z } from 'zod';
import type { Inbox } from '#contract/inboxes.ts';
import {
  attachment,
  foundCode,
  foundLink,
  type MessageDetail,
  type MessageSummary,
} from '#contract/messages.ts';
import { sender } from '#contract/senders.ts';
import { textOfMessage, visible } from '#server/domain/reading/mail-text.ts';

/** An answer is read by a language model, so it is kept short. */
const MAX_TEXT = 20_000;
const MAX_LINE = 300;
const MAX_ATTACHMENTS = 20;

export const inboxShape = z.object({
  address: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});

export const messageShape = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  snippet: z.string(),
  timestamp: z.string(),
  hasAttachments: z.boolean(),
  seen: z.boolean(),
  sender,
  code: foundCode.nullable(),
  link: foundLink.nullable(),
});

export const openedShape = messageShape.extend({
  text: z.string(),
  /** The text was longer than what is shown. */
  cut: z.boolean(),
  attachments: z.array(attachment.pick({ filename: true, contentType: true, size: true })),
});

export const describeInbox = ({ address, created_at, expires_at }: Inbox) => ({
  address,
  created_at,
  expires_at,
});

const oneLine = (text: string) => visible(text, MAX_LINE).replace(/\s+/g, ' ');

/** A message as the tools show it: the list form of the API, with everything on short lines. */
export const describeMessage = (
  message: Pick<MessageSummary, 'id' | 'timestamp' | 'hasAttachments' | 'seen' | 'sender' | 'code' | 'link'> &
    Record<'from' | 'to' | 'subject' | 'snippet', string>,
): z.infer<typeof messageShape> => ({
  id: message.id,
  from: oneLine(message.from),
  to: oneLine(message.to),
  subject: oneLine(message.subject),
  snippet: oneLine(message.snippet),
  timestamp: message.timestamp,
  hasAttachments: message.hasAttachments,
  seen: message.seen,
  sender: message.sender,
  code: message.code,
  link: message.link,
});

export function describeOpened(message: MessageDetail): z.infer<typeof openedShape> {
  const { text, isCut } = textOfMessage(message, MAX_TEXT);
  return {
    ...describeMessage({ ...message, to: message.to.join(', ') }),
    text,
    cut: isCut,
    attachments: message.attachments.slice(0, MAX_ATTACHMENTS).map(({ filename, contentType, size }) => ({
      filename: oneLine(filename),
      contentType: oneLine(contentType),
      size,
    })),
  };
}

/** The message in lines. All of it comes from its sender, so it belongs inside a fence. */
export const linesOf = (message: z.infer<typeof messageShape>) =>
  [
    `id: ${message.id}`,
    `received: ${message.timestamp}`,
    `from: ${message.from} (${message.sender.verdict})`,
    `to: ${message.to}`,
    `subject: ${message.subject}`,
    message.code ? `code: ${message.code.value}` : '',
    message.link ? `link (${message.link.kind}): ${message.link.url}` : '',
  ]
    .filter(Boolean)
    .join('\n');
