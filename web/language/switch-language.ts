import { basePath, LANGUAGE_COOKIE, type Language } from '#contract/languages.ts';

const YEAR_S = 365 * 24 * 60 * 60;
/** The blog is in English alone, so its pages lead to the home page of another language. */
const ONLY_ENGLISH = /^\/blog(\/|$)/;

/** The same page in a language. `path` has no prefix. */
export function pathIn(language: Language, path: string): string {
  const base = basePath(language);
  if (!base) return path;
  return ONLY_ENGLISH.test(path) || path === '/' ? base : base + path;
}

/** So that `/` leads to this language from now on. */
export function rememberLanguage({ prefix }: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in some browsers
  document.cookie = `${LANGUAGE_COOKIE}=${prefix}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
}
