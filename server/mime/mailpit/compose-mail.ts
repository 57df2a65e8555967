import { z } from 'zod';

const MAX_RECIPIENTS = 100;
const MAX_ATTACHMENTS = 100;
/** Mayfly writes these itself. */
const OWN_HEADERS =
  /^(to|from|cc|bcc|reply-to|date|subject|content-.*|mime-version|return-path|sender|message-id|received|x-tags)$/i;
const EMAIL = /^[^\s@<>(),;:"\\\p{Cc}]{1,64}@[^\s@<>(),;:"\\\p{Cc}]{1,255}$/u;

const email = z.string().regex(EMAIL, 'not an email address');
const name = z.string().max(256).default('');
const person = z.object({ Email: email, Name: name });
const people = z.array(person).max(MAX_RECIPIENTS).nullish();
const headerValue = z
  .string()
  .max(8_000)
  .regex(/^[^\p{Cc}]*$/u, 'control characters are not allowed');
const attachment = z.object({
  Content: z.string(),
  Filename: z.string().max(255).default(''),
  ContentType: z
    .string()
    .regex(/^([\w!#$&^.+-]+\/[\w!#$&^.+-]+)?$/, 'not a MIME type')
    .default(''),
  ContentID: z
    .string()
    .max(255)
    .regex(/^[^\s<>\p{Cc}]*$/u, 'not a content id')
    .default(''),
});

/** A mail as the send call of Mailpit describes it. */
const sendRequest = z.object({
  From: person,
  To: people,
  Cc: people,
  Bcc: z.array(email).max(MAX_RECIPIENTS).nullish(),
  ReplyTo: people,
  Subject: z.string().max(998).default(''),
  Text: z.string().default(''),
  HTML: z.string().default(''),
  Headers: z.record(z.string().regex(/^[!-9;-~]{1,100}$/, 'not a header name'), headerValue).nullish(),
  Attachments: z.array(attachment).max(MAX_ATTACHMENTS).nullish(),
});
type SendRequest = z.infer<typeof sendRequest>;

/** The mail as bytes and who gets it, or what is wrong with the request. */
export type ComposedMail = { raw: Uint8Array; from: string; recipients: string[] } | { error: string };

/** Reads the JSON of a send call and writes the mail that it describes. Nothing is fetched or read from disk for it. */
export async function composeMail(json: Uint8Array): Promise<ComposedMail> {
  const request = readRequest(json);
  if ('error' in request) return request;
  const { From, To, Cc, Bcc, ReplyTo } = request;
  const recipients = [...(To ?? []), ...(Cc ?? [])].map(({ Email }) => Email).concat(Bcc ?? []);
  if (!recipients.length) return { error: 'To: at least one recipient is needed' };
  if (recipients.length > MAX_RECIPIENTS) return { error: `To: at most ${MAX_RECIPIENTS} recipients` };
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const node = new MailComposer({
    from: personOf(From),
    to: (To ?? []).map(personOf),
    cc: (Cc ?? []).map(personOf),
    bcc: Bcc ?? [],
    replyTo: (ReplyTo ?? []).map(personOf),
    subject: request.Subject,
    text: request.Text,
    ...(request.HTML ? { html: request.HTML } : {}),
    headers: { 'Return-Path': `<${From.Email}>`, ...request.Headers },
    attachments: (request.Attachments ?? []).map(describeFile),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  node.keepBcc = true;
  return { raw: await node.build(), from: From.Email, recipients };
}

function readRequest(json: Uint8Array): SendRequest | { error: string } {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(json).toString());
  } catch {
    return { error: 'The body is not valid JSON.' };
  }
  const { data, error } = sendRequest.safeParse(value);
  if (!data) return { error: `${error.issues[0]!.path.join('.') || 'body'}: ${error.issues[0]!.message}` };
  const own = Object.keys(data.Headers ?? {}).find((one) => OWN_HEADERS.test(one));
  return own ? { error: `cannot overwrite header: "${own}"` } : data;
}

const personOf = ({ Email, Name }: { Email: string; Name: string }) => ({ name: Name, address: Email });

function describeFile({ Content, Filename, ContentType, ContentID }: z.infer<typeof attachment>) {
  return {
    // Some clients send a data URI.
    content: Buffer.from(Content.slice(Content.indexOf(',') + 1), 'base64'),
    ...(Filename ? { filename: Filename } : {}),
    ...(ContentType ? { contentType: ContentType } : {}),
    ...(ContentID ? { cid: ContentID, contentDisposition: 'inline' as const } : {}),
  };
}
