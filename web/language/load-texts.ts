import { type Language, languages } from '#contract/languages.ts';
import { pageLanguage } from './page-language.ts';

/** By path, in which one folder or the name of the file is the language: './texts/de.ts', '/content/pages/de/help.md'. */
type Files = Record<string, () => Promise<unknown>>;

/**
 * The texts of a feature in the language of the page: `await loadTexts<Texts>(import.meta.glob('./texts/*'))`. The browser
 * loads the file of its own language only. The build loads all and reads those of the page that it renders.
 */
export async function loadTexts<Texts extends object>(files: Files): Promise<Texts> {
  const read = async ({ prefix }: Language) => {
    const path = Object.keys(files).find((one) => one.split(/[./]/).includes(prefix));
    if (import.meta.env.SSR && !path)
      throw new Error(`No texts in ${prefix}: ${Object.keys(files).join(', ')}`);
    return ((await files[path!]!()) as { texts: Texts }).texts;
  };
  if (!import.meta.env.SSR) return read(pageLanguage());
  const all = new Map(await Promise.all(languages.map(async (one) => [one, await read(one)] as const)));
  // `await` itself asks for `then`, outside of any page.
  return new Proxy({} as Texts, {
    get: (_, name) => (name === 'then' ? undefined : Reflect.get(all.get(pageLanguage())!, name)),
  });
}
