import { english, type Language, languages } from '#contract/languages.ts';

/** Written with other characters than the Chinese of the site. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/;

/**
 * The language in which a visitor sees `/`: the one chosen before, else the site's language that the browser prefers, else
 * English.
 */
export function chooseLanguage(
  { chosen, accepted }: { chosen?: string | undefined; accepted?: string | undefined },
  all = languages,
): Language {
  return all.find(({ prefix }) => prefix === chosen) ?? preferredLanguage(accepted, all) ?? english;
}

/** The first language of the site that an `Accept-Language` header names. Our pages name their own with every call. */
export function preferredLanguage(header: string | undefined, all = languages): Language | null {
  for (const wanted of readPreferences(header ?? '')) {
    const found = all.find(({ prefix }) => prefix === wanted);
    if (found) return found;
  }
  return null;
}

/** Real headers are far shorter. */
const MAX_HEADER = 500;

/** The languages of an `Accept-Language` header, the most wanted first. Regions do not count. */
function readPreferences(header: string): string[] {
  return header
    .slice(0, MAX_HEADER)
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.split(';').map((one) => one.trim());
      const weight = rest.find((one) => one.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => (TRADITIONAL.test(tag) ? english.prefix : tag.split('-')[0]!));
}
