import { z } from 'zod';
import type { Inbox } from '#contract/inboxes.ts';
import {
  attachment,
  type FoundLink,
  type MessageDetail,
  type MessageSummary,
  messageSummary,
} from '#contract/messages.ts';
import { textOfMessage } from '#server/domain/reading/mail-text.ts';
import { visibleText, visibleUrl } from './untrusted.ts';

/** An answer is read by a language model, so it is kept short. */
const MAX_TEXT = 20_000;
const MAX_LINE = 300;
const MAX_ATTACHMENTS = 20;

export const inboxShape = z.object({
  address: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});

/** A message as in the API's lists, without fields that a model has no use for. */
export const messageShape = messageSummary.omit({ attachmentSize: true, contentType: true });

export const openedShape = messageShape.extend({
  text: z.string(),
  /** The text was longer than shown. */
  cut: z.boolean(),
  attachments: z.array(attachment.pick({ filename: true, contentType: true, size: true })),
});

export const describeInbox = ({ address, created_at, expires_at }: Inbox) => ({
  address,
  created_at,
  expires_at,
});

const oneLine = (text: string) => visibleText(text.slice(0, MAX_LINE)).replace(/\s+/g, ' ');

/** Puts every text in a value on one short line, without invisible characters. URLs stay whole. */
function cleaned<Value>(value: Value): Value {
  if (typeof value === 'string') return oneLine(value) as Value;
  if (Array.isArray(value)) return value.map(cleaned) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    key === 'url' ? visibleUrl(one) : cleaned(one),
  ]);
  return Object.fromEntries(entries);
}

/** A message as the tools show it. */
export const describeMessage = (message: MessageSummary) => cleaned(messageShape.parse(message));

export function describeOpened(message: MessageDetail): z.infer<typeof openedShape> {
  const { text, isCut } = textOfMessage(message, MAX_TEXT);
  return {
    ...describeMessage({ ...message, to: message.to.join(', ') }),
    text: visibleText(text),
    cut: isCut || message.cut,
    attachments: message.attachments
      .slice(0, MAX_ATTACHMENTS)
      .map(({ filename, contentType, size }) => cleaned({ filename, contentType, size })),
  };
}

const lineOfLink = ({ kind, misleading, url }: FoundLink) =>
  `link (${kind}${misleading ? ', its text names another site' : ''}): ${url}`;

/** The message in lines. All of it comes from its sender, so it belongs inside a fence. */
export const linesOf = (message: z.infer<typeof messageShape>) =>
  [
    `id: ${message.id}`,
    `received: ${message.timestamp}`,
    `from: ${message.from} (${message.sender.verdict})`,
    `to: ${message.to}`,
    `subject: ${message.subject}`,
    message.code ? `code: ${message.code.value}` : '',
    message.codeStatus === 'searching' ? 'code: not known yet, the message is still being searched' : '',
    message.link ? lineOfLink(message.link) : '',
  ]
    .filter(Boolean)
    .join('\n');
