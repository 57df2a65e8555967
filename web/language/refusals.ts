import type { authTexts } from '#contract/auth-texts.ts';
import type { texts } from '#contract/texts.ts';
import { pageLanguage } from './page-language.ts';

type ValueOf<T> = T[keyof T];

/**
 * What the server may answer, in another language: `refusals/de.ts` exports it as `refusals`. The server always speaks
 * English, so the English sentences are the keys, and one that has changed does not compile.
 */
export type Refusals = Record<ValueOf<typeof texts> | ValueOf<typeof authTexts>, string>;

type Files = Record<string, () => Promise<{ refusals: Record<string, string> }>>;

/** A refusal as the page shows it. One that nobody translated is shown as it came. */
export async function shownRefusal(
  refusal: string,
  files: Files = import.meta.glob<{ refusals: Refusals }>('./refusals/*.ts'),
): Promise<string> {
  const load = files[`./refusals/${pageLanguage().prefix}.ts`];
  const { refusals } = (await load?.().catch(() => null)) ?? { refusals: {} };
  return refusals[refusal] ?? refusal;
}
