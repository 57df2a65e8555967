import { expect, test } from 'vitest';
import { readSite } from './report-refusal.ts';

test.each([
  ['shop.example', 'shop.example'],
  [' WWW.Shop.Example. ', 'shop.example'],
  ['https://www.shop.example/sign-up?step=1#top', 'shop.example'],
  ['http://shop.example:8080', 'shop.example'],
  ['shop.example/a b', 'shop.example'],
  ['www.com', 'www.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
])('%j is the site %j', (written, site) => {
  expect(readSite(written)).toBe(site);
});

test.each([
  '',
  'shop',
  'localhost',
  'my favorite shop',
  'ann@shop.example',
  'https://ann:pw@shop.example/',
  'ftp://shop.example',
  '192.0.2.1',
  'http://[2001:db8::1]/',
  'shop%2eexample',
  'shop.example:port',
  `${'a'.repeat(64)}.example`,
  'java\nscript.example',
])('%j is no site', (written) => {
  expect(readSite(written)).toBeNull();
});
