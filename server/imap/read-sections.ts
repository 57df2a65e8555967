import type { ReadMail } from '#server/domain/reading/read-mail.ts';
import { eachField, type RawField, readValue } from '#server/mime/reading/header-block.ts';
import { decodeWords } from '#server/mime/reading/header-text.ts';
import { type Envelope, fieldsByName, headerEnd, readEnvelope } from '#server/mime/structure/envelope.ts';
import { type MessageNode, type PartNode, readStructure } from '#server/mime/structure/structure.ts';
import type { Section } from './fetch-items.ts';

export type Source = Awaited<ReturnType<ReadMail['source']>>;
/** Bytes of a mail: a place in it, or something made of its headers. */
export type Bytes = { start: number; end: number } | Buffer;
/** A header block and its fields, with their names in lower case. */
type Block = { bytes: Buffer; fields: RawField[] };

/** Fields that are read before others have a turn. */
const AT_ONCE = 1_000;
/** Bytes of headers that a connection keeps of the mail that it has read last. */
const KEPT = 64 * 1024;
const BYTES_PER_PART = 500;

export type KnownStructure = { id: string; message: MessageNode };

/** Reads one mail for FETCH and SEARCH: as little of it as the question needs, and everything at most once. */
export class MailReader {
  readonly id: string;
  private readonly source: Source;
  /** Asked between small steps. Throws once nobody waits for the answer any more. */
  private readonly pause: () => Promise<void> | undefined;
  private headRead: Promise<Buffer> | null = null;
  private structureRead: Promise<MessageNode> | null = null;
  /** The header block that was split last, and where it begins. */
  private split: { start: number; block: Promise<Block> } | null = null;
  private readonly texts = new Map<string, string[]>();
  /** The structure, if it was read and is small enough to be kept. */
  known: KnownStructure | null;

  constructor(
    id: string,
    source: Source,
    pause: () => Promise<void> | undefined,
    known: KnownStructure | null = null,
  ) {
    this.id = id;
    this.source = source;
    this.pause = pause;
    this.known = known?.id === id ? known : null;
    if (this.known) this.structureRead = Promise.resolve(this.known.message);
  }

  /** The header block, with the empty line after it. */
  head(): Promise<Buffer> {
    this.headRead ??= this.source.head().then((head) => head.subarray(0, headerEnd(head)));
    return this.headRead;
  }

  structure(): Promise<MessageNode> {
    this.structureRead ??= this.readStructure();
    return this.structureRead;
  }

  private async readStructure(): Promise<MessageNode> {
    const { bytes, size } = this.source;
    const message = await readStructure(bytes(0, size), this.pause);
    if (headersOf(message.root) <= KEPT) this.known = { id: this.id, message };
    return message;
  }

  async envelope(): Promise<Envelope> {
    return readEnvelope(fieldsByName(await this.head()));
  }

  /** The texts of all fields of a name, decoded. */
  async textsOf(name: string): Promise<string[]> {
    const known = this.texts.get(name);
    if (known) return known;
    const { bytes, fields } = await this.splitAt(0, () => this.head());
    const texts: string[] = [];
    for (const field of fields) {
      if (field.name !== name) continue;
      texts.push(decodeWords(readValue(bytes, field)));
      await this.pause();
    }
    this.texts.set(name, texts);
    return texts;
  }

  bytes(start: number, end: number) {
    return this.source.bytes(start, end);
  }

  private splitAt(start: number, read: () => Promise<Buffer>): Promise<Block> {
    if (this.split?.start !== start)
      this.split = { start, block: read().then((bytes) => this.splitBlock(bytes)) };
    return this.split.block;
  }

  private async splitBlock(bytes: Buffer): Promise<Block> {
    const fields: RawField[] = [];
    for (const field of eachField(bytes)) {
      field.name = field.name.toLowerCase();
      if (fields.push(field) % AT_ONCE === 0) await this.pause();
    }
    return { bytes, fields };
  }

  /** Where a section is, or null if the mail has none such. */
  async locate({ path, what, fields }: Section): Promise<Bytes | null> {
    const { size } = this.source;
    if (!path.length) {
      if (what === 'ALL') return { start: 0, end: size };
      const head = await this.head();
      if (what === 'HEADER') return head;
      if (what === 'TEXT') return { start: head.length, end: size };
      return pick(await this.splitAt(0, () => this.head()), what, fields);
    }
    const node = findPart(await this.structure(), path);
    if (!node || what === 'ALL') return node && { start: node.start, end: node.end };
    if (what === 'MIME') return { start: node.headerStart, end: node.start };
    if (!node.message) return null;
    const { root } = node.message;
    if (what === 'TEXT') return { start: root.start, end: node.end };
    if (what === 'HEADER') return { start: root.headerStart, end: root.start };
    return pick(await this.splitAt(root.headerStart, () => this.gather(root)), what, fields);
  }

  private async gather({ headerStart, start }: PartNode): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.bytes(headerStart, start)) parts.push(part);
    return Buffer.concat(parts);
  }
}

const headersOf = ({ headerStart, start, children, message }: PartNode): number =>
  [...children, ...(message ? [message.root] : [])].reduce(
    (sum, node) => sum + headersOf(node),
    BYTES_PER_PART + start - headerStart,
  );

function findPart(message: MessageNode, path: number[]): PartNode | null {
  let node: PartNode | null = null;
  for (const number of path) {
    const isMessage: boolean = node === null || node.message !== null;
    const within: PartNode = node === null ? message.root : (node.message?.root ?? node);
    if (within.children.length) node = within.children[number - 1] ?? null;
    // A mail that has no parts has itself as its first.
    else node = isMessage && number === 1 ? within : null;
    if (!node) return null;
  }
  return node;
}

/** Some fields of a header block as they were written, and the empty line. */
function pick({ bytes, fields }: Block, what: Section['what'], wanted: Set<string>): Buffer {
  const isWanted = what === 'HEADER.FIELDS';
  const kept: Array<{ start: number; end: number }> = [];
  for (const { name, start, end } of fields) {
    if (!name || wanted.has(name) !== isWanted) continue;
    const last = kept.at(-1);
    if (last?.end === start) last.end = end;
    else kept.push({ start, end });
  }
  return Buffer.concat([...kept.map(({ start, end }) => bytes.subarray(start, end)), Buffer.from('\r\n')]);
}
