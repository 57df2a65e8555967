import { english, type Language, languages, localeOf } from '#contract/languages.ts';

let rendered: Language | undefined;

/** For the build, which renders the pages of one language after another, and for tests. */
export function renderIn(language: Language): void {
  rendered = language;
}

/** Read at once, because a browser that translates a page changes its `lang`. */
const ofDocument =
  typeof document === 'undefined'
    ? undefined
    : (languages.find(({ lang }) => lang === document.documentElement.lang) ?? english);

/**
 * The language of the page. In the build it is known only while a page is rendered, so a constant made of texts fails
 * there instead of staying in one language.
 */
export function pageLanguage(): Language {
  if (!import.meta.env.SSR) return ofDocument!;
  if (!rendered) throw new Error('A text was read before a page was rendered: read it inside a function.');
  return rendered;
}

export const pageLocale = (): string => localeOf(pageLanguage());
