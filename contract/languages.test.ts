import { expect, it } from 'vitest';
import {
  english,
  type Language,
  PLURAL_FORMS,
  type Prefix,
  pathIn,
  pluralIn,
  readPath,
} from './languages.ts';

const german: Language = { prefix: 'de', lang: 'de', dir: 'ltr', name: 'Deutsch' };

it.each(Object.keys(PLURAL_FORMS) as Prefix[])('%s names every plural form that it needs', (prefix) => {
  const needed = new Intl.PluralRules(prefix).resolvedOptions().pluralCategories;
  expect([...PLURAL_FORMS[prefix]].sort()).toEqual([...needed].sort());
});

it('a number takes its form', () => {
  const plural = pluralIn('ru');
  const forms = { one: 'письмо', few: 'письма', many: 'писем', other: 'письма' };
  expect([1, 2, 5, 21].map((count) => plural(count, forms))).toEqual(['письмо', 'письма', 'писем', 'письмо']);
});

it('a path says its language', () => {
  const read = (path: string) => readPath(path, [english, german]);
  expect(read('/de')).toEqual({ language: german, path: '/' });
  expect(read('/de/')).toEqual({ language: german, path: '/' });
  expect(read('/de/inbox/a@b.test')).toEqual({ language: german, path: '/inbox/a@b.test' });
  for (const path of ['/', '/delivery', '/en', '/en/pricing', '/DE', '//de', '/xx/pricing'])
    expect(read(path)).toEqual({ language: english, path });
});

it.each([
  [german, '/', '/de'],
  [german, '/pricing', '/de/pricing'],
  [german, '/pricing/', '/de/pricing'],
  [german, '/inbox/a@b.test', '/de/inbox/a@b.test'],
  [german, '/blog', '/de'],
  [german, '/blog/what-is-temporary-email', '/de'],
  [german, '/blogger', '/de/blogger'],
  [english, '/', '/'],
  [english, '/pricing', '/pricing'],
  [english, '//evil.example/login', '/evil.example/login'],
  [english, '/\\\\evil.example', '/evil.example'],
  [german, '//evil.example', '/de/evil.example'],
])('%o at %s is %s', (language, path, expected) => {
  expect(pathIn(language, path)).toBe(expected);
});
