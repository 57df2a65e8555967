import { z } from 'zod';

/** The shapes of the Mailpit API, version 1, with the names of the original. */

const mailpitAddress = z.object({ Name: z.string(), Address: z.string() });
const addresses = z.array(mailpitAddress);

/** Only there when the mail has them. The original does not know them. */
const found = {
  Code: z.string().optional(),
  Codes: z.array(z.string()).optional(),
  VerificationLink: z.string().optional(),
  /** The text of the link names another site than it leads to. */
  VerificationLinkMisleading: z.literal(true).optional(),
};

const about = {
  ID: z.string(),
  /** Without its brackets. */
  MessageID: z.string(),
  From: mailpitAddress,
  To: addresses,
  Cc: addresses,
  Bcc: addresses,
  ReplyTo: addresses,
  Subject: z.string(),
  Tags: z.array(z.string()),
  /** The user name of a mail that was sent with the send call. */
  Username: z.string(),
  Size: z.number(),
  ...found,
};

/** A message in a list, in a search and in the event `new`. */
const mailpitEntry = z.object({
  ...about,
  Read: z.boolean(),
  Created: z.iso.datetime(),
  /** Without files that the mail shows within its text. */
  Attachments: z.number(),
  Snippet: z.string(),
});
export type MailpitEntry = z.infer<typeof mailpitEntry>;

export const mailpitList = z.object({
  /** Messages and unread messages in all inboxes. */
  total: z.number(),
  unread: z.number(),
  /** Messages on this page. */
  count: z.number(),
  /** Messages that fit the search. Without a search, all. */
  messages_count: z.number(),
  messages_unread: z.number(),
  start: z.number(),
  tags: z.array(z.string()),
  messages: z.array(mailpitEntry),
});

const file = z.object({
  PartID: z.string(),
  FileName: z.string(),
  ContentType: z.string(),
  ContentID: z.string(),
  Size: z.number(),
  Checksums: z.object({ MD5: z.string(), SHA1: z.string(), SHA256: z.string() }),
});

export const mailpitMessage = z.object({
  ...about,
  ReturnPath: z.string(),
  ListUnsubscribe: z.object({
    Header: z.string(),
    Links: z.array(z.string()),
    Errors: z.string(),
    HeaderPost: z.string(),
  }),
  Date: z.iso.datetime(),
  Text: z.string(),
  /** As the sender wrote it. Never show it without sanitizing it. */
  HTML: z.string(),
  Inline: z.array(file),
  Attachments: z.array(file),
});
export type MailpitMessage = z.infer<typeof mailpitMessage>;

export const mailpitHeaders = z.record(z.string(), z.array(z.string()));
export const mailpitSent = z.object({ ID: z.string() });
