import { z } from 'zod';
import { saying } from './field-reasons.ts';
import { because } from './reasons.ts';
import { auth, sender } from './senders.ts';

/** The code in a mail, as one would type it. A confidence below 0.5 is not given out. */
export const foundCode = z.object({ value: z.string(), confidence: z.number().min(0.5).max(1) });
/** The link that the mail asks its reader to follow, exactly as its sender wrote it. */
export const foundLink = z.object({
  url: z.string(),
  kind: z.enum(['verify', 'reset', 'login', 'invite']),
  host: z.string(),
  /** Its text, or that of another link to the same place, names another site than it leads to. Otherwise absent. */
  misleading: z.literal(true).optional(),
});

export type FoundLink = z.infer<typeof foundLink>;

/** One message in a list with `?view=summary`, and in the live event `message`. */
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
  /** False until the owner opens the message or marks it as seen. */
  seen: z.boolean(),
  /** Null if there is none or it is not known yet. If it is found later, an `updated` event has it. */
  code: foundCode.nullable(),
  /** Whether the search for the code and the link goes on. When a `message` event said so, its end comes as `updated`. */
  codeStatus: z.enum(['searching', 'done']),
  link: foundLink.nullable(),
  /** `unchecked` until there is a verdict, which comes as an `updated` event. */
  sender,
});
export type MessageSummary = z.infer<typeof messageSummary>;

export const message = messageSummary.extend({ fullContent: z.string().optional() });
export type Message = z.infer<typeof message>;

export const messageList = z.object({
  success: z.literal(true),
  messages: z.array(message),
  /** The time of the inbox, for readers who do not own it and so cannot list it. */
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type MessageList = z.infer<typeof messageList>;

/** A part of the recipient as the sender's server wrote it, in any case. */
const writtenTo = z.string().max(320, 'at most 320 characters').default('');

export const messageListQuery = z.strictObject({
  view: z.enum(['summary', 'full']).default('full'),
  to: writtenTo,
  /** Words to search for in sender, subject and text, in the language of Mailpit's search. */
  q: z.string().max(1000, 'at most 1,000 characters').default(''),
});

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

const messageDetail = messageSummary.extend({
  fullContent: z.string(),
  fromName: z.string(),
  fromAddress: z.string(),
  /** The addresses of the To, Cc and Reply-To headers. */
  to: z.array(z.string()),
  cc: z.array(z.string()),
  replyTo: z.array(z.string()),
  /** The Message-ID header, or null. */
  messageId: z.string().nullable(),
  /** The time in the Date header, or null. `timestamp` is the time of arrival. */
  date: z.iso.datetime().nullable(),
  html: z.string().nullable(),
  text: z.string().nullable(),
  attachments: z.array(attachment),
  /** Where the reader can leave a mailing list. */
  unsubscribe: z.object({ url: z.string() }).nullable(),
  auth,
  /** False when the MIME structure could not be read, so that only the raw source is useful. */
  parsed: z.boolean(),
  /** Whether something was left out of `html` or `text` so that the rest can be shown quickly. The raw source has it. */
  cut: z.boolean(),
});
export type MessageDetail = z.infer<typeof messageDetail>;

export const messageDetailAnswer = z.object({ success: z.literal(true), message: messageDetail });
export type MessageDetailAnswer = z.infer<typeof messageDetailAnswer>;

/** A call that waits for a message, a code or a link. */
export const waitQuery = z.strictObject({
  for: z.enum(['message', 'code', 'link']).default('message'),
  /** Seconds. */
  timeout: z
    .string()
    .regex(/^([1-9]|[1-5]\d|60)$/, saying(because('not-seconds', { min: 1, max: 60 })))
    .default('30')
    .transform(Number)
    .meta({ type: 'integer', minimum: 1, maximum: 60, pattern: undefined }),
  /** A position, the id of a message, an ISO time or `now`. */
  since: z.string().max(200, 'at most 200 characters').default(''),
  from: z.string().max(1000, 'at most 1,000 characters').default(''),
  subject: z.string().max(1000, 'at most 1,000 characters').default(''),
  to: writtenTo,
});
export type WaitQuery = z.infer<typeof waitQuery>;

export const waitAnswer = z.object({
  success: z.literal(true),
  message: messageSummary,
  code: foundCode.nullable(),
  link: foundLink.nullable(),
  /** Opaque. Passed as `since`, the next call begins after the messages that this one has examined. */
  position: z.string(),
});

export const remoteImagesAnswer = z.object({
  success: z.literal(true),
  /** A link for each remote image of the mail. Trackers have none, and neither has what exceeds the limit of a mail. */
  images: z.array(z.object({ url: z.string(), link: z.string() })),
});
export type RemoteImagesAnswer = z.infer<typeof remoteImagesAnswer>;

export const seenBody = z.strictObject({ seen: z.boolean() });

/** The messages that one call changes. Ids of no message of the inbox are passed over. */
const ids = z.array(z.string().max(64)).min(1).max(100);
export const seenManyBody = z.strictObject({ ids, seen: z.boolean() });
export const deleteManyBody = z.strictObject({ ids });
/** The messages that the call changed. */
export const changedAnswer = z.object({ success: z.literal(true), ids: z.array(z.string()) });

export const ticketAnswer = z.object({ success: z.literal(true), url: z.string() });
export type TicketAnswer = z.infer<typeof ticketAnswer>;
