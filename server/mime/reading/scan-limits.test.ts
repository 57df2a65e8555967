import { expect, test } from 'vitest';
import { inOwnProcess } from '#tests/support/own-process.ts';
import { threadTime } from '#tests/support/thread-time.ts';
import { words } from '#tests/support/words.ts';
import { createScanner, MimeLimitError } from './scan.ts';
import { scan } from './test-mail.ts';

const MULTIPART = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';

/** The limit the mail passes and how many bytes were read before that was known. */
function refusal(raw: string, step = 64 * 1024): { code: string; read: number } | null {
  const bytes = Buffer.from(raw, 'latin1');
  const scanner = createScanner();
  for (let at = 0; at < bytes.length; at += step) {
    try {
      scanner.push(bytes.subarray(at, at + step));
    } catch (error) {
      if (!(error instanceof MimeLimitError)) throw error;
      expect(() => scanner.push(bytes)).toThrow(MimeLimitError);
      expect(() => scanner.finish()).toThrow(MimeLimitError);
      return { code: error.code, read: at };
    }
  }
  try {
    scanner.finish();
  } catch (error) {
    if (!(error instanceof MimeLimitError)) throw error;
    return { code: error.code, read: bytes.length };
  }
  return null;
}

test('refuses 100,000 parts after the first thousand', () => {
  const answer = refusal(MULTIPART + '--b\r\n\r\nx\r\n'.repeat(100_000), 4096);
  expect(answer).toMatchObject({ code: 'too-many-parts' });
  expect(answer!.read).toBeLessThan(20_000);
});

test('accepts a thousand entities, including the multipart itself', () => {
  expect(refusal(`${MULTIPART}${'--b\r\n\r\nx\r\n'.repeat(999)}--b--`)).toBeNull();
  expect(refusal(`${MULTIPART}${'--b\r\n\r\nx\r\n'.repeat(1000)}--b--`)).toMatchObject({
    code: 'too-many-parts',
  });
});

test('refuses nesting of 10,000 at its hundredth level', () => {
  const nested = (levels: number) =>
    Array.from(
      { length: levels },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
    ).join('');
  expect(refusal(nested(10_000))).toEqual({ code: 'too-deep', read: 0 });
  expect(refusal(nested(100))).toBeNull();
  expect(refusal(`${nested(100)}Content-Type: multipart/mixed; boundary=z`)).toMatchObject({
    code: 'too-deep',
  });
});

test.each([
  ['one endless line', `Subject: ${'a'.repeat(300_000)}`],
  ['endless lines', 'X-A: b\r\n'.repeat(50_000)],
  ['an endless part header', `${MULTIPART}--b\r\nX-A: ${'a'.repeat(300_000)}`],
])('refuses %s of headers, in any split', (_, raw) => {
  expect(refusal(raw)).toMatchObject({ code: 'headers-too-large' });
  expect(refusal(raw, 1000)).toMatchObject({ code: 'headers-too-large' });
});

test('accepts a header block of just under 100 KB', () => {
  expect(scan(Buffer.from(`Subject: ${'a'.repeat(102_000)}\r\n\r\nx`)).subject).toHaveLength(998);
});

test('limits the text of endless encoded words', () => {
  const outline = scan(Buffer.from(`Subject: ${'=?utf-8?q?a?= =?gbk?q?b?= '.repeat(3900)}\r\n\r\nx`));
  expect(outline.subject.startsWith('abababab')).toBe(true);
  expect(outline.subject.length).toBeLessThanOrEqual(998);
});

test('reads a limited number of parameters', () => {
  const many = Array.from({ length: 8000 }, (_, i) => `; name*${i % 1000}=a`).join('');
  const outline = scan(Buffer.from(`Content-Type: application/pdf${many.slice(0, 100_000)}\r\n\r\nx`));
  expect(outline.parts[0]!.filename.length).toBeLessThanOrEqual(255);
});

test('streams 50 MB of base64 without a line break and keeps none of it in memory', async () => {
  const { grown, size } = await inOwnProcess<{ grown: number; size: number }>(`
    import { createScanner } from '#server/mime/reading/scan.ts';
    const scanner = createScanner();
    const part = 'Content-Type: image/png\\r\\nContent-Transfer-Encoding: base64\\r\\n\\r\\n';
    scanner.push(Buffer.from('Content-Type: multipart/mixed; boundary=b\\r\\n\\r\\n--b\\r\\n' + part));
    const used = () => process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
    const before = used();
    for (let i = 0; i < 800; i++) scanner.push(Buffer.alloc(64 * 1024, 'QUJD'));
    // What was collected is given back in the background.
    let grown = Infinity;
    for (let tries = 0; tries < 50 && grown > 4e6; tries++) {
      gc();
      await new Promise((resolve) => setTimeout(resolve, 20));
      grown = used() - before;
    }
    scanner.push(Buffer.from('\\r\\n--b--'));
    console.log(JSON.stringify({ grown, size: scanner.finish().attachmentSize }));
  `);
  expect(grown).toBeLessThan(5e6);
  expect(size).toBe(800 * 48 * 1024);
});

test('keeps only as much of an endless text as its snippet needs', () => {
  const scanner = createScanner();
  scanner.push(Buffer.from('Subject: long\r\n\r\n'));
  for (let i = 0; i < 100; i++) scanner.push(Buffer.alloc(64 * 1024, 'word '));
  expect(scanner.finish()).toMatchObject({
    snippet: expect.stringMatching(/^(word ){29}word/),
    attachmentSize: 0,
  });
});

test('reads any header of 90 KB in time proportional to its size', () => {
  const names =
    'From To Cc Reply-To Subject Date Message-ID List-Unsubscribe Content-Type Content-Disposition'.split(
      ' ',
    );
  const fills = [
    ...words('< > @ " ( ) , ; a@b.c, =?utf-8?q? %'),
    '\\',
    ' ',
    '\r\n ',
    '<a@b> ',
    '(a ',
    '; a=b',
  ];
  const all = names.flatMap((name) =>
    fills.map((fill) => Buffer.from(`${name}: text/plain; ${fill.repeat(90_000 / fill.length)}\r\n\r\nx`)),
  );
  // About 2 ms each. One that is quadratic would take seconds.
  expect(threadTime(() => all.forEach((mail) => void scan(mail)))).toBeLessThan(all.length * 40);
});
