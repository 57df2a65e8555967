import { SNIPPET_LENGTH } from '#contract/limits.ts';
import { readAddresses, readSender } from './addresses.ts';
import { decodeText } from './decode.ts';
import { type Entity, readEntity } from './entity.ts';
import { defaultFilename, safeFilename } from './filename.ts';
import { GrowingBuffer } from './growing-buffer.ts';
import { type Fields, headersOf, readFields } from './header-block.ts';
import { cleanLine, decodeWords } from './header-text.ts';
import { readMailDate } from './mail-date.ts';
import type { Outline, Part } from './outline.ts';
import { MAX_LISTED, type Recipients, recipientsIn } from './recipients.ts';
import { snippetOfHtml, snippetOfText } from './snippet.ts';
import { createTransferCounter, createTransferDecoder, type TransferCounter } from './transfer.ts';

const MAX_SUBJECT = 998;
const MAX_LIST_UNSUBSCRIBE = 8 * 1024;
const MAX_NAME_FROM_SUBJECT = 80;
/** How much of a text is kept for its snippet. */
const TEXT_CAPTURE = 32 * 1024;
const QUICK_TEXT = 512;
/** A text without visible characters is skipped, but only this many texts are tried. */
const MAX_CAPTURES = 8;
/** How much of an attached message is kept to find its subject. */
const MESSAGE_CAPTURE = 8 * 1024;
const EMPTY = Buffer.alloc(0);

/** The headers of the mail itself. */
type TopFields = Pick<
  Outline,
  'from' | 'to' | 'cc' | 'replyTo' | 'subject' | 'messageId' | 'listUnsubscribe' | 'date'
>;
type OpenPart = { part: Part; counter: TransferCounter; capture: Capture | null };

/** Keeps the beginning of a part. Bytes that come at once are not copied. */
class Capture {
  private room: number;
  private first: Buffer | null = null;
  private all: GrowingBuffer | null = null;

  constructor(room: number) {
    this.room = room;
  }

  add(body: Buffer) {
    if (this.room === 0) return;
    const taken = Math.min(body.length, this.room);
    this.room -= taken;
    if (!this.first) {
      this.first = body.subarray(0, taken);
      return;
    }
    if (!this.all) {
      this.all = new GrowingBuffer(2 * (this.first.length + taken));
      this.all.append(this.first, 0, this.first.length);
    }
    this.all.append(body, 0, taken);
  }

  view(): Buffer {
    return this.all?.view() ?? this.first ?? EMPTY;
  }
}

/** Collects parts as the scanner finds them, and builds the outline. */
export class OutlineBuilder {
  private readonly parts: Part[] = [];
  private readonly previews: { text: string | null; html: string | null } = { text: null, html: null };
  private captures = 0;
  private total = 0;
  private attachmentRaw = 0;
  private attachmentDecoded = 0;
  private top: TopFields | null = null;
  private listed: Recipients = recipientsIn(new Map());
  private open: OpenPart | null = null;

  addTotal(bytes: number) {
    this.total += bytes;
  }

  get attachmentSize(): number {
    const { open } = this;
    return this.attachmentDecoded + (open?.part.kind === 'attachment' ? open.counter.size : 0);
  }

  get recipients(): Recipients {
    return this.listed;
  }

  get otherSize(): number {
    return this.total - this.attachmentRaw;
  }

  /** Returns the boundary and type if the entity is a multipart that can be read. */
  openEntity(block: Buffer, parent: string | null, start: number): { boundary: string; type: string } | null {
    const fields = readFields(block);
    const isTop = this.top === null;
    if (isTop) this.listed = recipientsIn(fields, MAX_LISTED);
    this.top ??= readTop(fields);
    const entity = readEntity(fields, parent);
    if (entity.multipart && entity.boundary) return { boundary: entity.boundary, type: entity.part.type };
    if (!entity.ignored && !(isTop && entity.multipart)) this.openPart(entity, start);
    return null;
  }

  private openPart(entity: Entity, start: number): void {
    const part: Part = { id: String(this.parts.length + 1), ...entity.part, start, end: start, size: 0 };
    this.parts.push(part);
    this.open = { part, counter: createTransferCounter(part.encoding), capture: this.captureFor(part) };
  }

  private captureFor(part: Part): Capture | null {
    if (part.kind === 'attachment')
      return isMessage(part) && !part.filename ? new Capture(MESSAGE_CAPTURE) : null;
    // A plain-text preview makes an HTML preview unnecessary.
    const wanted = this.previews.text === null && this.previews[part.kind] === null;
    return wanted && this.captures++ < MAX_CAPTURES ? new Capture(TEXT_CAPTURE) : null;
  }

  addBody(buffer: Buffer, from: number, to: number): void {
    const { open } = this;
    if (!open || from === to) return;
    const body = buffer.subarray(from, to);
    open.counter.add(body);
    if (open.part.kind === 'attachment') this.attachmentRaw += body.length;
    open.capture?.add(body);
  }

  closePart(end: number): void {
    if (!this.open) return;
    const { part, counter, capture } = this.open;
    this.open = null;
    counter.end();
    part.end = end;
    part.size = counter.size;
    const captured = capture?.view() ?? null;
    if (part.kind === 'attachment') {
      this.attachmentDecoded += part.size;
      if (!part.filename) part.filename = nameOf(part, captured);
    } else if (captured) {
      const preview = previewOf(part, captured);
      if (preview) this.previews[part.kind] = preview;
    }
  }

  finish(): Outline {
    const { parts, previews } = this;
    return {
      parsed: parts.length > 0,
      ...(this.top ?? readTop(new Map())),
      snippet: previews.text ?? previews.html ?? '',
      contentType: parts.some((part) => part.kind === 'html') ? 'html' : 'text',
      parts,
      attachmentSize: this.attachmentDecoded,
      otherSize: this.otherSize,
    };
  }
}

/** Tries the beginning of a plain text, which is nearly always enough. */
function previewOf(part: Part, captured: Buffer): string {
  if (part.kind === 'html') return snippetOfHtml(decodeText(captured, part));
  const quick = snippetOfText(decodeText(captured.subarray(0, QUICK_TEXT), part));
  const isEnough = quick.length >= SNIPPET_LENGTH - 1 || captured.length <= QUICK_TEXT;
  return isEnough ? quick : snippetOfText(decodeText(captured, part));
}

function readTop(fields: Fields): TopFields {
  return {
    from: readSender(fields.get('from') ?? ''),
    to: readAddresses(fields.get('to') ?? ''),
    cc: readAddresses(fields.get('cc') ?? ''),
    replyTo: readAddresses(fields.get('reply-to') ?? ''),
    subject: readSubject(fields),
    messageId: cleanLine(fields.get('message-id') ?? '', MAX_SUBJECT),
    listUnsubscribe: cleanLine(fields.get('list-unsubscribe') ?? '', MAX_LIST_UNSUBSCRIBE),
    date: readMailDate(fields.get('date') ?? ''),
  };
}

function readSubject(fields: Fields): string {
  return cleanLine(decodeWords(fields.get('subject') ?? ''), MAX_SUBJECT);
}

function isMessage(part: Part): boolean {
  return part.type === 'message/rfc822' || part.type === 'message/global';
}

/** An attached message is named after its subject. */
function nameOf(part: Part, captured: Buffer | null): string {
  if (captured) {
    const decoder = createTransferDecoder(part.encoding);
    const subject = readSubject(readFields(headersOf(decoder.write(captured))));
    const name = safeFilename(subject.slice(0, MAX_NAME_FROM_SUBJECT).toWellFormed().replace(/[/\\]/g, '_'));
    if (name) return `${name}.eml`;
  }
  return defaultFilename(part.id, part.type);
}
