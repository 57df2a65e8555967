import reasons from 'virtual:reasons';
import { fillIn, type Params } from '#contract/fill-in.ts';
import { pageLanguage, pageLocale } from './page-language.ts';

/** What the server says beside a sentence. */
export type Told = { code?: string | null; params?: Params };

/**
 * The sentence of a code in the language of the page. Null for a code that this page does not know, and where the
 * sentences cannot be loaded: then the English sentence of the server is the best there is.
 */
export async function explainReason({ code, params = {} }: Told): Promise<string | null> {
  if (!code) return null;
  try {
    const { default: sentences } = await reasons[pageLanguage().prefix]();
    return Object.hasOwn(sentences, code) ? fillIn(sentences[code]!, inWords(params)) : null;
  } catch {
    return null;
  }
}

const inWords = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value.toLocaleString(pageLocale()) : value,
    ]),
  );
