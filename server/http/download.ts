import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What a page can load as its own script or style, whatever else the answer says. */
const RUNS = /script|css|wasm/;

/** Sends content from a stranger as a file download, so that the browser neither runs it nor guesses its type. */
export function sendDownload(
  reply: FastifyReply,
  file: { filename: string; contentType: string; size: number; content: AsyncIterable<Buffer> },
) {
  const ascii = file.filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const utf8 = encodeURIComponent(file.filename).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  const isKept =
    /^[a-z0-9][a-z0-9.+-]*\/[a-z0-9][a-z0-9.+-]*$/.test(file.contentType) && !RUNS.test(file.contentType);
  return reply
    .header('content-type', isKept ? file.contentType : 'application/octet-stream')
    .header('content-length', file.size)
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .send(Readable.from(file.content, { objectMode: false, highWaterMark: 64 * 1024 }));
}
