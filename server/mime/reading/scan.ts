import { Boundaries, type Delimiter, MAX_DELIMITER_LINE } from './boundaries.ts';
import { GrowingBuffer } from './growing-buffer.ts';
import {
  beforeLineEnd,
  CR,
  DASH,
  isLineEnd,
  judgeFirstLine,
  LF,
  lineEndLength,
  nextDash,
} from './line-scan.ts';
import type { Outline } from './outline.ts';
import { OutlineBuilder } from './outline-builder.ts';
import type { Recipients } from './recipients.ts';

/** The mail exceeds a limit of its structure. The sender gets a permanent refusal. */
export class MimeLimitError extends Error {
  readonly code: 'headers-too-large' | 'too-many-parts' | 'too-deep';

  constructor(code: MimeLimitError['code']) {
    super(code);
    this.name = 'MimeLimitError';
    this.code = code;
  }
}

export type ScanLimits = { headerBytes: number; parts: number; depth: number };
export const DEFAULT_LIMITS: ScanLimits = { headerBytes: 100 * 1024, parts: 1000, depth: 100 };
const EMPTY = Buffer.alloc(0);

export const createScanner = (limits: ScanLimits = DEFAULT_LIMITS) =>
  new OutlineScanner(limits, new OutlineBuilder());

/** What is made of the parts that a scanner finds. */
export type PartBuilder<T> = {
  addTotal(bytes: number): void;
  /** `block` is valid during the call only. Returns the boundary and type if the entity is a multipart that can be read. */
  openEntity(block: Buffer, parent: string | null, start: number): { boundary: string; type: string } | null;
  addBody(buffer: Buffer, from: number, to: number): void;
  /** A delimiter leaves `depth` multiparts open. `closes`: it is the last one of its multipart. `after`: where the next line begins. */
  closePart(end: number, depth: number, closes: boolean, after: number): void;
  finish(): T;
};

/**
 * Reads a mail as it arrives and keeps only what its builder makes of it. The result does not depend on how the stream is
 * split: bytes that can't be judged yet (the start of a possible delimiter line) wait for the next push.
 */
export class Scanner<T, B extends PartBuilder<T>> {
  private readonly limits: ScanLimits;
  private readonly boundaries = new Boundaries();
  private readonly block = new GrowingBuffer();
  protected readonly builder: B;
  private mode: 'first-line' | 'headers' | 'body' = 'first-line';
  private waiting: Buffer = EMPTY;
  /** Offset in the mail of the first byte of the current buffer. */
  private base = 0;
  /** Start of the current line in the header block. */
  private lineStart = 0;
  private bodyStart = 0;
  private entities = 0;
  /** Types of the open multiparts, the innermost last. */
  private containers: string[] = [];
  private refused: MimeLimitError | null = null;

  constructor(limits: ScanLimits, builder: B) {
    this.limits = limits;
    this.builder = builder;
  }

  push(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    this.builder.addTotal(bytes.length);
    this.run(this.waiting.length > 0 ? Buffer.concat([this.waiting, bytes]) : bytes, false);
  }

  finish(): T {
    this.run(this.waiting, true);
    if (this.mode === 'headers') this.endHeaders();
    if (this.mode !== 'body') this.openBody(this.base);
    this.builder.closePart(this.base, 0, false, this.base);
    return this.builder.finish();
  }

  private run(buffer: Buffer, last: boolean): void {
    if (this.refused) throw this.refused;
    let at = 0;
    while (at < buffer.length) {
      const before = this.mode;
      const next = this.step(buffer, at, last);
      // No byte was used and the mode is the same: the rest waits for more bytes.
      if (next === at && before === this.mode) break;
      at = next;
    }
    this.waiting = at < buffer.length ? Buffer.from(buffer.subarray(at)) : EMPTY;
    this.base += at;
  }

  /** Continues reading from `at` and returns where it stopped. */
  private step(buffer: Buffer, at: number, last: boolean): number {
    if (this.mode === 'first-line') return this.readFirstLine(buffer, at, last);
    return this.mode === 'headers' ? this.readHeaderLine(buffer, at, last) : this.readBody(buffer, at, last);
  }

  private refuse(code: MimeLimitError['code']): MimeLimitError {
    this.refused = new MimeLimitError(code);
    return this.refused;
  }

  private readFirstLine(buffer: Buffer, start: number, last: boolean): number {
    const toBody = () => this.openBody(this.base + start) - this.base;
    if (this.boundaries.depth > 0 && buffer[start] === DASH) {
      if (start + 1 === buffer.length && !last) return start;
      if (buffer[start + 1] === DASH) return toBody();
    }
    const kind = judgeFirstLine(buffer, start, { last, isFirst: this.base + start === 0 });
    if (kind === 'body') return toBody();
    if (kind === 'headers') this.mode = 'headers';
    return start;
  }

  private readHeaderLine(buffer: Buffer, start: number, last: boolean): number {
    const { block, base } = this;
    let end = start;
    while (end < buffer.length && buffer[end] !== LF && buffer[end] !== CR) end++;
    block.append(buffer, start, end);
    if (block.length > this.limits.headerBytes + MAX_DELIMITER_LINE) throw this.refuse('headers-too-large');
    if (end === buffer.length && !last) return end;
    if (buffer[end] === CR && end + 1 === buffer.length && !last) return end;

    const after = end + lineEndLength(buffer, end);
    if (block.length === this.lineStart) return this.openBody(base + after) - base;
    const delimiter = this.headerDelimiter();
    if (delimiter) {
      const lineOffset = base + end - (block.length - this.lineStart);
      block.truncate(this.lineStart);
      this.openBody(lineOffset);
      return this.passDelimiter(delimiter, lineOffset, base + after) - base;
    }
    block.append(buffer, end, after);
    this.lineStart = block.length;
    if (block.length > this.limits.headerBytes) throw this.refuse('headers-too-large');
    return after;
  }

  /** Called when the mail ends inside a header block: its last line may be a delimiter. */
  private endHeaders(): void {
    const delimiter = this.headerDelimiter();
    if (!delimiter) return;
    const lineOffset = this.base - (this.block.length - this.lineStart);
    this.block.truncate(this.lineStart);
    this.openBody(lineOffset);
    this.passDelimiter(delimiter, lineOffset, this.base);
  }

  /** The delimiter in the current header line, if headers end there without an empty line. */
  private headerDelimiter(): Delimiter | null {
    const { block, lineStart } = this;
    if (this.boundaries.depth === 0 || block.at(lineStart) !== DASH || block.at(lineStart + 1) !== DASH)
      return null;
    if (block.length - lineStart > MAX_DELIMITER_LINE) return null;
    const view = block.view();
    return this.boundaries.match(view, lineStart + 2, view.length);
  }

  /** Called when a header block is complete. `start` is where its body begins. */
  private openBody(start: number): number {
    if (++this.entities > this.limits.parts) throw this.refuse('too-many-parts');
    const parent = this.containers.at(-1) ?? null;
    const entity = this.builder.openEntity(this.block.view(), parent, start);
    this.block.truncate(0);
    this.lineStart = 0;
    this.mode = 'body';
    this.bodyStart = start;
    if (entity) {
      if (this.boundaries.depth === this.limits.depth) throw this.refuse('too-deep');
      this.boundaries.push(entity.boundary);
      this.containers.push(entity.type);
    }
    return start;
  }

  private readBody(buffer: Buffer, start: number, last: boolean): number {
    if (this.boundaries.depth === 0) return this.takeBody(buffer, start, buffer.length);
    for (let at = nextDash(buffer, start); at !== -1; at = nextDash(buffer, at + 1)) {
      const atLineStart = this.base + at === this.bodyStart || (at > start && isLineEnd(buffer[at - 1]!));
      if (!atLineStart) continue;
      const end = this.delimiterEnd(buffer, at, last);
      if (end === 'unknown') return this.takeBody(buffer, start, beforeLineEnd(buffer, at, start));
      const delimiter = end === 'no' ? null : this.boundaries.match(buffer, at + 2, end);
      if (!delimiter) continue;
      const bodyEnd = this.takeBody(buffer, start, beforeLineEnd(buffer, at, start));
      const after = (end as number) + lineEndLength(buffer, end as number);
      return this.passDelimiter(delimiter, this.base + bodyEnd, this.base + after) - this.base;
    }
    return this.takeBody(buffer, start, last ? buffer.length : beforeLineEnd(buffer, buffer.length, start));
  }

  private takeBody(buffer: Buffer, start: number, end: number): number {
    this.builder.addBody(buffer, start, end);
    return end;
  }

  /** Where the line at `at` ends if it may be a delimiter. 'unknown' means that more bytes are needed. */
  private delimiterEnd(buffer: Buffer, at: number, last: boolean): number | 'no' | 'unknown' {
    if (at + 2 >= buffer.length)
      return last || (at + 1 < buffer.length && buffer[at + 1] !== DASH) ? 'no' : 'unknown';
    if (buffer[at + 1] !== DASH || !this.boundaries.mayStartWith(buffer[at + 2]!)) return 'no';
    const limit = Math.min(buffer.length, at + MAX_DELIMITER_LINE + 1);
    let end = at + 2;
    while (end < limit && !isLineEnd(buffer[end]!)) end++;
    if (end - at > MAX_DELIMITER_LINE) return 'no';
    const complete = last || (end < buffer.length && (buffer[end] === LF || end + 1 < buffer.length));
    return complete ? end : 'unknown';
  }

  private passDelimiter({ index, closes }: Delimiter, bodyEnd: number, after: number): number {
    const depth = closes ? index : index + 1;
    this.builder.closePart(bodyEnd, depth, closes, after);
    this.boundaries.truncate(depth);
    this.containers = this.containers.slice(0, depth);
    this.mode = closes ? 'body' : 'first-line';
    this.bodyStart = after;
    return after;
  }
}

class OutlineScanner extends Scanner<Outline, OutlineBuilder> {
  get attachmentSize(): number {
    return this.builder.attachmentSize;
  }

  get otherSize(): number {
    return this.builder.otherSize;
  }

  /** The first people of each header. */
  get recipients(): Recipients {
    return this.builder.recipients;
  }
}
