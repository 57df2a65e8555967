import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeStream, decodeText } from '#server/mime/reading/decode.ts';
import type { Outline, Part } from '#server/mime/reading/outline.ts';
import { createScanner, MimeLimitError } from '#server/mime/reading/scan.ts';

const LIMITS = { headerBytes: 400, parts: 12, depth: 4 };

/** Pieces that mean something to the scanner, mixed with any bytes. */
const piece = fc.oneof(
  fc
    .constantFrom(
      ...'\r\n|\n|\r|\r\n\r\n|\n\n|-|--|--a|--a--|\r\n--a\r\n|\n--b\n|\r--a--\r|--b--'.split('|'),
      'Content-Type: multipart/mixed; boundary=a\r\n\r\n',
      'Content-Type: multipart/related; boundary="b"\n\n',
      ...'Content-Type: text/html\r\n|Content-Type: message/rfc822\n|Content-Disposition: attachment\r\n'.split(
        '|',
      ),
      ...'Content-Transfer-Encoding: base64\r\n|Content-Transfer-Encoding: quoted-printable\r\n'.split('|'),
      ...`Subject: =?utf-8?q?=C3|=?utf-8?b?w7w=?=|; name*0*=utf-8''%|From: "a|<a@b>| \t|:|=|=4|=\r`.split(
        '|',
      ),
      ...'QUJD|QQ==|charset=utf-7; format=flowed; delsp=yes|<p style="display:none">|&zwnj;|From '.split('|'),
    )
    .map((text) => Buffer.from(text, 'latin1')),
  fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes)),
  fc.integer({ min: 1, max: 1100 }).map((length) => Buffer.alloc(length, ' a')),
);
const anyMail = fc.array(piece, { maxLength: 40 }).map((pieces) => Buffer.concat(pieces));

function outlineOf(chunks: Uint8Array[]): Outline | string {
  const scanner = createScanner(LIMITS);
  try {
    for (const chunk of chunks) scanner.push(chunk);
    const outline = scanner.finish();
    expect(scanner.attachmentSize).toBe(outline.attachmentSize);
    expect(scanner.otherSize).toBe(outline.otherSize);
    return outline;
  } catch (error) {
    if (error instanceof MimeLimitError) return error.code;
    throw error;
  }
}

function cut(raw: Buffer, places: number[]): Buffer[] {
  const at = [...new Set(places.map((place) => place % (raw.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((start, i) => raw.subarray(start, at[i] ?? raw.length));
}

async function decodedLength(raw: Buffer, part: Part, step: number): Promise<number> {
  async function* source() {
    for (let at = part.start; at < part.end; at += step)
      yield raw.subarray(at, Math.min(part.end, at + step));
  }
  let length = 0;
  for await (const chunk of decodeStream(source(), part.encoding)) length += chunk.length;
  return length;
}

/** The scanner holds for any bytes. */
export function testScanner(numRuns: number): void {
  test('no input makes the scanner throw anything but a limit error, and every split gives the same outline', () => {
    fc.assert(
      fc.property(anyMail, fc.array(fc.nat(), { maxLength: 12 }), (raw, places) => {
        const whole = outlineOf([raw]);
        expect(outlineOf(cut(raw, places))).toEqual(whole);
        expect(outlineOf(Array.from(raw, (byte) => Uint8Array.of(byte)))).toEqual(whole);
      }),
      { numRuns },
    );
  });

  test('parts are in order inside the mail and account for every byte', () => {
    fc.assert(
      fc.property(anyMail, (raw) => {
        const outline = outlineOf([raw]);
        if (typeof outline === 'string') return;
        let end = 0;
        let attached = 0;
        for (const part of outline.parts) {
          expect(part.start).toBeGreaterThanOrEqual(end);
          expect(part.end).toBeGreaterThanOrEqual(part.start);
          end = part.end;
          if (part.kind === 'attachment') attached += part.end - part.start;
          expect(part.filename === '').toBe(part.kind !== 'attachment');
        }
        expect(end).toBeLessThanOrEqual(raw.length);
        expect(outline.otherSize).toBe(raw.length - attached);
      }),
      { numRuns },
    );
  });

  test('the decoded length of every part is its size, and its text can always be read', async () => {
    await fc.assert(
      fc.asyncProperty(anyMail, fc.integer({ min: 1, max: 50 }), async (raw, step) => {
        const outline = outlineOf([raw]);
        if (typeof outline === 'string') return;
        for (const part of outline.parts) {
          expect(await decodedLength(raw, part, step)).toBe(part.size);
          expect(typeof decodeText(raw.subarray(part.start, part.end), part)).toBe('string');
        }
      }),
      { numRuns },
    );
  });

  test('plain noise never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (noise) => {
        expect(outlineOf([noise])).toBeDefined();
      }),
      { numRuns },
    );
  });
}
