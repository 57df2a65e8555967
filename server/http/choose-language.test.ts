import { expect, it } from 'vitest';
import { english, type Language, type Prefix } from '#contract/languages.ts';
import { chooseLanguage } from './choose-language.ts';

const all: Language[] = [
  english,
  ...(['de', 'zh', 'ja'] as Prefix[]).map((prefix) => ({ ...english, prefix, lang: prefix })),
];
const choose = (accepted?: string, chosen?: string) => chooseLanguage({ accepted, chosen }, all).prefix;

it.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['DE-de', 'de'],
  ['pl,de;q=0.5,en;q=0.4', 'de'],
  ['en;q=0.7,ja;q=0.9', 'ja'],
  ['ja ; q=0.2 , de ; q=0.3', 'de'],
  ['zh-CN', 'zh'],
  ['zh-Hans-HK', 'zh'],
])('a browser that asks for %s gets %s', (accepted, prefix) => {
  expect(choose(accepted)).toBe(prefix);
});

it.each([
  undefined,
  '',
  '*',
  'pl',
  'en-GB,de;q=0.9',
  'de;q=0',
  'de;q=none',
  'zh-TW,zh;q=0.9',
  'zh-Hant-HK,ja;q=0.8',
  'deutsch',
  ',;q=,;;',
])('a browser that asks for %s stays with English', (accepted) => {
  expect(choose(accepted)).toBe('en');
});

it('what the visitor chose wins over the browser, and an unknown choice does not count', () => {
  expect(choose('de', 'ja')).toBe('ja');
  expect(choose('de', 'en')).toBe('en');
  expect(choose('de', 'xx')).toBe('de');
  expect(choose('de', '__proto__')).toBe('de');
});

it('only the beginning of a long header is read', () => {
  expect(choose(`${'pl,'.repeat(100)}de`)).toBe('de');
  expect(choose(`${'pl,'.repeat(10_000)}de`)).toBe('en');
});
