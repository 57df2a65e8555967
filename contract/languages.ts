/** A language of the site. English has no prefix in its paths; `/de/pricing` is the German page about prices. */
export type Language = {
  prefix: Prefix;
  /** The value of `lang` and `hreflang`. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** What it calls itself, for the switch. */
  name: string;
};

export type Prefix = keyof typeof PLURAL_FORMS;

/** The plural forms of each language, as `Intl.PluralRules` names them. */
export const PLURAL_FORMS = {
  en: ['one', 'other'],
  es: ['one', 'many', 'other'],
  pt: ['one', 'many', 'other'],
  fr: ['one', 'many', 'other'],
  de: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  tr: ['one', 'other'],
  id: ['other'],
  vi: ['other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  ja: ['other'],
  zh: ['other'],
} as const;

/** Most are written from left to right, and their prefix is the value of `lang`. */
const language = (
  prefix: Prefix,
  name: string,
  { lang = prefix, dir = 'ltr' }: Partial<Pick<Language, 'lang' | 'dir'>> = {},
): Language => ({ prefix, lang, dir, name });

export const english = language('en', 'English');

/** The languages that the site has, in the order of the switch. */
export const languages: readonly Language[] = [
  english,
  language('es', 'Español'),
  language('pt', 'Português', { lang: 'pt-BR' }),
  language('fr', 'Français'),
  language('de', 'Deutsch'),
  language('ru', 'Русский'),
  language('tr', 'Türkçe'),
  language('id', 'Bahasa Indonesia'),
  language('vi', 'Tiếng Việt'),
  language('ar', 'العربية', { dir: 'rtl' }),
  language('ja', '日本語'),
  language('zh', '简体中文', { lang: 'zh-Hans' }),
];

/** Remembers the choice of a visitor: the prefix of a language. */
export const LANGUAGE_COOKIE = 'mayfly_lang';

/** What the paths of a language begin with: '/de', and nothing for English. */
export const basePath = ({ prefix }: Language): string => (prefix === english.prefix ? '' : `/${prefix}`);

/** The blog is in English alone, so its pages lead to the home page of another language. */
const ONLY_ENGLISH = /^\/blog(\/|$)/;

/** The same page in a language. The given path has no prefix. */
export function pathIn(language: Language, given: string): string {
  const base = basePath(language);
  // The build renders pages with a slash at their end. Two at the beginning would lead to another host.
  const path = given.replace(/^[/\\]+/, '/').replace(/(.)\/$/, '$1');
  if (!base) return path;
  return ONLY_ENGLISH.test(path) || path === '/' ? base : base + path;
}

/** The language with this prefix, or English. */
export const findLanguage = (prefix: string | null | undefined): Language =>
  languages.find((language) => language.prefix === prefix) ?? english;

/** The language of a path, and the path without its prefix. */
export function readPath(whole: string, all = languages): { language: Language; path: string } {
  const language = all.find((one) => one !== english && `${whole}/`.startsWith(`${basePath(one)}/`));
  return language
    ? { language, path: whole.slice(basePath(language).length) || '/' }
    : { language: english, path: whole };
}

/** For dates, numbers and prices. English is American English, and digits are the same in all languages. */
export function localeOf({ prefix, lang }: Language): string {
  if (prefix === 'ar') return 'ar-u-nu-latn';
  return prefix === english.prefix ? 'en-US' : lang;
}

/** Chooses the form that a number takes: `plural(2, { one: 'message', other: 'messages' })`. */
export function pluralIn<P extends Prefix>(prefix: P) {
  const rules = new Intl.PluralRules(prefix);
  return (count: number, forms: Record<(typeof PLURAL_FORMS)[P][number], string>): string =>
    forms[rules.select(count) as keyof typeof forms];
}
