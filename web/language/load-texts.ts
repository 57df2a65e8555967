import { english, type Language, languages } from '#contract/languages.ts';
import { pageLanguage } from './page-language.ts';

/** By language, or by a path in which one folder is the language: 'de', '/content/pages/de/help.md'. */
type Files = Record<string, () => Promise<unknown>>;

/**
 * The texts of a feature or page in the language of the page: `await loadTexts<Page>(import.meta.glob('/content/…'))`. The
 * browser loads the file of its own language only. The build loads all of them and uses the language of the page that it renders.
 */
export async function loadTexts<Texts extends object>(files: Files): Promise<Texts> {
  const read = async ({ prefix }: Language) => {
    const pathIn = (language: string) =>
      Object.keys(files).find((one) => one.split(/[./]/).includes(language));
    // The build stops if a page is missing, except in a language that is only begun: there it is in English.
    const path = pathIn(prefix) ?? pathIn(english.prefix);
    return ((await files[path!]!()) as { texts: Texts }).texts;
  };
  if (!import.meta.env.SSR) return read(pageLanguage());
  const all = new Map(await Promise.all(languages.map(async (one) => [one, await read(one)] as const)));
  // `await` itself asks for `then`, outside of any page.
  return new Proxy({} as Texts, {
    get: (_, name) => (name === 'then' ? undefined : Reflect.get(all.get(pageLanguage())!, name)),
  });
}
