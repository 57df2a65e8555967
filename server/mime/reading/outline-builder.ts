import { SNIPPET_LENGTH } from '#contract/limits.ts';
import { readAddresses, readSender } from './addresses.ts';
import { decodeText } from './decode.ts';
import { type Entity, readEntity } from './entity.ts';
import { defaultFilename, safeFilename } from './filename.ts';
import { createGrowingBuffer, type GrowingBuffer } from './growing-buffer.ts';
import { type Fields, headersOf, readFields } from './header-block.ts';
import { cleanLine, decodeWords } from './header-text.ts';
import { readMailDate } from './mail-date.ts';
import type { Outline, Part } from './outline.ts';
import { snippetOfHtml, snippetOfText } from './snippet.ts';
import { createTransferCounter, createTransferDecoder, type TransferCounter } from './transfer.ts';

const MAX_SUBJECT = 998;
const MAX_LIST_UNSUBSCRIBE = 8 * 1024;
const MAX_NAME_FROM_SUBJECT = 80;
/** How much of a text is kept for its snippet. */
const TEXT_CAPTURE = 32 * 1024;
const QUICK_TEXT = 1024;
/** A text without visible characters is skipped, but only this many texts are tried. */
const MAX_CAPTURES = 8;
/** How much of an attached message is kept to find its subject. */
const MESSAGE_CAPTURE = 8 * 1024;

/** The headers of the mail itself. */
type TopFields = Pick<
  Outline,
  'from' | 'to' | 'cc' | 'replyTo' | 'subject' | 'messageId' | 'listUnsubscribe' | 'date'
>;
type Capture = { bytes: GrowingBuffer; room: number };
type OpenPart = { part: Part; counter: TransferCounter; capture: Capture | null };

/** Collects parts as the scanner finds them, and builds the outline. */
export function createOutlineBuilder() {
  const parts: Part[] = [];
  const previews: { text: string | null; html: string | null } = { text: null, html: null };
  let captures = 0;
  let total = 0;
  let attachmentRaw = 0;
  let attachmentDecoded = 0;
  let top: TopFields | null = null;
  let open: OpenPart | null = null;

  /** Returns the boundary and type if the entity is a multipart that can be read. */
  function openEntity(
    fields: Fields,
    parent: string | null,
    start: number,
  ): { boundary: string; type: string } | null {
    const isTop = top === null;
    top ??= readTop(fields);
    const entity = readEntity(fields, parent);
    if (entity.multipart && entity.boundary) return { boundary: entity.boundary, type: entity.part.type };
    if (!entity.ignored && !(isTop && entity.multipart)) openPart(entity, start);
    return null;
  }

  function openPart(entity: Entity, start: number): void {
    const part: Part = { id: String(parts.length + 1), ...entity.part, start, end: start, size: 0 };
    parts.push(part);
    open = { part, counter: createTransferCounter(part.encoding), capture: captureFor(part) };
  }

  function captureFor(part: Part): Capture | null {
    if (part.kind === 'attachment') {
      return isMessage(part) && !part.filename
        ? { bytes: createGrowingBuffer(), room: MESSAGE_CAPTURE }
        : null;
    }
    // A plain-text preview makes an HTML preview unnecessary.
    const wanted = previews.text === null && previews[part.kind] === null;
    return wanted && captures++ < MAX_CAPTURES ? { bytes: createGrowingBuffer(), room: TEXT_CAPTURE } : null;
  }

  function addBody(buffer: Buffer, from: number, to: number): void {
    if (!open || from === to) return;
    const body = buffer.subarray(from, to);
    open.counter.add(body);
    if (open.part.kind === 'attachment') attachmentRaw += body.length;
    if (!open.capture || open.capture.room === 0) return;
    const taken = Math.min(body.length, open.capture.room);
    open.capture.bytes.append(body, 0, taken);
    open.capture.room -= taken;
  }

  function closePart(end: number): void {
    if (!open) return;
    const { part, counter, capture } = open;
    open = null;
    counter.end();
    part.end = end;
    part.size = counter.size;
    const captured = capture ? capture.bytes.view() : null;
    if (part.kind === 'attachment') {
      attachmentDecoded += part.size;
      if (!part.filename) part.filename = nameOf(part, captured);
    } else if (captured) {
      const preview = previewOf(part, captured);
      if (preview) previews[part.kind] = preview;
    }
  }

  function attachmentSize(): number {
    return attachmentDecoded + (open?.part.kind === 'attachment' ? open.counter.size : 0);
  }

  function finish(): Outline {
    return {
      parsed: parts.length > 0,
      ...(top ?? readTop(new Map())),
      snippet: previews.text ?? previews.html ?? '',
      contentType: parts.some((part) => part.kind === 'html') ? 'html' : 'text',
      parts,
      attachmentSize: attachmentDecoded,
      otherSize: total - attachmentRaw,
    };
  }

  return {
    openEntity,
    addBody,
    closePart,
    finish,
    addTotal(bytes: number) {
      total += bytes;
    },
    get attachmentSize() {
      return attachmentSize();
    },
    get otherSize() {
      return total - attachmentRaw;
    },
  };
}

/** Tries the first kilobyte of a plain text, which is nearly always enough. */
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
