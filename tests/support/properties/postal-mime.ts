import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { decodeStream, decodeText } from '#server/mime/reading/decode.ts';
import type { Part } from '#server/mime/reading/outline.ts';
import { scan } from '#server/mime/reading/test-mail.ts';

const word = fc.stringMatching(/^[A-Za-z0-9äöüßéñ€漢字かなРусский]{1,12}$/u);
const phrase = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const paragraph = fc.array(phrase, { minLength: 1, maxLength: 8 }).map((lines) => lines.join('\r\n'));
// Never "con.pdf": Windows keeps that name for itself, so it is changed on purpose.
const fileName = fc
  .tuple(phrase, fc.constantFrom('pdf', 'bin', 'tar.gz'))
  .map(([name, end]) => `My ${name}.${end}`);
const attachment = fc.record({
  name: fileName,
  style: fc.constantFrom('extended' as const, 'continued' as const, 'word' as const),
  encoding: fc.constantFrom('base64' as const, 'quoted-printable' as const),
  bytes: fc.uint8Array({ maxLength: 400 }),
});
const letter = fc.record({
  name: phrase,
  subject: phrase,
  text: paragraph,
  html: fc.option(paragraph),
  textEncoding: fc.constantFrom('base64' as const, 'quoted-printable' as const, '8bit' as const),
  attachments: fc.array(attachment, { maxLength: 4 }),
});
type Letter = typeof letter extends fc.Arbitrary<infer T> ? T : never;

const wrap = (text: string, width: number) => text.replace(new RegExp(`.{${width}}`, 'g'), '$&\r\n');

function encode(bytes: Uint8Array, encoding: 'base64' | 'quoted-printable' | '8bit'): Buffer {
  if (encoding === '8bit') return Buffer.from(bytes);
  if (encoding === 'base64') return Buffer.from(wrap(Buffer.from(bytes).toString('base64'), 76));
  const escaped = Array.from(bytes, (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`);
  return Buffer.from(escaped.map((hex, i) => (i % 20 === 19 ? `${hex}=\r\n` : hex)).join(''));
}

/** Words of 15 bytes each: characters are split between them. */
function encodedWords(text: string): string {
  const bytes = Buffer.from(text);
  const words: string[] = [];
  for (let at = 0; at < bytes.length; at += 15) {
    words.push(`=?utf-8?b?${bytes.subarray(at, at + 15).toString('base64')}?=`);
  }
  return words.join('\r\n ');
}

function disposition({ name, style }: { name: string; style: string }): string {
  const percent = encodeURIComponent(name);
  if (style === 'extended') return `attachment; filename*=utf-8''${percent}`;
  if (style === 'word') return `attachment; filename="${encodedWords(name).replace(/\r\n /g, ' ')}"`;
  const pieces = percent.match(/(?:%..|[^%]){1,8}/g)!;
  return `attachment;\r\n ${pieces.map((p, i) => `filename*${i}*=${i ? '' : "utf-8''"}${p}`).join(';\r\n ')}`;
}

function build(letter: Letter): Buffer {
  const part = (headers: string[], body: Buffer) => [Buffer.from(`${headers.join('\r\n')}\r\n\r\n`), body];
  const text = (type: string, content: string) =>
    part(
      [`Content-Type: ${type}; charset=utf-8`, `Content-Transfer-Encoding: ${letter.textEncoding}`],
      encode(Buffer.from(content), letter.textEncoding),
    );
  const multipart = (type: string, boundary: string, parts: Buffer[][]) =>
    part(
      [`Content-Type: multipart/${type}; boundary="${boundary}"`],
      Buffer.concat([
        ...parts.flatMap((p) => [Buffer.from(`--${boundary}\r\n`), ...p, Buffer.from('\r\n')]),
        Buffer.from(`--${boundary}--\r\n`),
      ]),
    );
  const bodies = [text('text/plain', letter.text)];
  if (letter.html !== null) bodies.push(text('text/html', `<p>${letter.html}</p>`));
  const body = bodies.length > 1 ? multipart('alternative', 'alt=_1', bodies) : bodies[0]!;
  const files = letter.attachments.map((file) =>
    part(
      [
        'Content-Type: application/octet-stream',
        `Content-Disposition: ${disposition(file)}`,
        `Content-Transfer-Encoding: ${file.encoding}`,
      ],
      encode(file.bytes, file.encoding),
    ),
  );
  const head = [
    `From: ${encodedWords(letter.name)} <sender@example.com>`,
    `Subject: ${encodedWords(letter.subject)}`,
    'MIME-Version: 1.0',
    '',
  ].join('\r\n');
  return Buffer.concat([
    Buffer.from(head),
    ...(files.length ? multipart('mixed', 'mix=_0', [body, ...files]) : body),
  ]);
}

async function bytesOf(raw: Buffer, part: Part): Promise<Buffer> {
  async function* source() {
    for (let at = part.start; at < part.end; at += 97) yield raw.subarray(at, Math.min(at + 97, part.end));
  }
  const chunks: Buffer[] = [];
  for await (const chunk of decodeStream(source(), part.encoding)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const trimmed = (text: string | undefined) => (text ?? '').replace(/\r\n/g, '\n').trim();

/** Any well-formed mail is read as another parser reads it. */
export function compareWithPostalMime(numRuns: number): void {
  test('agrees with an independent parser on well-formed mail', async () => {
    await fc.assert(
      fc.asyncProperty(letter, async (wanted) => {
        const raw = build(wanted);
        const peer = await PostalMime.parse(raw);
        const outline = scan(raw);
        const textOf = (kind: 'text' | 'html') =>
          outline.parts
            .filter((part) => part.kind === kind)
            .map((part) => decodeText(raw.subarray(part.start, part.end), part))
            .join('\n');

        expect(outline.subject).toBe(peer.subject);
        expect(outline.from).toEqual({ name: peer.from?.name, address: peer.from?.address });
        expect(trimmed(textOf('text'))).toBe(trimmed(peer.text));
        expect(trimmed(textOf('html'))).toBe(trimmed(peer.html));
        const files = outline.parts.filter((part) => part.kind === 'attachment');
        expect(files.map((file) => file.filename)).toEqual(peer.attachments.map((file) => file.filename));
        expect(files.map((file) => file.filename)).toEqual(wanted.attachments.map((file) => file.name));
        for (const [i, file] of files.entries()) {
          const bytes = await bytesOf(raw, file);
          expect(bytes.equals(wanted.attachments[i]!.bytes)).toBe(true);
          // The peer gives a quoted-printable body the line end before the delimiter; RFC 2046 gives it to the delimiter.
          const more = file.encoding === 'base64' ? '' : '\n';
          const theirs = Buffer.from(peer.attachments[i]!.content as ArrayBuffer);
          expect(theirs.equals(Buffer.concat([bytes, Buffer.from(more)]))).toBe(true);
        }
      }),
      { numRuns },
    );
  });
}
