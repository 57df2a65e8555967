import type { authTexts } from '#contract/auth-texts.ts';
import type { domainTexts } from '#contract/domain-texts.ts';
import type { senderTexts } from '#contract/sender-texts.ts';
import type { texts } from '#contract/texts.ts';
import type { deliveryTexts } from '#contract/webhooks.ts';

type ValueOf<T> = T[keyof T];
/** All sentences of an object, also of those inside it. */
type SentencesOf<T> = ValueOf<{ [Name in keyof T]: T[Name] extends string ? T[Name] : ValueOf<T[Name]> }>;

/**
 * What the server may answer, in another language: `refusals/de.ts` exports it as `refusals`. The server always speaks
 * English, so the English sentences are the keys, and one that has changed does not compile.
 */
export type Refusals = Record<
  | SentencesOf<typeof texts>
  | SentencesOf<typeof authTexts>
  | SentencesOf<typeof senderTexts>
  | SentencesOf<typeof domainTexts>
  | SentencesOf<typeof deliveryTexts>,
  string
>;

export type Files = Record<string, () => Promise<{ refusals: Record<string, string> }>>;

/** Loaded with the first refusal on a page that is not English. */
export async function translateRefusal(
  prefix: string,
  refusal: string,
  files: Files = import.meta.glob<{ refusals: Refusals }>('./refusals/*.ts'),
): Promise<string> {
  const { refusals } = (await files[`./refusals/${prefix}.ts`]?.()) ?? { refusals: {} };
  if (Object.hasOwn(refusals, refusal)) return refusals[refusal]!;
  return fillIn(refusals, refusal) ?? refusal;
}

/**
 * The translation of a sentence with a value in it: in the English one `{}` stands in its place. "Verified {}." also fits
 * "Verified {} or a domain above it.", so the one that leaves the least to its value is meant.
 */
function fillIn(refusals: Record<string, string>, sentence: string): string | undefined {
  let shortest = Infinity;
  let filled: string | undefined;
  for (const [english, translated] of Object.entries(refusals)) {
    const [before = '', ...others] = english.split('{}');
    if (others.length === 0) continue;
    const length = (sentence.length - before.length - others.join('').length) / others.length;
    const value = sentence.slice(before.length, before.length + length);
    if (length <= 0 || length >= shortest || english.replaceAll('{}', () => value) !== sentence) continue;
    shortest = length;
    filled = translated.replaceAll('{}', () => value);
  }
  return filled;
}
