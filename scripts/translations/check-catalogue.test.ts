import { expect, it } from 'vitest';
import { findLanguage } from '../../contract/languages.ts';
import { type Catalogue, type Entry, SAME } from './catalogue.ts';
import { checkCatalogue } from './check-catalogue.ts';
import type { Message } from './parts.ts';

const english = {
  delete: 'Delete',
  left: '{count, plural, one {{count} link left} other {{count} links left}}',
  read: 'Read <link>the terms</link> of {brand}.',
  ends: 'Ends {date, select, null {soon} other {{date}}}',
  limit: 'Up to {freeAddresses}',
  refused: 'At most {max}',
};
const russian = {
  delete: 'Удалить',
  left: '{count, plural, one {{count} ссылка} few {{count} ссылки} many {{count} ссылок} other {{count} ссылки}}',
  read: 'Прочтите <link>условия</link> {brand}.',
  ends: 'Закончится {date, select, null {скоро} other {{date}}}',
  limit: 'До {freeAddressesGenitive}',
  refused: 'Не больше {max}',
};
type Texts = Record<string, string>;

const messagesOf = (texts: Texts): Message[] =>
  Object.entries(texts).map(([id, text]) => ({
    id,
    name: id,
    english: text,
    note: '',
    parameters: [],
    signature: null,
    isMarkup: false,
    file: 'texts.ts',
    isPlain: id === 'refused',
  }));

const catalogueOf = (texts: Texts, more: Partial<Entry> = {}): Catalogue =>
  new Map(
    Object.entries(texts).map(([id, translation]) => [
      id,
      {
        id,
        english: english[id as keyof typeof english] ?? 'Old',
        translation,
        note: '',
        places: [],
        isFuzzy: false,
        comments: [],
        ...more,
      },
    ]),
  );

const check = (own: Texts, now: Texts = english, more?: Partial<Entry>) =>
  checkCatalogue(messagesOf(now), catalogueOf({ ...russian, ...own }, more), findLanguage('ru'));

it('a complete catalogue has no problems', () => {
  expect(check({})).toEqual([]);
});

it.each<[string, Texts, string]>([
  ['a text is missing', { delete: '' }, 'delete: is missing'],
  ['a text is one too many', { old: 'Старое' }, 'old: English has no such text'],
  ['a text is still English', { delete: 'Delete' }, 'delete: is still English'],
  ['a value is dropped', { refused: 'Не больше' }, 'refused: does not use {max}'],
  ['a value is misspelled', { refused: 'Не больше {min}' }, 'refused: English has no {min}'],
  ['a limit is dropped', { limit: 'До' }, 'limit: does not use {freeAddresses}'],
  ['a link is dropped', { read: 'Прочтите условия {brand}.' }, 'read: does not use <link>'],
  ['a link is made up', { read: 'Прочтите <a>условия</a> {brand}.' }, 'read: English has no <a>'],
  ['a plural form is missing', { left: russian.left.replace('many', '=7') }, 'left: has no form “many”'],
  [
    'a plural form is not known',
    { left: russian.left.replace('few', 'two') },
    'left: has “two”, which is no',
  ],
  ['a case is missing', { ends: 'Закончится {date}' }, 'ends: needs the cases null and other of {date'],
  ['a brace is not closed', { read: 'Прочтите <link>условия</link> {brand' }, 'read: is not an ICU message'],
  ['an apostrophe hides a value', { read: "'{brand}' <link>условия</link>" }, 'read: does not use {brand}'],
  [
    'a value is formatted',
    { limit: 'До {freeAddresses, number}' },
    'limit: may write {freeAddresses} only as it is',
  ],
  [
    'the server has no such limit at hand',
    { refused: 'Не больше {max} за {freeLifetime}' },
    'refused: English has no {freeLifetime}',
  ],
  [
    'a limit is counted',
    { limit: '{freeAddresses, plural, one {a} few {b} many {c} other {d}}' },
    'limit: cannot choose by {freeAddresses}',
  ],
  [
    'what the server fills in has a plural',
    { refused: '{max, plural, other {1}}' },
    'refused: may have only words',
  ],
])('it is a problem if %s', (_what, own, problem) => {
  expect(check(own).join('\n')).toContain(problem);
});

it('a changed English text has to be looked at again', () => {
  expect(check({}, { ...english, delete: 'Remove' })).toEqual([
    'delete: the English text has changed: Remove',
  ]);
  expect(check({}, english, { isFuzzy: true })).toHaveLength(Object.keys(english).length);
});

it('a text may be the same as in English if its catalogue says so', () => {
  expect(check({ delete: 'Delete' }, english, { comments: [SAME] })).toEqual([]);
});
