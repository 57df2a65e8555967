import { expect, test } from 'vitest';
import { english, type Language } from '#contract/languages.ts';
import { pathIn } from './switch-language.ts';

const german: Language = { prefix: 'de', lang: 'de', dir: 'ltr', name: 'Deutsch' };

test.each([
  [german, '/', '/de'],
  [german, '/pricing', '/de/pricing'],
  [german, '/inbox/a@b.test', '/de/inbox/a@b.test'],
  [german, '/blog', '/de'],
  [german, '/blog/what-is-temporary-email', '/de'],
  [german, '/blogger', '/de/blogger'],
  [english, '/', '/'],
  [english, '/pricing', '/pricing'],
])('%o at %s is %s', (language, path, expected) => {
  expect(pathIn(language, path)).toBe(expected);
});
