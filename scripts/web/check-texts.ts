import type { TextsOfLanguage } from './read-texts.ts';

/** What a translation was made from: the English text as it was written then, by name. */
export type MadeFrom = Record<string, string>;

/**
 * What is wrong with the texts of a language and the compiler cannot see: an English sentence has changed since, a
 * parameter is missing or not used, or a text is still English. `same` has those that may equal the English one.
 */
export function checkTexts(
  english: TextsOfLanguage,
  translated: TextsOfLanguage,
  { madeFrom, same }: { madeFrom: MadeFrom; same: readonly string[] },
): string[] {
  const problems: string[] = [];
  for (const [name, text] of english) {
    const own = translated.get(name);
    if (!own) {
      problems.push(`${name}: is missing`);
      continue;
    }
    if (madeFrom[name] !== text.source)
      problems.push(`${name}: the English text has changed: ${text.source}`);
    const left = text.parameters.filter((one) => !own.parameters.includes(one));
    if (left.length > 0 || own.unused.length > 0)
      problems.push(`${name}: does not use ${[...left, ...own.unused].join(', ')}`);
    const extra = own.parameters.filter((one) => !text.parameters.includes(one));
    if (extra.length > 0) problems.push(`${name}: English has no ${extra.join(', ')}`);
    if (own.words !== null && own.words === text.words && !same.includes(name))
      problems.push(`${name}: is still English: ${own.words}`);
  }
  for (const name of translated.keys())
    if (!english.has(name)) problems.push(`${name}: English has no such text`);
  return problems;
}
