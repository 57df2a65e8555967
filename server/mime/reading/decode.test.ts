import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeStream, decodeText } from './decode.ts';
import type { Part } from './outline.ts';
import { createTransferCounter, createTransferDecoder } from './transfer.ts';

const textPart = (overrides: Partial<Part> = {}): Part => ({
  id: '1',
  kind: 'text',
  type: 'text/plain',
  charset: null,
  encoding: '8bit',
  start: 0,
  end: 0,
  size: 0,
  filename: '',
  contentId: null,
  flowed: false,
  delSp: false,
  ...overrides,
});

function decodeAll(text: string, encoding: Part['encoding']): string {
  const decoder = createTransferDecoder(encoding);
  return Buffer.concat([decoder.write(Buffer.from(text, 'latin1')), decoder.end()]).toString('latin1');
}

describe('base64', () => {
  test.each([
    ['aGVsbG8=', 'hello'],
    ['aGVsbG8', 'hello'],
    ['aGV\r\nsb*G8=\r\n', 'hello'],
    ['aGVsbG8=aGVsbG8=', 'hellohello'],
    ['a', ''],
    ['====', ''],
    ['_-_-', Buffer.from('/+/+', 'base64').toString('latin1')],
  ])('%j', (source, bytes) => {
    expect(decodeAll(source, 'base64')).toBe(bytes);
  });
});

describe('quoted-printable', () => {
  test.each([
    ['a=3Db', 'a=b'],
    ['a=3db', 'a=b'],
    ['soft=\r\nbreak', 'softbreak'],
    ['soft= \t\r\nbreak', 'softbreak'],
    ['soft=\nbreak', 'softbreak'],
    ['soft=\rbreak', 'softbreak'],
    ['end=', 'end'],
    ['bad=ZZ=4', 'bad=ZZ=4'],
    ['a== b', 'a== b'],
  ])('%j', (source, text) => {
    expect(decodeAll(source, 'quoted-printable')).toBe(text);
  });
});

test('decoding returns the same bytes however the input is split, as many as were counted', async () => {
  const noisy = fc.array(
    fc.oneof(
      fc.constantFrom('=', '=4', '=41', '=\r', '\n', ' ', 'QUJD', '=\r\n', '\t', 'é'),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 60 },
  );
  const encodings = fc.constantFrom('base64' as const, 'quoted-printable' as const, 'binary' as const);
  await fc.assert(
    fc.asyncProperty(noisy, encodings, fc.integer({ min: 1, max: 9 }), async (pieces, encoding, step) => {
      const bytes = Buffer.from(pieces.join(''));
      const whole = createTransferDecoder(encoding);
      const expected = Buffer.concat([whole.write(bytes), whole.end()]);
      async function* source() {
        for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
      }
      const streamed: Buffer[] = [];
      for await (const chunk of decodeStream(source(), encoding)) streamed.push(chunk);
      expect(Buffer.concat(streamed).equals(expected)).toBe(true);
      const counter = createTransferCounter(encoding);
      for await (const chunk of source()) counter.add(chunk);
      counter.end();
      expect(counter.size).toBe(expected.length);
    }),
    { numRuns: 1000 },
  );
});

describe('charsets', () => {
  test.each([
    ['gb18030', '简体中文，测试。'],
    ['gb2312', '简体中文'],
    ['gbk', '繁體與简体'],
    ['big5', '繁體中文測試'],
    ['euc-jp', '日本語のテスト'],
    ['shift_jis', '日本語のテスト'],
    ['cp932', '日本語のテスト'],
    ['euc-kr', '한국어 시험'],
    ['ks_c_5601-1987', '한국어 시험'],
    ['koi8-r', 'Привет, мир'],
    ['windows-1251', 'Привет, мир'],
    ['windows-1252', '“€uro” – ok'],
    ['iso-8859-2', 'Příliš žluťoučký'],
    ['windows-1255', 'שלום'],
    ['utf-7', 'Grüße £1'],
    ['utf-16le', 'wide 漢字'],
    ['utf-16be', 'wide 漢字'],
    ['cp850', 'größer'],
    ['macintosh', 'naïve'],
  ])('%s', (charset, text) => {
    const bytes = iconv.encode(text, charset === 'ks_c_5601-1987' ? 'euc-kr' : charset);
    expect(decodeText(bytes, textPart({ charset }))).toBe(text);
  });

  test('ISO-2022-JP, ISO-2022-KR and HZ with their escapes', () => {
    const decode = (source: string, charset: string) =>
      decodeText(Buffer.from(source, 'latin1'), textPart({ charset }));
    expect(decode('\x1b$B4A;z\x1b(B ok', 'iso-2022-jp')).toBe('漢字 ok');
    expect(decode('\x1b$)C\x0eGQ19\x0f ok', 'iso-2022-kr')).toBe('한국 ok');
    expect(decode('~{VPND~} ~~ ok', 'hz-gb-2312')).toBe('中文 ~ ok');
  });

  test('UTF-16 by its byte order mark', () => {
    const bytes = Buffer.concat([Buffer.from([0xfe, 0xff]), iconv.encode('hi 漢', 'utf-16be')]);
    expect(decodeText(bytes, textPart({ charset: 'utf-16' }))).toBe('hi 漢');
  });

  test.each([null, 'us-ascii', 'no-such-charset', 'x-unknown', 'hex', 'base64', '__proto__'])(
    'falls back from %s to UTF-8, then to windows-1252',
    (charset) => {
      expect(decodeText(Buffer.from('Grüße €'), textPart({ charset }))).toBe('Grüße €');
      expect(decodeText(Buffer.from('Gr\xfc\xdfe \x80', 'latin1'), textPart({ charset }))).toBe('Grüße €');
    },
  );

  test('valid UTF-8 wins over a wrong declaration, and a stray byte does not make a declaration wrong', () => {
    expect(decodeText(Buffer.from('日本語'), textPart({ charset: 'iso-2022-jp' }))).toBe('日本語');
    const stray = Buffer.concat([Buffer.from('Grüße an alle'), Buffer.from([0xff]), Buffer.from(' Freunde')]);
    expect(decodeText(stray, textPart({ charset: 'utf-8' }))).toBe('Grüße an alle\ufffd Freunde');
    expect(decodeText(Buffer.from('\xe4\xf6\xfc', 'latin1'), textPart({ charset: 'utf-8' }))).toBe('äöü');
  });

  test('HTML may declare its own charset', () => {
    const html = iconv.encode(
      '<meta http-equiv="Content-Type" content="text/html; charset=gbk"><p>中文',
      'gbk',
    );
    expect(decodeText(html, textPart({ kind: 'html', type: 'text/html' }))).toContain('<p>中文');
  });
});

describe('text', () => {
  test('gets LF line ends and loses a byte order mark', () => {
    expect(decodeText(Buffer.from('\ufeffa\r\nb\rc\nd'), textPart())).toBe('a\nb\nc\nd');
  });

  test('has its flowed lines joined, quotes and signature kept', () => {
    const source = [
      'A long ',
      'paragraph.',
      '',
      '> quoted ',
      '> too',
      '>> deeper',
      ' From here',
      '-- ',
      'Sig',
    ];
    expect(decodeText(Buffer.from(source.join('\r\n')), textPart({ flowed: true }))).toBe(
      'A long paragraph.\n\n> quoted too\n>> deeper\nFrom here\n-- \nSig',
    );
  });

  test('drops the flowing space with DelSp', () => {
    const part = textPart({ flowed: true, delSp: true });
    expect(decodeText(Buffer.from('漢 \r\n字'), part)).toBe('漢字');
  });
});
