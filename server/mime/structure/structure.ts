import { encodingName, readEntity } from '../reading/entity.ts';
import type { Fields } from '../reading/header-block.ts';
import { readParameterised } from '../reading/header-params.ts';
import { DEFAULT_LIMITS, MimeLimitError, type PartBuilder, Scanner } from '../reading/scan.ts';
import { type Envelope, fieldsByName, readEnvelope } from './envelope.ts';

const LF = 0x0a;
/** Messages within messages. Deeper ones are files: every level reads all bytes again. */
const MAX_MESSAGES = 5;
/** What all messages within one mail may have together. What is over is a file. */
const INNER = { parts: 1_000, headerBytes: 1024 * 1024, people: 2_000 };
const MAX_TEXT = 998;
const TOKEN = /^[!#$%&'*+.^_`{|}~\w-]+$/;
/** Bytes are given to the scanner in small slices, because some cost a lot. */
const SLICE = 4 * 1024;

/** A part of a mail with its place in the raw bytes: the header block, then the body. */
export type PartNode = {
  headerStart: number;
  start: number;
  end: number;
  /** In lower case. */
  type: string;
  params: Map<string, string>;
  encoding: string;
  id: string | null;
  description: string | null;
  md5: string | null;
  disposition: { value: string; params: Map<string, string> } | null;
  language: string | null;
  location: string | null;
  /** Line ends in the body. Not counted for a multipart. */
  lines: number;
  /** The parts of a multipart. */
  children: PartNode[];
  /** The mail in a message/rfc822 part. */
  message: MessageNode | null;
};
export type MessageNode = { envelope: Envelope; root: PartNode };

type MailScanner = Scanner<MessageNode, StructureBuilder>;

/** Reads the structure of a whole mail from its bytes, as they come. Nothing but headers is kept. `pause` is asked between small steps, and may end it with an error. */
export async function readStructure(
  bytes: AsyncIterable<Buffer>,
  pause: () => Promise<void> | undefined = () => undefined,
): Promise<MessageNode> {
  const scanner = createStructureScanner(0, 1, { ...INNER });
  for await (const piece of bytes)
    for (let at = 0; at < piece.length; at += SLICE) {
      scanner.push(piece.subarray(at, at + SLICE));
      await pause();
    }
  return scanner.finish();
}

const createStructureScanner = (base: number, depth: number, left: typeof INNER): MailScanner =>
  new Scanner<MessageNode, StructureBuilder>(DEFAULT_LIMITS, new StructureBuilder(base, depth, left));

/** Builds the tree of parts as a scanner finds them. */
class StructureBuilder implements PartBuilder<MessageNode> {
  /** Where this mail begins in the one that contains it. */
  private readonly base: number;
  private readonly depth: number;
  private readonly left: typeof INNER;
  private envelope: Envelope | null = null;
  private root: PartNode | null = null;
  /** The open multiparts, the innermost last. */
  private readonly stack: PartNode[] = [];
  /** Multiparts after their last delimiter. What follows still belongs to them. */
  private ending: PartNode[] = [];
  private leaf: PartNode | null = null;
  private inner: MailScanner | null = null;
  private headerStart: number;

  constructor(base: number, depth: number, left: typeof INNER) {
    this.base = base;
    this.headerStart = base;
    this.depth = depth;
    this.left = left;
  }

  addTotal() {}

  openEntity(block: Buffer, parent: string | null, start: number) {
    const fields = fieldsByName(block);
    this.envelope ??= readEnvelope(fields);
    if (this.depth > 1) this.count(block, this.root ? 0 : peopleIn(this.envelope));
    const { part, multipart, boundary } = readEntity(fields, parent);
    const node: PartNode = {
      ...describe(fields),
      headerStart: this.headerStart,
      start: this.base + start,
      end: this.base + start,
      type: part.type,
      encoding: encodingOf(fields, part.encoding),
      lines: 0,
      children: [],
      message: null,
    };
    this.root ??= node;
    this.stack.at(-1)?.children.push(node);
    if (multipart && boundary) {
      this.stack.push(node);
      return { boundary, type: part.type };
    }
    this.leaf = node;
    const isMessage = part.type === 'message/rfc822' && /^(7bit|8bit|binary)$/.test(node.encoding);
    if (isMessage && this.depth < MAX_MESSAGES)
      this.inner = createStructureScanner(node.start, this.depth + 1, this.left);
    return null;
  }

  private count({ length }: Buffer, people: number) {
    const { left } = this;
    left.parts--;
    left.headerBytes -= length;
    left.people -= people;
    if (left.parts < 0) throw new MimeLimitError('too-many-parts');
    if (left.headerBytes < 0 || left.people < 0) throw new MimeLimitError('headers-too-large');
  }

  addBody(buffer: Buffer, from: number, to: number) {
    const { leaf } = this;
    if (!leaf) return;
    for (let at = from; at < to; at++) if (buffer[at] === LF) leaf.lines++;
    this.withInner((inner) => inner.push(buffer.subarray(from, to)));
  }

  closePart(end: number, depth: number, closes: boolean, after: number) {
    const at = this.base + end;
    this.withInner((inner) => {
      this.leaf!.message = inner.finish();
    });
    this.inner = null;
    if (this.leaf) this.leaf.end = at;
    this.leaf = null;
    for (const node of this.ending) node.end = at;
    this.ending = [];
    const left = this.stack.splice(depth);
    for (const node of left) node.end = at;
    if (closes && left[0]) this.ending.push(left[0]);
    this.headerStart = this.base + after;
  }

  finish(): MessageNode {
    return { envelope: this.envelope!, root: this.root! };
  }

  /** A mail in a mail may have more parts than one that arrives. Then it is a file. */
  private withInner(work: (inner: MailScanner) => void) {
    if (!this.inner) return;
    try {
      work(this.inner);
    } catch (error) {
      if (!(error instanceof MimeLimitError)) throw error;
      this.inner = null;
    }
  }
}

const peopleIn = ({ from, sender, replyTo, to, cc, bcc }: Envelope) =>
  [from, sender, replyTo, to, cc, bcc].reduce((sum, list) => sum + list.length, 0);

/** One that we don't know is called as the mail calls it: a client that knows it decodes it, and others leave it as it is. */
function encodingOf(fields: Fields, known: string): string {
  const declared = encodingName(fields.get('content-transfer-encoding') ?? '');
  return known === 'binary' && TOKEN.test(declared) ? declared : known;
}

function describe(fields: Fields) {
  const text = (name: string) => fields.get(name)?.slice(0, MAX_TEXT).toWellFormed() || null;
  const disposition = readParameterised(fields.get('content-disposition') ?? '');
  return {
    params: readParameterised(fields.get('content-type') ?? '').params,
    id: text('content-id'),
    description: text('content-description'),
    md5: text('content-md5'),
    disposition: disposition.value ? disposition : null,
    language: text('content-language'),
    location: text('content-location'),
  };
}
