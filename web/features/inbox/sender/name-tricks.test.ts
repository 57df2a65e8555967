import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { findTrick } from './name-tricks.ts';
import { decodeLabel } from './punycode.ts';

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
])('tells what %s at %s pretends', (name, domain, trick) => {
  expect(findTrick(name, domain)).toBe(trick);
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
  ['', ''],
])('finds nothing in %s at %s', (name, domain) => {
  expect(findTrick(name, domain)).toBeNull();
});

it('reads every label that Node writes', () => {
  for (const label of ['bücher', 'почта', '日本語', 'pаypal', 'straße', 'a日b本c'])
    expect(decodeLabel(domainToASCII(label))).toBe(label);
  for (const broken of ['xn--', 'xn--a', 'xn--99999999', 'plain'])
    expect(() => decodeLabel(broken)).not.toThrow();
});
