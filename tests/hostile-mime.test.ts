import fc from 'fast-check';
import iconv from 'iconv-lite';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { decodeText } from '#server/mime/reading/decode.ts';
import { safeFilename } from '#server/mime/reading/filename.ts';
import { createScanner } from '#server/mime/reading/scan.ts';
import { sanitizeMailHtml } from '#server/mime/sanitizing/sanitize-html.ts';
import { anyCharacter } from './support/any-character.ts';

function outlineOf(raw: Buffer, step = 64 * 1024) {
  const scanner = createScanner();
  for (let at = 0; at < raw.length; at += step) scanner.push(raw.subarray(at, at + step));
  return scanner.finish();
}

const bodyOf = (raw: Buffer, kind: 'text' | 'html') => {
  const part = outlineOf(raw).parts.find((one) => one.kind === kind)!;
  return decodeText(raw.subarray(part.start, part.end), part);
};

const mailOf = (type: string, charset: string, body: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `Subject: x\r\nContent-Type: ${type}; charset=${charset}\r\nContent-Transfer-Encoding: base64\r\n\r\n`,
    ),
    Buffer.from(body.toString('base64')),
    Buffer.from('\r\n'),
  ]);

describe('charsets', () => {
  const words: Record<string, string> = {
    'utf-8': 'Grüße 🦋 漢字',
    'iso-8859-1': 'Grüße',
    'iso-8859-15': 'Preis: 5 €',
    'windows-1252': '“Größe” — 5 €',
    'windows-1251': 'Привет, мир',
    'koi8-r': 'Привет, мир',
    'iso-8859-2': 'Zażółć gęślą jaźń',
    shift_jis: 'こんにちは世界',
    'euc-jp': 'こんにちは世界',
    'euc-kr': '안녕하세요',
    gbk: '你好，世界',
    gb18030: '你好，世界',
    big5: '你好，世界',
    'utf-16le': 'Grüße 漢字',
  };

  test.each(Object.keys(words))('%s is read the same as by an independent parser', async (charset) => {
    const piece = fc.constantFrom(...words[charset]!, ' ', 'a', '<', '&', '\n');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 40 }), async (pieces) => {
        const text = `${words[charset]}\n${pieces.join('')}x`;
        const raw = mailOf('text/plain', charset, iconv.encode(text, charset));
        const peer = await PostalMime.parse(raw);
        expect(bodyOf(raw, 'text').trim()).toBe(text.trim());
        expect((peer.text ?? '').replaceAll('\r\n', '\n').trim()).toBe(text.trim());
      }),
      { numRuns: 15 },
    );
  });

  test.each([
    ['utf-7', Buffer.from('+ADw-script+AD4-alert(1)+ADw-/script+AD4-<p>text')],
    ['utf-16', Buffer.from('\ufeff<script>alert(1)</script><p>text', 'utf16le')],
    ['utf-16be', Buffer.from('<script>alert(1)</script><p>text', 'utf16le').swap16()],
    ['iso-2022-jp', Buffer.from('\x1b(J<script>\x1b(Balert(1)<\x1b(B/script><p>text', 'latin1')],
    ['iso-2022-kr', Buffer.from('\x1b$)C<script\x0f>alert(1)</script><p>text', 'latin1')],
    ['hz-gb-2312', Buffer.from('<scr~\nipt>alert(1)</script><p>text', 'latin1')],
    ['us-ascii', Buffer.from('\xbcscript\xbealert(1)\xbc/script\xbe<p>text', 'latin1')],
    ['x-user-defined', Buffer.from('<script>alert(1)</script><p>text')],
    ['cp037', Buffer.from('<script>alert(1)</script><p>text')],
  ])('%s hides no tag from the sanitizer, which sees the same text as the reader', (charset, body) => {
    const html = sanitizeMailHtml(bodyOf(mailOf('text/html', charset, body), 'html')).html;
    expect(html).not.toMatch(/<\s*\/?\s*script/i);
    expect(Buffer.from(html).includes(0)).toBe(false);
  });

  test('no charset makes decoding throw or produce too much text', () => {
    const charset = fc.oneof(
      fc.constantFrom(
        'utf-7',
        'utf-16',
        'utf-32',
        'iso-2022-jp',
        'iso-2022-kr',
        'hz-gb-2312',
        'gb18030',
        'cp037',
      ),
      fc.string({ maxLength: 20 }),
    );
    fc.assert(
      fc.property(charset, fc.uint8Array({ maxLength: 300 }), (name, bytes) => {
        const part = {
          ...outlineOf(Buffer.from('\r\nx')).parts[0]!,
          charset: name,
          encoding: '8bit' as const,
        };
        expect(decodeText(bytes, part).length).toBeLessThanOrEqual(bytes.length * 2 + 2);
      }),
      { numRuns: 500 },
    );
  });
});

test('no file name leaves its folder, changes the text direction, hides a byte or is too long', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '../',
      '..\\',
      '/',
      '\\',
      'C:',
      '\0',
      '\r\n',
      '\u202e',
      '\u2066',
      '\u200b',
      '.',
      ' ',
      'con',
      '.exe',
      '%2f',
      '\ud800',
    ),
    fc.string({ unit: anyCharacter, maxLength: 20 }),
    fc.constant('x'.repeat(300)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const name = safeFilename(pieces.join(''));
      expect(name).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069\u200b-\u200f<>:"|?*]/u);
      expect(name).not.toMatch(/^\.|^(con|nul|aux|prn)(\.|$)/i);
      expect(name.length).toBeLessThanOrEqual(255);
      expect(name.isWellFormed()).toBe(true);
    }),
    { numRuns: 300 },
  );
});
