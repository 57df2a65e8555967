import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Case, linkKinds } from './case.ts';

/** A case as it is in a file. All values are text, so that a code keeps its zeros. */
const writtenCase = z
  .strictObject({
    name: z.string().optional(),
    language: z.string(),
    subject: z.string().optional(),
    text: z.string().optional(),
    html: z.string().optional(),
    ownAddresses: z.array(z.string()).optional(),
    listUnsubscribe: z.string().optional(),
    code: z.string().optional(),
    link: z.string().optional(),
    kind: z.enum(linkKinds).optional(),
    negative: z.literal('true').optional(),
  })
  .refine(({ name, subject }) => name ?? subject, 'Without a name, a case is named by its subject')
  .refine(({ subject, text, html }) => subject ?? text ?? html, 'The mail is empty')
  .refine(({ link, kind }) => !link === !kind, 'A link needs its kind')
  .refine(({ negative, code, link }) => !negative || !(code ?? link), 'A negative has no code and no link');

/** Reads the cases of one file. A field that is unknown or missing is an error. */
export function parseCases(yaml: string, group: string): Case[] {
  const written = z.array(writtenCase).parse(parse(yaml, { schema: 'failsafe' }));
  return written.map(({ name, language, code, link: url, kind, negative, ...mail }) => ({
    id: `${group}/${name ?? `${language}/${mail.subject}`}`,
    language,
    mail,
    code: code ?? null,
    link: url && kind ? { url, kind } : null,
    negative: negative === 'true',
  }));
}

export const readCases = (file: string, group: string): Case[] =>
  parseCases(readText(`cases/${file}`), group);

/** Subject, text and label of a mail that wants a click. */
const linkWords = z.strictObject({ subject: z.string(), text: z.string(), label: z.string() });

/** How services write such mails in one language. */
const language = z.strictObject({
  codeSubject: z.string(),
  /** A sentence with the code in it, at `{c}`. */
  codeInline: z.string(),
  /** The line above a code that stands alone. */
  codeLead: z.string(),
  codeNote: z.string(),
  verify: linkWords,
  reset: linkWords,
  login: linkWords,
  invite: linkWords,
  unsubscribe: z.string(),
  /** A sentence with an order number, at `{n}`. */
  order: z.string(),
  /** A sentence with a discount code, at `{p}`. */
  promo: z.string(),
});

export type Language = z.infer<typeof language>;

export const readLanguages = (file: string): Record<string, Language> =>
  z.record(z.string(), language).parse(parse(readText(`languages/${file}`), { schema: 'failsafe' }));

const readText = (path: string) => readFileSync(new URL(`${path}.yaml`, import.meta.url), 'utf8');
