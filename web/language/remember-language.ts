import { LANGUAGE_COOKIE, type Language } from '#contract/languages.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** So that `/` leads to this language from now on. */
export function rememberLanguage({ prefix }: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in some browsers
  document.cookie = `${LANGUAGE_COOKIE}=${prefix}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
}
