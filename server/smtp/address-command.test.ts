import { expect, test } from 'vitest';
import { readAddressCommand } from './address-command.ts';

const read = (line: string) =>
  readAddressCommand(/^rcpt/i.test(line) ? 'RCPT TO' : 'MAIL FROM', line)?.address;

test.each([
  ['MAIL FROM:<>', ''],
  ['MAIL FROM:<a_b+c@example.org>', 'a_b+c@example.org'],
  ['mail from : <a@b>  SIZE=5', 'a@b'],
  ['RCPT TO:<Postmaster>', 'Postmaster'],
  ['RCPT TO:<@relay.example,@other.example:a@example.org>', 'a@example.org'],
  ['RCPT TO:<a@[127.0.0.1]>', 'a@[127.0.0.1]'],
  ['RCPT TO:<a@xn--bcher-kva.example>', 'a@bücher.example'],
  ['RCPT TO:<jürgen@bücher.example>', 'jürgen@bücher.example'],
  ['MAIL FROM:<a@c_d.example.org> BODY=8BITMIME', 'a@c_d.example.org'],
  ['MAIL FROM:<"john doe"@example.org> SIZE=5', '"john doe"@example.org'],
  ['RCPT TO:<"local"@Example.org>', 'local@Example.org'],
  ['rcpt to: <"lo\\cal"@example.org>', 'local@example.org'],
  ['RCPT TO:<@relay.example:"a.b"@example.org>', 'a.b@example.org'],
  ['RCPT TO:<"a..b"@example.org>', '"a..b"@example.org'],
  ['RCPT TO:<"a\\"b@c"@example.org>', '"a\\"b@c"@example.org'],
])('%s names an address', (line, address) => {
  expect(read(line)).toBe(address);
});

test.each([
  'MAIL FROM:a@example.org',
  'MAIL FROM <a@example.org>',
  'MAIL FROM:<a@b@c>',
  'MAIL FROM:<a@.example>',
  'MAIL FROM:<a@b..c>',
  'MAIL FROM:<.a@example.org>',
  'MAIL FROM:<postmaster>',
  `MAIL FROM:<${'x'.repeat(250)}@example.org>`,
  'RCPT TO:<a\0@example.org>',
  'RCPT TO:<a\u200b@example.org>',
  'MAIL FROM:<a@[127.0.0.300]>',
  'MAIL FROM:<a@b_c.xn--bcher-kva.example>',
  'MAIL FROM:<"a\0b"@example.org>',
  'MAIL FROM:<"<b@c.example>"@example.org>',
  'MAIL FROM:<"a"@b.example>,<c@d.example>',
  'MAIL FROM:<a@b.example> ENVID=x+0D+0Ay',
])('%j is refused', (line) => {
  expect(readAddressCommand('MAIL FROM', line) ?? readAddressCommand('RCPT TO', line)).toBeNull();
});

test('parameters have names in upper case, and a repeated one is reported', () => {
  const { parameters, duplicate } = readAddressCommand('MAIL FROM', 'MAIL FROM:<> size=5 SmtpUtf8 SIZE=6')!;
  expect(Object.fromEntries(parameters!)).toEqual({ SIZE: '6', SMTPUTF8: true });
  expect(duplicate).toBe('SIZE');
});
