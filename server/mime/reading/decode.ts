import { charsetName, decodeCharset } from './charset.ts';
import { unfoldFlowed } from './flowed.ts';
import type { Part, TransferEncoding } from './outline.ts';
import { createTransferDecoder } from './transfer.ts';

/** Decodes the transfer encoding chunk by chunk, so a large attachment is never whole in memory. */
export async function* decodeStream(
  source: AsyncIterable<Uint8Array>,
  encoding: TransferEncoding,
): AsyncGenerator<Buffer> {
  const decoder = createTransferDecoder(encoding);
  for await (const chunk of source) {
    const decoded = decoder.write(chunk);
    if (decoded.length > 0) yield decoded;
  }
  const tail = decoder.end();
  if (tail.length > 0) yield tail;
}

/** Turns the raw bytes of a text part into text: transfer encoding, charset, LF line ends, flowed lines joined. */
export function decodeText(bytes: Uint8Array, part: Part): string {
  const decoder = createTransferDecoder(part.encoding);
  const head = decoder.write(bytes);
  const tail = decoder.end();
  const decoded = tail.length ? Buffer.concat([head, tail]) : head;
  const charset = part.charset ?? (part.kind === 'html' ? charsetOfHtml(decoded) : null);
  const text = decodeCharset(decoded, charset)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  return part.flowed ? unfoldFlowed(text, part.delSp) : text;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** Removes control characters: nobody can see them, and each takes six bytes in JSON. The raw mail keeps them. */
export const decodeBody = (bytes: Uint8Array, part: Part): string =>
  decodeText(bytes, part).replace(CONTROLS, '');

/** HTML without a charset in its header may declare one in a meta tag. */
function charsetOfHtml(html: Buffer): string | null {
  const match = /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w:.-]{1,40})/i.exec(
    html.toString('latin1', 0, 2048),
  );
  return charsetName(match?.[1]);
}
