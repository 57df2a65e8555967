import { afterEach, expect, test } from 'vitest';
import { english } from '#contract/languages.ts';
import { withOwnPages } from './own-pages.ts';
import { renderIn } from './page-language.ts';

afterEach(() => renderIn(english));

const links = [
  '<a href="/terms#prohibited">',
  '<a href="/">',
  '<a href="/api/docs">',
  '<a href="/blog/why">',
  '<a href="/api/openapi.json">',
  '<a href="https://a.example/terms">',
  '<a href="//a.example">',
  '<a href="#top">',
].join('');

test('links lead to pages of the language, and to the blog and the calls, which have none', () => {
  renderIn({ prefix: 'de', lang: 'de', dir: 'ltr', name: 'Deutsch' });
  expect(withOwnPages(links)).toBe(
    links.replace('"/terms#', '"/de/terms#').replace('"/"', '"/de"').replace('"/api/docs"', '"/de/api/docs"'),
  );
});

test('English pages stay as they are', () => {
  renderIn(english);
  expect(withOwnPages(links)).toBe(links);
});
