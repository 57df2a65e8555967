const CR = 0x0d;
const LF = 0x0a;
const DOT = 0x2e;
const ONE_DOT = Buffer.from('.');
/** Lines of one dot cost a lot. Others have a turn after so many bytes. */
const SLICE = 16 * 1024;

/**
 * A mail as POP3 sends it: a dot at the begin of a line is doubled, and a line with one dot ends it. Clients take a single LF
 * for the end of a line, too, so the dot after one is doubled as well: else a mail could end its own answer and go on with
 * an answer of its sender. With `lines`, it ends after the headers and as many lines.
 */
export async function* stuffLines(pieces: AsyncIterable<Buffer>, lines: number): AsyncGenerator<Buffer> {
  let isBody = false;
  let left = lines;
  /** Of the current line so far. */
  let length = 0;
  let last = LF;
  for await (const piece of inSlices(pieces)) {
    const parts: Buffer[] = [];
    let from = 0;
    let at = 0;
    while (at < piece.length && !(isBody && left <= 0)) {
      if (length === 0 && piece[at] === DOT) {
        parts.push(piece.subarray(from, at), ONE_DOT);
        from = at;
      }
      const end = piece.indexOf(LF, at);
      length += (end < 0 ? piece.length : end) - at;
      at = end < 0 ? piece.length : end + 1;
      if (end < 0) break;
      const isEmpty = length === 0 || (length === 1 && (piece[end - 1] ?? last) === CR);
      if (isBody) left--;
      else if (isEmpty) isBody = true;
      length = 0;
    }
    parts.push(piece.subarray(from, at));
    const sent = Buffer.concat(parts);
    last = sent.at(-1) ?? last;
    yield sent;
    if (isBody && left <= 0) break;
  }
  yield Buffer.from(last === LF ? '.\r\n' : '\r\n.\r\n');
}

async function* inSlices(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += SLICE) yield piece.subarray(at, at + SLICE);
}
