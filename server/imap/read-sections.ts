import type { ReadMail } from '#server/domain/reading/read-mail.ts';
import { splitFields } from '#server/mime/reading/header-block.ts';
import { type Envelope, fieldsByName, headerEnd, readEnvelope } from '#server/mime/structure/envelope.ts';
import { type MessageNode, type PartNode, readStructure } from '#server/mime/structure/structure.ts';
import type { Section } from './fetch-items.ts';

export type Source = Awaited<ReturnType<ReadMail['source']>>;
/** Bytes of a mail: a place in it, or something made of its headers. */
export type Bytes = { start: number; end: number } | Buffer;

/** Reads one mail for FETCH: as little of it as the question needs, and everything at most once. */
export class MailReader {
  readonly id: string;
  private readonly source: Source;
  /** Throws once nobody waits for the answer any more. */
  private readonly checkWanted: () => void;
  private headRead: Promise<Buffer> | null = null;
  private structureRead: Promise<MessageNode> | null = null;

  constructor(id: string, source: Source, checkWanted: () => void) {
    this.id = id;
    this.source = source;
    this.checkWanted = checkWanted;
  }

  /** The header block, with the empty line after it. */
  head(): Promise<Buffer> {
    this.headRead ??= this.source.head().then((head) => head.subarray(0, headerEnd(head)));
    return this.headRead;
  }

  structure(): Promise<MessageNode> {
    const { bytes, size } = this.source;
    this.structureRead ??= readStructure(bytes(0, size), this.checkWanted);
    return this.structureRead;
  }

  async fields(): Promise<Map<string, string>> {
    return fieldsByName(await this.head());
  }

  async envelope(): Promise<Envelope> {
    return readEnvelope(await this.fields());
  }

  bytes(start: number, end: number) {
    return this.source.bytes(start, end);
  }

  /** Where a section is, or null if the mail has none such. */
  async locate({ path, what, fields }: Section): Promise<Bytes | null> {
    const { size } = this.source;
    if (!path.length) {
      if (what === 'ALL') return { start: 0, end: size };
      const head = await this.head();
      if (what === 'HEADER') return head;
      return what === 'TEXT' ? { start: head.length, end: size } : pick(head, what, fields);
    }
    const node = findPart(await this.structure(), path);
    if (!node || what === 'ALL') return node && { start: node.start, end: node.end };
    if (what === 'MIME') return { start: node.headerStart, end: node.start };
    if (!node.message) return null;
    const { root } = node.message;
    if (what === 'TEXT') return { start: root.start, end: node.end };
    if (what === 'HEADER') return { start: root.headerStart, end: root.start };
    const parts: Buffer[] = [];
    for await (const part of this.bytes(root.headerStart, root.start)) parts.push(part);
    return pick(Buffer.concat(parts), what, fields);
  }
}

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
function pick(block: Buffer, what: Section['what'], wanted: Set<string>): Buffer {
  const isWanted = what === 'HEADER.FIELDS';
  const kept = splitFields(block)
    .filter(({ name }) => name && wanted.has(name.toLowerCase()) === isWanted)
    .map(({ start, end }) => block.subarray(start, end));
  return Buffer.concat([...kept, Buffer.from('\r\n')]);
}
