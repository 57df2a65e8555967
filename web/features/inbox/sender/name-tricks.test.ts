import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { decodeLabel } from '#contract/sender-tricks/punycode.ts';
import { sayTrick } from './name-tricks.ts';

it.each([
  ['PayPal', 'evil.example', 'The name says PayPal, but the mail is from evil.example.'],
  [
    'Paypal Support Team',
    'mail.evil.example',
    'The name says PayPal, but the mail is from mail.evil.example.',
  ],
  ['Bank of America Alerts', 'b.example', 'The name says Bank of America, but the mail is from b.example.'],
  ['paypal.com', 'evil.example', 'The name says paypal.com, but the mail is from evil.example.'],
  [
    'service@bank.example',
    'evil.example',
    'The name shows the address service@bank.example, but the mail is from evil.example.',
  ],
  [
    'Service (service@bank.example)',
    'evil.example',
    'The name shows the address service@bank.example, but the mail is from evil.example.',
  ],
  ['PayPal', 'paypa1.com', 'paypa1.com is not PayPal: it only looks similar.'],
  ['', domainToASCII('pаypal.com'), 'xn--pypal-4ve.com is not PayPal: it only looks similar.'],
  ['', domainToASCII('раураl.com'), `${domainToASCII('раураl.com')} is not PayPal: it only looks similar.`],
  ['', 'rnicrosoft.com', 'rnicrosoft.com is not Microsoft: it only looks similar.'],
  [
    '',
    domainToASCII('bаnk.example'),
    `${domainToASCII('bаnk.example')} mixes letters of different alphabets, which makes it look like another domain.`,
  ],
  // Cyrillic, full width, invisible characters, decorated letters and small capitals.
  ['Pаypаl', 'evil.example', 'The name says PayPal, but the mail is from evil.example.'],
  ['ＰａｙＰａｌ Ｓｕｐｐｏｒｔ', 'evil.example', 'The name says PayPal, but the mail is from evil.example.'],
  ['Pay\u00adPal', 'evil.example', 'The name says PayPal, but the mail is from evil.example.'],
  [
    'P\u200ba\u200dyP\u2060a\ufeffl',
    'evil.example',
    'The name says PayPal, but the mail is from evil.example.',
  ],
  ['𝐏𝐚𝐲𝐏𝐚𝐥', 'evil.example', 'The name says PayPal, but the mail is from evil.example.'],
  ['ᴘᴀʏᴘᴀʟ', 'evil.example', 'The name says PayPal, but the mail is from evil.example.'],
  ['Pàypál', 'evil.example', 'The name says PayPal, but the mail is from evil.example.'],
  ['МІСRОЅОFТ', 'evil.example', 'The name says Microsoft, but the mail is from evil.example.'],
  ['paypal\u200b.com', 'evil.example', 'The name says paypal.com, but the mail is from evil.example.'],
  ['раураӏ.com', 'evil.example', 'The name says раураӏ.com, but the mail is from evil.example.'],
  ['ｐａｙｐａｌ．ｃｏｍ', 'evil.example', 'The name says paypal.com, but the mail is from evil.example.'],
  [
    'service@ba\u00adnk.example',
    'evil.example',
    'The name shows the address service@bank.example, but the mail is from evil.example.',
  ],
])('tells what %s at %s pretends', (name, domain, trick) => {
  expect(sayTrick(name, domain)).toBe(trick);
});

it.each([
  ['PayPal', 'paypal.com'],
  ['PayPal', 'mail.paypal.co.uk'],
  ['Amazon Web Services', 'amazon.com'],
  ['Apple Martin', 'example.org'],
  ['Ann at Google', 'ann.example'],
  ['ann@example.org', 'example.org'],
  ['ann@example.org', 'mail.example.org'],
  ['shop.example.com', 'example.com'],
  ['Acme Inc.', 'acme.example'],
  ['Müller', domainToASCII('bücher.example')],
  ['Почта', domainToASCII('почта.рф')],
  ['Pаypаl', 'paypal.com'],
  ['ann@почта.рф', domainToASCII('почта.рф')],
  ['Анна Каренина', 'example.org'],
  ['Сара', 'example.org'],
  ['Ростелеком', 'rt.example'],
  ['Αθηνά Παπαδοπούλου', 'example.org'],
  ['アマゾン太郎', 'example.org'],
  ['山田太郎（ヤマダ）', 'example.jp'],
  ['株式会社ＡＢＣ', 'abc.example'],
  ['محمد\u200cعلی', 'example.org'],
  ['Zoë O’Brien 🦋\ufe0f', 'example.org'],
  ['Dr. José María', 'example.org'],
  ['', ''],
])('finds nothing in %s at %s', (name, domain) => {
  expect(sayTrick(name, domain)).toBeNull();
});

it('reads every label that Node writes', () => {
  for (const label of ['bücher', 'почта', '日本語', 'pаypal', 'straße', 'a日b本c'])
    expect(decodeLabel(domainToASCII(label))).toBe(label);
  for (const broken of ['xn--', 'xn--a', 'xn--99999999', 'plain', `xn--${'a'.repeat(5000)}`])
    expect(() => decodeLabel(broken)).not.toThrow();
});
