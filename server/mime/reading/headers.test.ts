import { describe, expect, test } from 'vitest';
import { readAddresses, readSender } from './addresses.ts';
import { safeFilename } from './filename.ts';
import { readFields } from './header-block.ts';
import { readParameterised } from './header-params.ts';
import { cleanLine, decodeWords } from './header-text.ts';
import { readMailDate } from './mail-date.ts';
import { scan } from './test-mail.ts';

describe('encoded words', () => {
  test.each([
    ['=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=', 'Grüße'],
    ['=?iso-8859-1?q?caf=E9_noir?= open', 'café noir open'],
    ['=?utf-8?B?5ryi?= =?utf-8?B?5a2X?=', '漢字'],
    ['=?utf-8?B?5ry?= =?utf-8?B?og==?=', '漢'],
    ['=?utf-8?Q?=E6=BC?=\t=?utf-8?Q?=A2?=', '漢'],
    ['=?iso-2022-jp?B?GyRCNEE7ehsoQg==?=', '漢字'],
    ['=?gb18030?B?uLDXpQ==?=', '赴抓'],
    ['=?koi8-r?B?8NLJ18XU?=', 'Привет'],
    ['=?utf-8*en?Q?hi?= there', 'hi there'],
    ['a =?utf-8?q?b?= c', 'a b c'],
    ['=?utf-8?q?a?= =?iso-8859-1?q?b?=', 'ab'],
    ['=?no-such-charset?q?a?=', '=?no-such-charset?q?a?='],
    ['=?utf-8?b?***?=', '=?utf-8?b?***?='],
    ['=?utf-8?x?a?=', '=?utf-8?x?a?='],
    ['=?utf-8?q?unfinished', '=?utf-8?q?unfinished'],
    ['1 =? 2 ?= 3', '1 =? 2 ?= 3'],
  ])('%s', (source, shown) => {
    expect(decodeWords(source)).toBe(shown);
  });

  test('show raw UTF-8 and Western bytes', () => {
    expect(readFields(Buffer.from('Subject: Grüße\r\n')).get('subject')).toBe('Grüße');
    expect(readFields(Buffer.from('Subject: Gr\xfc\xdfe\r\n', 'latin1')).get('subject')).toBe('Grüße');
  });

  test('leave no control or direction characters in a subject', () => {
    const raw = Buffer.from('Subject: =?utf-8?q?a=00b=1B=E2=80=AEc=0D=0AX-Evil:_1?=\r\n\r\n');
    expect(scan(raw).subject).toBe('abc X-Evil: 1');
    expect(cleanLine('x\u2066y\u202ez\ud800', 10)).toBe('xyz\ufffd');
  });

  test('never split a surrogate pair', () => {
    expect(cleanLine('ab😀', 3)).toBe('ab');
  });
});

describe('parameters', () => {
  const filename = (header: string) => readParameterised(header).params.get('filename');

  test.each([
    ['attachment; filename=plain.txt', 'plain.txt'],
    ['attachment; filename=with space.txt; size=3', 'with space.txt'],
    ['attachment; filename="a \\"b\\"; c.txt"', 'a "b"; c.txt'],
    ["attachment; filename*=UTF-8''na%C3%AFve%20plan.txt; filename=fallback.txt", 'naïve plan.txt'],
    ["attachment; filename*0*=iso-8859-1'de'f%FC; filename*1=r; filename*2*=%20dich.txt", 'für dich.txt'],
    ['attachment; filename*1=b.txt; filename*0=a', 'ab.txt'],
    ['attachment; filename*0=a; filename*2=lost', 'a'],
    ["attachment; filename*=utf-8''100%.txt", '100%.txt'],
    ['attachment; filename="=?utf-8?q?caf=C3=A9.txt?="', 'café.txt'],
    ['attachment; filename="unfinished', 'unfinished'],
  ])('%s', (header, name) => {
    expect(filename(header)).toBe(name);
  });

  test('are read despite comments and odd spacing', () => {
    const read = readParameterised('TEXT/Plain ; charset = us-ascii (Plain text) ; format=flowed');
    expect(read.value).toBe('text/plain');
    expect(read.params.get('charset')).toBe('us-ascii');
    expect(read.params.get('format')).toBe('flowed');
  });
});

describe('file names', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\system32\\cmd.exe', 'cmd.exe'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['nul\u0000byte.txt', 'nulbyte.txt'],
    ['line\r\nbreak.txt', 'line break.txt'],
    ['...hidden', 'hidden'],
    ['a<b>:"c|?*.txt', 'a_b___c___.txt'],
    ['con.txt', '_con.txt'],
    ['zero\u200bwidth.txt', 'zerowidth.txt'],
    ['/', ''],
    ['..', ''],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFilename(name)).toBe(safe);
  });

  test('are at most 255 characters long and keep their extension', () => {
    const name = safeFilename(`${'x'.repeat(5000)}.pdf`);
    expect(name).toHaveLength(255);
    expect(name.endsWith('.pdf')).toBe(true);
  });
});

describe('addresses', () => {
  test.each([
    ['a@example.org', '', 'a@example.org'],
    ['<a@example.org>', '', 'a@example.org'],
    ['Plain Name <a@example.org>', 'Plain Name', 'a@example.org'],
    ['"Last, First" <a@example.org>, b@example.org', 'Last, First', 'a@example.org'],
    ['"q\\"uote" <a@example.org>', 'q"uote', 'a@example.org'],
    ['a@example.org (Old Style)', 'Old Style', 'a@example.org'],
    ['=?utf-8?q?Doe=2C_J?= <a@example.org>', 'Doe, J', 'a@example.org'],
    ['"=?utf-8?q?quoted?=" <a@example.org>', 'quoted', 'a@example.org'],
    ['N <@relay,@other:a@example.org>', 'N', 'a@example.org'],
    ['"odd local"@example.org', '', '"odd local"@example.org'],
    ['team: x@example.org;', '', 'x@example.org'],
    ['Only A Name', 'Only A Name', ''],
    ['Doe, John <a@example.org>', 'John', 'a@example.org'],
    ['unclosed <a@example.org', 'unclosed', 'a@example.org'],
    ['"Bank" <"<support@bank.com>"@evil.example>', 'Bank', '"support@bank.com"@evil.example'],
    ['Bank <"a\\">b"@evil.example>, b@example.org', 'Bank', '"a\\"b"@evil.example'],
    ['Odd <"a@example.org>, b@example.org', 'Odd', '"a@example.org'],
    ['', '', ''],
  ])('%s', (header, name, address) => {
    expect(readSender(header)).toEqual({ name, address });
  });

  test('are listed without groups and names, a hundred at most', () => {
    expect(readAddresses('A <a@x.org>, g: b@x.org, "c, d" <c@x.org>;, nobody, e@x.org')).toEqual([
      'a@x.org',
      'b@x.org',
      'c@x.org',
      'e@x.org',
    ]);
    expect(readAddresses('a@b,'.repeat(500))).toHaveLength(100);
  });
});

describe('dates', () => {
  test.each([
    ['Sat, 15 Nov 2025 03:12:00 -0800', '2025-11-15T11:12:00.000Z'],
    ['15 Nov 2025 03:12 GMT', '2025-11-15T03:12:00.000Z'],
    ['Sat, 15 Nov 25 03:12:00 EST (old)', '2025-11-15T08:12:00.000Z'],
    ['Sat,  1 Nov 2025 03:12:00 +0530', '2025-10-31T21:42:00.000Z'],
    ['Tue, 31 Feb 2025 10:00:00 +0000', null],
    ['yesterday', null],
    ['', null],
  ])('%s', (header, iso) => {
    expect(readMailDate(header)).toBe(iso);
  });
});
