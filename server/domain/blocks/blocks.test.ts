import { expect, test } from 'vitest';
import { because } from '#contract/reasons.ts';
import { words } from '#tests/support/words.ts';
import { createBlockList } from './block-list.ts';
import { readBlockTarget, whyNotBlock } from './block-target.ts';

test.each([
  ['spam.example', 'domain', 'spam.example'],
  [' @Spam.EXAMPLE. ', 'domain', 'spam.example'],
  ['*.spam.example', 'domain', 'spam.example'],
  ['Bücher.example', 'domain', 'xn--bcher-kva.example'],
  ['10.1.2.3', 'network', '10.1.2.3/32'],
  ['10.1.2.3/8', 'network', '10.0.0.0/8'],
  ['10.255.255.255/9', 'network', '10.128.0.0/9'],
  ['::ffff:10.1.2.3/120', 'network', '10.1.2.0/24'],
  ['::FFFF:0a01:0203', 'network', '10.1.2.3/32'],
  ['2001:DB8:ffff::1/33', 'network', '2001:db8:8000::/33'],
  ['2001:db8::1', 'network', '2001:db8::1/128'],
])('%s is stored as %s %s', (given, kind, target) => {
  expect(readBlockTarget(given)).toEqual({ kind, target });
});

test.each([
  ...words(`
  . 10.0.0.0/33 0.0.0.0/0 10.0.0.0/7 ::/0 2001::/129 10.1.2 fe80::1%eth0 10.0.0.0/8/8 -a.example
  10.0.0.0/ ::ffff:0:0/96
`),
  '',
  'a b.example',
])('%j is not a valid block', (given) => {
  expect(readBlockTarget(given)).toBeNull();
});

test.each([
  ['127.0.0.1', because('target-is-here')],
  ['127.9.0.0/16', because('target-is-here')],
  ['::ffff:127.0.0.1', because('target-is-here')],
  ['::1', because('target-is-here')],
  ['::/64', because('target-is-here')],
  ['com', because('target-too-wide')],
  ['BAD_', because('target-too-wide')],
  ['bad_.example', because('target-not-a-sender', { domain: 'bad_.example' })],
  ['Mayfly.test', because('target-is-yours', { domain: 'mayfly.test' })],
  ['example.org', because('target-is-yours', { domain: 'in.example.org' })],
])('%s must not be blocked: %j', (given, why) => {
  expect(whyNotBlock(readBlockTarget(given)!, ['mayfly.test', 'in.example.org'])).toEqual(why);
});

test.each(words('spam.example b_c.example.org notmayfly.test a.mayfly.test 2001:db8::/32 12.0.0.0/8'))(
  '%s may be blocked',
  (given) => {
    expect(whyNotBlock(readBlockTarget(given)!, ['mayfly.test', 'in.example.org'])).toBeNull();
  },
);

const listOf = (...targets: string[]) => createBlockList(targets.map((target) => readBlockTarget(target)!));

test('a range matches its addresses in every spelling, and no others', () => {
  const list = listOf('10.1.0.0/16', '2001:db8::/32', '192.0.2.7');
  for (const address of words(`
    10.1.0.0 10.1.255.255 ::ffff:10.1.2.3 ::ffff:a01:203 2001:db8:1::2 2001:0DB8:0::1%eth0 192.0.2.7
  `))
    expect(list.hasNetwork(address), address).toBe(true);
  for (const address of ['10.2.0.0', '::ffff:10.2.0.0', '2001:db9::', '192.0.2.8', '::1', '', 'nonsense'])
    expect(list.hasNetwork(address), address).toBe(false);
});

test('a domain matches its subdomains, but not domains that merely end the same', () => {
  const list = listOf('spam.example', 'xn--bcher-kva.example');
  for (const sender of [
    'a@spam.example',
    'A@Mail.SPAM.example',
    'a@b.c.spam.example.',
    'a@bücher.example',
    '"x@y"@spam.example',
  ])
    expect(list.hasSender(sender), sender).toBe(true);
  for (const sender of [
    '',
    'a@notspam.example',
    'a@example',
    'spam.example@other.example',
    'a@[10.1.2.3]',
    'a',
  ])
    expect(list.hasSender(sender), sender).toBe(false);
});
