import { createBoundaries, type Delimiter, MAX_DELIMITER_LINE } from './boundaries.ts';
import { createGrowingBuffer } from './growing-buffer.ts';
import { readFields } from './header-block.ts';
import type { Outline } from './outline.ts';
import { createOutlineBuilder } from './outline-builder.ts';

/** The mail passes a bound of its structure: the sender hears a permanent refusal. */
export class MimeLimitError extends Error {
  readonly code: 'headers-too-large' | 'too-many-parts' | 'too-deep';

  constructor(code: MimeLimitError['code']) {
    super(code);
    this.name = 'MimeLimitError';
    this.code = code;
  }
}

export type ScanLimits = { headerBytes: number; parts: number; depth: number };

const DEFAULT_LIMITS: ScanLimits = { headerBytes: 100 * 1024, parts: 1000, depth: 100 };
const CR = 0x0d;
const LF = 0x0a;
const DASH = 0x2d;
const COLON = 0x3a;
const EMPTY = Buffer.alloc(0);
/** A first line without a colon so far in is no header. */
const MAX_FIELD_NAME = 200;

/**
 * Reads a mail as it comes in and keeps only its outline. Whatever the split of the stream, the outline is the same:
 * bytes that cannot be judged yet (the start of what may be a delimiter line) wait for the next push.
 */
export function createScanner(limits: ScanLimits = DEFAULT_LIMITS) {
  const boundaries = createBoundaries();
  const block = createGrowingBuffer();
  const builder = createOutlineBuilder();
  let mode: 'first-line' | 'headers' | 'body' = 'first-line';
  let waiting: Buffer = EMPTY;
  /** Offset in the mail of the first byte of the buffer at hand. */
  let base = 0;
  /** Start of the current line in the header block. */
  let lineStart = 0;
  let bodyStart = 0;
  let entities = 0;
  let containers: string[] = [];
  let refused: MimeLimitError | null = null;

  function push(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    builder.addTotal(bytes.length);
    run(waiting.length > 0 ? Buffer.concat([waiting, bytes]) : bytes, false);
  }

  function finish(): Outline {
    run(waiting, true);
    if (mode === 'headers') endHeaders();
    if (mode !== 'body') openBody(base);
    builder.closePart(base);
    return builder.finish();
  }

  function run(buffer: Buffer, last: boolean): void {
    if (refused) throw refused;
    let at = 0;
    while (at < buffer.length) {
      const before = mode;
      const next = step(buffer, at, last);
      // Nothing was used and nothing decided: the rest waits.
      if (next === at && before === mode) break;
      at = next;
    }
    waiting = at < buffer.length ? Buffer.from(buffer.subarray(at)) : EMPTY;
    base += at;
  }

  function step(buffer: Buffer, at: number, last: boolean): number {
    if (mode === 'first-line') return readFirstLine(buffer, at, last);
    return mode === 'headers' ? readHeaderLine(buffer, at, last) : readBody(buffer, at, last);
  }

  function refuse(code: MimeLimitError['code']): MimeLimitError {
    refused = new MimeLimitError(code);
    return refused;
  }

  /** Decides whether a header block stands here at all: mail without headers is all body. */
  function readFirstLine(buffer: Buffer, start: number, last: boolean): number {
    if (boundaries.depth > 0 && buffer[start] === DASH) {
      if (start + 1 === buffer.length && !last) return start;
      if (buffer[start + 1] === DASH) return openBody(base + start) - base;
    }
    let spaced = false;
    const end = Math.min(buffer.length, start + MAX_FIELD_NAME);
    for (let at = start; at < end; at++) {
      const byte = buffer[at]!;
      if (byte === COLON && at > start) return become('headers', start);
      if (at === start && (byte === CR || byte === LF)) return become('headers', start);
      if (at === start + 4 && byte === 0x20 && isMailboxLine(buffer, start)) return become('headers', start);
      const space = byte === 0x20 || byte === 0x09;
      const ofName = space ? at > start : !spaced && byte > 0x20 && byte < 0x7f && byte !== COLON;
      if (!ofName) return openBody(base + start) - base;
      spaced = space;
    }
    if (end - start < MAX_FIELD_NAME && !last) return start;
    return openBody(base + start) - base;
  }

  /** The separator that mbox files put before the headers. */
  function isMailboxLine(buffer: Buffer, start: number): boolean {
    return base + start === 0 && buffer.toString('latin1', start, start + 4) === 'From';
  }

  function become(next: 'headers', at: number): number {
    mode = next;
    return at;
  }

  function readHeaderLine(buffer: Buffer, start: number, last: boolean): number {
    let end = start;
    while (end < buffer.length && buffer[end] !== LF && buffer[end] !== CR) end++;
    block.append(buffer, start, end);
    if (block.length > limits.headerBytes + MAX_DELIMITER_LINE) throw refuse('headers-too-large');
    if (end === buffer.length && !last) return end;
    if (buffer[end] === CR && end + 1 === buffer.length && !last) return end;
    const after = end + lineEndLength(buffer, end);
    if (block.length === lineStart) return openBody(base + after) - base;
    const delimiter = headerDelimiter();
    if (delimiter) {
      const lineOffset = base + end - (block.length - lineStart);
      block.truncate(lineStart);
      openBody(lineOffset);
      return passDelimiter(delimiter, lineOffset, base + after) - base;
    }
    block.append(buffer, end, after);
    lineStart = block.length;
    if (block.length > limits.headerBytes) throw refuse('headers-too-large');
    return after;
  }

  /** The mail ends within a header block: its last line may be a delimiter. */
  function endHeaders(): void {
    const delimiter = headerDelimiter();
    if (!delimiter) return;
    const lineOffset = base - (block.length - lineStart);
    block.truncate(lineStart);
    openBody(lineOffset);
    passDelimiter(delimiter, lineOffset, base);
  }

  /** Headers that are cut short by the next delimiter, without an empty line. */
  function headerDelimiter(): Delimiter | null {
    if (boundaries.depth === 0 || block.at(lineStart) !== DASH || block.at(lineStart + 1) !== DASH)
      return null;
    if (block.length - lineStart > MAX_DELIMITER_LINE) return null;
    const view = block.view();
    return boundaries.match(view, lineStart + 2, view.length);
  }

  /** The header block is complete; `start` is where its body begins. */
  function openBody(start: number): number {
    if (++entities > limits.parts) throw refuse('too-many-parts');
    const parent = containers.at(-1) ?? null;
    const entity = builder.openEntity(readFields(block.view()), parent, start);
    block.truncate(0);
    lineStart = 0;
    mode = 'body';
    bodyStart = start;
    if (entity) {
      if (boundaries.depth === limits.depth) throw refuse('too-deep');
      boundaries.push(entity.boundary);
      containers.push(entity.type);
    }
    return start;
  }

  function readBody(buffer: Buffer, start: number, last: boolean): number {
    if (boundaries.depth === 0) {
      builder.addBody(buffer, start, buffer.length);
      return buffer.length;
    }
    let at = nextDash(buffer, start);
    while (at !== -1) {
      const atLineStart = base + at === bodyStart || (at > start && isLineEnd(buffer[at - 1]!));
      if (!atLineStart) {
        at = nextDash(buffer, at + 1);
        continue;
      }
      const end = delimiterEnd(buffer, at, last);
      if (end === 'unknown') return takeBody(buffer, start, beforeLineEnd(buffer, at, start));
      const delimiter = end === 'no' ? null : boundaries.match(buffer, at + 2, end);
      if (delimiter) {
        const bodyEnd = beforeLineEnd(buffer, at, start);
        takeBody(buffer, start, bodyEnd);
        const after = (end as number) + lineEndLength(buffer, end as number);
        return passDelimiter(delimiter, base + bodyEnd, base + after) - base;
      }
      at = nextDash(buffer, at + 1);
    }
    return takeBody(buffer, start, last ? buffer.length : beforeLineEnd(buffer, buffer.length, start));
  }

  function takeBody(buffer: Buffer, start: number, end: number): number {
    builder.addBody(buffer, start, end);
    return end;
  }

  /** Where the line at `at` ends if it may be a delimiter; 'unknown' while more bytes are needed. */
  function delimiterEnd(buffer: Buffer, at: number, last: boolean): number | 'no' | 'unknown' {
    if (at + 2 >= buffer.length)
      return last || (at + 1 < buffer.length && buffer[at + 1] !== DASH) ? 'no' : 'unknown';
    if (buffer[at + 1] !== DASH || !boundaries.mayStartWith(buffer[at + 2]!)) return 'no';
    const limit = Math.min(buffer.length, at + MAX_DELIMITER_LINE + 1);
    let end = at + 2;
    while (end < limit && !isLineEnd(buffer[end]!)) end++;
    if (end - at > MAX_DELIMITER_LINE) return 'no';
    const complete = last || (end < buffer.length && (buffer[end] === LF || end + 1 < buffer.length));
    return complete ? end : 'unknown';
  }

  function passDelimiter({ index, closes }: Delimiter, bodyEnd: number, after: number): number {
    builder.closePart(bodyEnd);
    const depth = closes ? index : index + 1;
    boundaries.truncate(depth);
    containers = containers.slice(0, depth);
    mode = closes ? 'body' : 'first-line';
    bodyStart = after;
    return after;
  }

  return {
    push,
    finish,
    get attachmentSize() {
      return builder.attachmentSize;
    },
    get otherSize() {
      return builder.otherSize;
    },
  };
}

function isLineEnd(byte: number): boolean {
  return byte === LF || byte === CR;
}

function lineEndLength(buffer: Buffer, at: number): number {
  if (at >= buffer.length) return 0;
  return buffer[at] === CR && buffer[at + 1] === LF ? 2 : 1;
}

/** The line end before a delimiter belongs to the delimiter. */
function beforeLineEnd(buffer: Buffer, at: number, floor: number): number {
  if (at <= floor || !isLineEnd(buffer[at - 1]!)) return at;
  return buffer[at - 1] === LF && at - 2 >= floor && buffer[at - 2] === CR ? at - 2 : at - 1;
}

/** Native search for what is rare (base64 has no dashes), a short loop for where dashes are dense. */
function nextDash(buffer: Buffer, from: number): number {
  const near = Math.min(buffer.length, from + 32);
  for (let at = from; at < near; at++) if (buffer[at] === DASH) return at;
  return near === buffer.length ? -1 : buffer.indexOf(DASH, near);
}
