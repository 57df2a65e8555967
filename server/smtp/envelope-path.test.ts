import { expect, test } from 'vitest';
import { standIn } from './envelope-path.ts';

test.each([
  ['MAIL FROM:<"john doe"@example.org> SIZE=5', 'MAIL FROM:<xxxxxxxxxx@example.org> SIZE=5', '"john doe"'],
  ['RCPT TO:<"local"@Example.org>', 'RCPT TO:<xxxxx@Example.org>', 'local'],
  ['rcpt to: <"lo\\cal"@example.org>', 'rcpt to: <xxxxx@example.org>', 'local'],
  ['RCPT TO:<@relay.example:"a.b"@example.org>', 'RCPT TO:<@relay.example:xxx@example.org>', 'a.b'],
  ['RCPT TO:<"a..b"@example.org>', 'RCPT TO:<xxxxxx@example.org>', '"a..b"'],
  ['RCPT TO:<"a\\"b@c"@example.org>', 'RCPT TO:<xxxxxxxx@example.org>', '"a\\"b@c"'],
])('%s', (command, plain, local) => {
  const other = standIn(command)!;
  expect(other.command).toBe(plain);
  expect(other.restore('xxx@example.org')).toBe(`${local}@example.org`);
});

test('an underscore in a domain comes back as it was', () => {
  const other = standIn('MAIL FROM:<a_b@c_d.example.org> BODY=8BITMIME')!;
  expect(other.command).toBe('MAIL FROM:<a_b@cxd.example.org> BODY=8BITMIME');
  expect(other.restore('a_b@cxd.example.org')).toBe('a_b@c_d.example.org');
});

test.each([
  'MAIL FROM:<a@example.org>',
  'MAIL FROM:<>',
  'RCPT TO:<postmaster>',
  'MAIL FROM:<""@example.org>',
  'MAIL FROM:<"a@example.org>',
  'MAIL FROM:<"a"b"@example.org>',
  'MAIL FROM:<"a\\"@example.org>',
  'MAIL FROM:<"a\0b"@example.org>',
  'MAIL FROM:<"a\tb"@example.org>',
  'MAIL FROM:<"<b@c.example>"@example.org>',
  'MAIL FROM:<"a"@example.org>\rRCPT TO:<b@example.org>',
  'MAIL FROM:<"a"@b.example>,<c@d.example>',
  'MAIL FROM:<"a"@b@c.example>',
  'MAIL FROM:<a@b_c.xn--bcher-kva.example>',
  'MAIL FROM:"a"@example.org',
])('%j is left to the parser', (command) => {
  expect(standIn(command)).toBeNull();
});
