import { z } from 'zod';

/** A row of the list: what `?view=summary` and the live `message` event carry. */
export const messageSummary = z.object({
  id: z.string(),
  from: z.string(),
  /** The recipient as the sender's server wrote it, with a plus part if it had one. */
  to: z.string(),
  subject: z.string(),
  snippet: z.string(),
  timestamp: z.iso.datetime(),
  hasAttachments: z.boolean(),
  attachmentSize: z.number(),
  contentType: z.enum(['html', 'text']),
  /** False until the owner opens the message or says so. */
  seen: z.boolean(),
});
export type MessageSummary = z.infer<typeof messageSummary>;

export const message = messageSummary.extend({ fullContent: z.string().optional() });
export type Message = z.infer<typeof message>;

export const messageList = z.object({ success: z.literal(true), messages: z.array(message) });
export type MessageList = z.infer<typeof messageList>;

export const attachment = z.object({
  id: z.string(),
  filename: z.string(),
  contentType: z.string(),
  /** Decoded bytes. */
  size: z.number(),
  /** Set when the HTML refers to this part as `cid:`. */
  contentId: z.string().optional(),
});
export type Attachment = z.infer<typeof attachment>;

export const messageDetail = messageSummary.extend({
  fullContent: z.string(),
  fromName: z.string(),
  fromAddress: z.string(),
  /** The addresses of the To, Cc and Reply-To headers. */
  to: z.array(z.string()),
  cc: z.array(z.string()),
  replyTo: z.array(z.string()),
  /** The Message-ID header, or null. */
  messageId: z.string().nullable(),
  /** The Date header as the sender wrote it, or null. `timestamp` is the arrival. */
  date: z.iso.datetime().nullable(),
  html: z.string().nullable(),
  text: z.string().nullable(),
  attachments: z.array(attachment),
  /** False when the MIME structure could not be read, so that only the raw source is useful. */
  parsed: z.boolean(),
});
export type MessageDetail = z.infer<typeof messageDetail>;

export const messageDetailAnswer = z.object({ success: z.literal(true), message: messageDetail });
export type MessageDetailAnswer = z.infer<typeof messageDetailAnswer>;

export const seenBody = z.object({ seen: z.boolean() });

export const ticketAnswer = z.object({ success: z.literal(true), url: z.string() });
export type TicketAnswer = z.infer<typeof ticketAnswer>;
