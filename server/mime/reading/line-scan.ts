export const CR = 0x0d;
export const LF = 0x0a;
export const DASH = 0x2d;
const COLON = 0x3a;
const SPACE = 0x20;
const TAB = 0x09;

/** A first line with no colon within this many bytes is not a header. */
const MAX_FIELD_NAME = 200;

export const isLineEnd = (byte: number) => byte === LF || byte === CR;

export function lineEndLength(buffer: Buffer, at: number): number {
  if (at >= buffer.length) return 0;
  return buffer[at] === CR && buffer[at + 1] === LF ? 2 : 1;
}

/** Steps back over one line end: the line end before a delimiter belongs to the delimiter. */
export function beforeLineEnd(buffer: Buffer, at: number, floor: number): number {
  if (at <= floor || !isLineEnd(buffer[at - 1]!)) return at;
  return buffer[at - 1] === LF && at - 2 >= floor && buffer[at - 2] === CR ? at - 2 : at - 1;
}

/** A short loop where dashes are frequent, then the native search, which is faster where they are rare (base64). */
export function nextDash(buffer: Buffer, from: number): number {
  const near = Math.min(buffer.length, from + 32);
  for (let at = from; at < near; at++) if (buffer[at] === DASH) return at;
  return near === buffer.length ? -1 : buffer.indexOf(DASH, near);
}

/**
 * Whether the line at `start` begins a header block. Mail without headers is all body. 'unknown' means that more bytes
 * are needed. `isFirst` allows the `From ` line that mbox files put before the headers.
 */
export function judgeFirstLine(
  buffer: Buffer,
  start: number,
  { last, isFirst }: { last: boolean; isFirst: boolean },
): 'headers' | 'body' | 'unknown' {
  let afterSpace = false;
  const end = Math.min(buffer.length, start + MAX_FIELD_NAME);
  for (let at = start; at < end; at++) {
    const byte = buffer[at]!;
    if (byte === COLON && at > start) return 'headers';
    if (at === start && isLineEnd(byte)) return 'headers';
    if (at === start + 4 && byte === SPACE && isFirst && startsWithFrom(buffer, start)) return 'headers';
    const isSpace = byte === SPACE || byte === TAB;
    const fitsName = isSpace ? at > start : !afterSpace && byte > SPACE && byte < 0x7f && byte !== COLON;
    if (!fitsName) return 'body';
    afterSpace = isSpace;
  }
  return end - start < MAX_FIELD_NAME && !last ? 'unknown' : 'body';
}

const startsWithFrom = (buffer: Buffer, start: number) =>
  buffer.toString('latin1', start, start + 4) === 'From';
