import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, parseLists, readLists } from './word-lists.ts';

const folder = new URL('words/', import.meta.url);

test('each file of words is of a known language, and each language has one', () => {
  expect(readdirSync(folder).sort()).toEqual(LANGUAGES.map((language) => `${language}.txt`).sort());
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  expect(LANGUAGES.filter((language) => !names.of(language))).toEqual([]);
});

test('a word is neither empty nor repeated, and nothing stands around it', () => {
  const wrong = LANGUAGES.flatMap((language) =>
    Object.entries(readLists(language)).flatMap(([kind, words]) =>
      words
        .filter(
          (word, nth) => !/^\*?[^*=,|\s](?:[^*=,|]*[^*=,|\s])?=?$/.test(word) || words.indexOf(word) < nth,
        )
        .map((word) => `${language} ${kind}: "${word}"`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('an unknown kind, one that stands there twice and a word without a kind are errors', () => {
  expect(parseLists('# English\n\n[code]\npin=\n*code\n')).toEqual({ code: ['pin=', '*code'] });
  for (const [text, problem] of [
    ['[codes]\npin', '[codes] is unknown'],
    ['[code]\npin\n[code]\ntan', '[code] is unknown or stands there twice'],
    ['pin\n[code]\ntan', '"pin" stands above the first kind'],
  ] as const)
    expect(() => parseLists(text)).toThrow(problem);
});

test('files have line ends of Unix, and one at the end', () => {
  for (const language of LANGUAGES)
    expect(readFileSync(new URL(`${language}.txt`, folder), 'utf8'), language).toMatch(/^[^\r]*[^\n\r]\n$/);
});
