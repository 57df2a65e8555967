import { expect, test } from 'vitest';
import { simplifyCommand } from './simplify-command.ts';

test.each([
  ['MAIL FROM:<"john doe"@example.org> SIZE=5', 'MAIL FROM:<xxxxxxxxxx@example.org> SIZE=5', '"john doe"'],
  ['RCPT TO:<"local"@Example.org>', 'RCPT TO:<xxxxx@Example.org>', 'local'],
  ['rcpt to: <"lo\\cal"@example.org>', 'rcpt to: <xxxxx@example.org>', 'local'],
  ['RCPT TO:<@relay.example:"a.b"@example.org>', 'RCPT TO:<@relay.example:xxx@example.org>', 'a.b'],
  ['RCPT TO:<"a..b"@example.org>', 'RCPT TO:<xxxxxx@example.org>', '"a..b"'],
  ['RCPT TO:<"a\\"b@c"@example.org>', 'RCPT TO:<xxxxxxxx@example.org>', '"a\\"b@c"'],
])('the local part of %s is replaced and restored', (command, plain, local) => {
  const simple = simplifyCommand(command)!;
  expect(simple.command).toBe(plain);
  expect(simple.restore('xxx@example.org')).toBe(`${local}@example.org`);
});

test('an underscore in a domain is replaced and restored', () => {
  const simple = simplifyCommand('MAIL FROM:<a_b@c_d.example.org> BODY=8BITMIME')!;
  expect(simple.command).toBe('MAIL FROM:<a_b@cxd.example.org> BODY=8BITMIME');
  expect(simple.restore('a_b@cxd.example.org')).toBe('a_b@c_d.example.org');
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
])('%j is given to the parser unchanged', (command) => {
  expect(simplifyCommand(command)).toBeNull();
});
