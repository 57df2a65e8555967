import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testHostNames } from '#tests/support/properties/host-name.ts';
import { words } from '#tests/support/words.ts';
import { isWithin, readHostName, sameName } from './host-name.ts';

const octets = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 });
const label = fc.stringMatching(/^[a-z]([a-z0-9]{0,10}[a-z0-9])?$/);
const name = fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join('.'));
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));

test.each([
  ['Example.COM', 'example.com'],
  ['example.com.', 'example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['bu\u0308cher.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['faß.de', 'xn--fa-hia.de'],
  ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
  ['ｅｘａｍｐｌｅ．ｃｏｍ', 'example.com'],
  ['نامه\u200cای.com', 'xn--mgba3gch31f060k.com'],
  ['l·l.cat', 'xn--ll-0ea.cat'],
  ['a--b.example', 'a--b.example'],
  ['1and1.com', '1and1.com'],
  ['localhost', 'localhost'],
])('%j is the host name %s', (text, ascii) => {
  expect(readHostName(text)).toBe(ascii);
});

test.each([
  ...words(`
    . .. a..com .a.com a.com.. -a.com a-.com a_b.com *.a.com a%2ecom a%.com %61.com a％2ecom a.com/b
    a.com?b a.com#b a.com:25 http://a.com me@a.com [a.com] <a.com> ℀.com xn--a.com xn--.com xn--0.com
    xn---bba.com xn--ab-m1t.com xn--faß.de 127.0.0.1 127.0.0.1. 127.1 0x7f.1 0177.0.0.1 2130706433
    0x7f000001 １２７．０．０．１ ①②⑦.1 [::1] ::1 fe80::1%eth0 1.2.3.4.5 a.1 a.0x1
  `),
  '',
  'a b.com',
  ' a.com',
  'a.com\n',
  'a\t.com',
  'a\u0000.com',
  'a\u00a0b.com',
  'ex\u00adample.com',
  'a\u200bb.com',
  'a\u200db.com',
  'a\u202eb.com',
  'a\u2060b.com',
  'a\u034fb.com',
  'a\u3164b.com',
  'a\ufe0fb.com',
  'a\ufeffb.com',
  'a\ud800b.com',
  'a.com\\b',
  'a\u2024com',
  `${'a'.repeat(64)}.com`,
  `${'ü'.repeat(60)}.com`,
  `${'abcdefg.'.repeat(32)}com`,
  'a'.repeat(100_000),
])('%j is not a host name', (text) => {
  expect(readHostName(text)).toBeNull();
});

test('case, a trailing dot and full-width letters change nothing', () => {
  fc.assert(
    fc.property(name, (one) => {
      for (const text of [one, `${one}.`, one.toUpperCase(), fullWidth(one), `${fullWidth(one)}。`])
        expect(readHostName(text)).toBe(one);
    }),
  );
});

test('no spelling of an IPv4 address is a host name', () => {
  const forms = octets.chain(([a = 0, b = 0, c = 0, d = 0]) => {
    const parts = fc.constantFrom(
      [((a * 256 + b) * 256 + c) * 256 + d],
      [a, (b * 256 + c) * 256 + d],
      [a, b, c * 256 + d],
      [a, b, c, d],
    );
    const digits = fc.constantFrom(
      String,
      (part: number) => `0x${part.toString(16)}`,
      (part: number) => `0${part.toString(8)}`,
    );
    const spelling = fc.constantFrom(
      (text: string) => text,
      fullWidth,
      (text: string) => `${text}.`,
    );
    return fc
      .tuple(parts, digits, spelling)
      .map(([numbers, write, spell]) => spell(numbers.map(write).join('.')));
  });
  fc.assert(
    fc.property(forms, (text) => {
      expect(readHostName(text)).toBeNull();
    }),
  );
});

testHostNames(200);

test('a character that ends or hides part of a name makes it no name', () => {
  const bad = fc.constantFrom(
    ...' %/\\:@[]?#<>*_"\'\t\n\r\0\u00ad\u200b\u2028\u202e\u2066\ufe0f\ufeff\u{e0061}',
  );
  fc.assert(
    fc.property(name, bad, fc.nat(), (one, character, place) => {
      const at = place % (one.length + 1);
      expect(readHostName(one.slice(0, at) + character + one.slice(at))).toBeNull();
    }),
  );
});

test('a name is within itself and within every name above it, and in no other', () => {
  fc.assert(
    fc.property(name, label, (one, more) => {
      expect(isWithin(one, one)).toBe(true);
      expect(isWithin(`${more}.${one}`, one)).toBe(true);
      expect(isWithin(one, `${more}.${one}`)).toBe(false);
      expect(isWithin(`${more}${one}`, one)).toBe(false);
    }),
  );
});

test('names are the same in any case, with and without the dot at the end', () => {
  expect(sameName('MX.Example.', 'mx.example')).toBe(true);
  expect(sameName('mx.example', 'mx.example.com')).toBe(false);
});
