import fc from 'fast-check';
import { expect, test } from 'vitest';
import { words } from '#tests/support/words.ts';
import { displayName, type NamesAround, readDomainName, whyNotUsable } from './domain-name.ts';

const around: NamesAround = {
  shared: ['mayfly.com', 'inbox.mayfly.net', 'xn--bcher-kva.com'],
  mailHost: 'mx.post.org',
  webHost: 'www.pages.dev.org',
  taken: ['taken.com', 'shop.other.com'],
  allowTestNames: false,
};
const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const usable = async (name: string, changed: Partial<NamesAround> = {}) =>
  (await whyNotUsable(name, { ...around, ...changed })) === null;

test('a domain is stored in ASCII and shown in Unicode', () => {
  expect(readDomainName('Bücher.Example.')).toBe('xn--bcher-kva.example');
  expect(displayName('xn--bcher-kva.example')).toBe('bücher.example');
  expect(displayName('plain.example')).toBe('plain.example');
  expect(readDomainName('127.1')).toBeNull();
});

test('a name leaves room for a label in front of it', () => {
  const longest = `${'a'.repeat(59)}.${'a'.repeat(59)}.${'a'.repeat(59)}.${'a'.repeat(56)}.com`;
  expect(longest).toHaveLength(240);
  expect(readDomainName(longest)).toBe(longest);
  expect(readDomainName(`a${longest}`)).toBeNull();
});

test.each(
  words(`
  example.com mail.example.com foo.co.uk foo.github.io a.b.github.io www.ck city.kawasaki.jp
  foo.a.kawasaki.jp xn--bcher-kva.de foo.xn--55qx5d.cn notmayfly.com mayfly.com.de mayfly.net.org
  nottaken.com other.com old.other.com testing.com mytest.org internal.org
`),
)('%s is usable', async (name) => {
  expect(await whyNotUsable(name, around)).toBeNull();
});

test.each(
  words(`
  com co.uk ac.jp xn--55qx5d.cn foo.ck kawasaki.jp a.kawasaki.jp github.io blogspot.com
  s3.amazonaws.com a.compute.amazonaws.com
`),
)('the public suffix %s is not usable', async (name) => {
  expect(await usable(name)).toBe(false);
});

test.each([
  ['not-a-domain', 'a single word', ['mine', 'localhost', 'xn--p1ai']],
  ['not-a-domain', 'an IP address', ['127.0.0.1', '2130706433', '[::1]']],
  ['not-a-domain', 'a text that was not read first', ['Mine.com', 'mine.com.', 'bücher.org', 'a b.com', '']],
  [
    'domain-of-service',
    'a shared domain, or a name above or below it',
    ['mayfly.com', 'a.b.mayfly.com', 'mayfly.net', 'x.xn--bcher-kva.com'],
  ],
  [
    'domain-of-service',
    'the mail host, or a name above or below it',
    ['mx.post.org', 'post.org', 'a.mx.post.org'],
  ],
  [
    'domain-of-service',
    'the host of the pages, or a name above or below it',
    ['www.pages.dev.org', 'dev.org', 'a.www.pages.dev.org'],
  ],
  [
    'domain-below-other',
    'a domain that another account has verified, or a name below it',
    ['taken.com', 'a.taken.com', 'a.b.shop.other.com'],
  ],
  [
    'reserved-ending',
    'a name for special uses',
    ['a.localhost', 'a.invalid', 'a.onion', 'home.arpa', 'printer.local', 'a.b.internal'],
  ],
])('%s: %s is not usable', async (code, _, names) => {
  for (const name of names) expect([name, (await whyNotUsable(name, around))?.code]).toEqual([name, code]);
});

test('names for tests are usable only where that is allowed', async () => {
  for (const name of ['mine.test', 'a.mine.example']) {
    expect(await usable(name)).toBe(false);
    expect(await usable(name, { allowTestNames: true })).toBe(true);
  }
  expect(await usable('mine.localhost', { allowTestNames: true })).toBe(false);
});

test('no name is usable that is ours, above it or below it', async () => {
  const name = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => [...labels, 'com'].join('.'));
  const key = fc.constantFrom('shared', 'mailHost', 'webHost');
  const cases = fc.asyncProperty(name, label, key, async (ours, more, where) => {
    const changed = { [where]: where === 'shared' ? [ours] : ours };
    const above = ours.slice(ours.indexOf('.') + 1);
    for (const one of [ours, above, `${more}.${ours}`]) expect(await usable(one, changed)).toBe(false);
  });
  await fc.assert(cases);
});
