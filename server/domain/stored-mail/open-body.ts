import type { Outline } from '#server/mime/reading/outline.ts';
import type { MessageRow, MessageStore } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { CHUNK } from './chunks.ts';
import type { Envelope } from './envelope.ts';
import { oldOutlineLabel, pieceLabel, summaryLabel } from './seal-labels.ts';
import type { Steps } from './steps.ts';
import { makeSummary, readSummary, type StoredSummary } from './stored-summary.ts';
import { type UnopenedSummary, unopenedBody, unopenedSummary } from './unopened.ts';

type StoredOutline = Outline & { envelope?: Envelope };
/** Mail of version 0.1 has no key of its own: its pieces and its outline are sealed for the inbox. */
type OldSummary = Omit<StoredSummary, 'body'> & { body: null };
export type OpenSummary = StoredSummary | OldSummary | UnopenedSummary;
export type Body = {
  /** False if no key opens the message. */
  isOpen: boolean;
  outline(): Promise<StoredOutline>;
  /** The same as JSON, for callers that parse it elsewhere. */
  outlineBytes(): Promise<Buffer>;
  /** Reads and opens only the pieces that hold these bytes. */
  bytes(start: number, end: number): AsyncGenerator<Buffer>;
};

type Chunk = MessageStore['chunk'];

/** A header block has at most 100 KB. */
const HEAD_BYTES = 104 * 1024;

/** A search, and then an event or an answer, needs the summary of the same row. */
const opened = new WeakMap<MessageRow, StoredSummary>();

export function openSummary(vault: Vault, row: MessageRow, address: string): OpenSummary {
  const known = opened.get(row);
  if (known) return known;
  const label = row.summary ? summaryLabel(row.id) : oldOutlineLabel(row.id);
  const plain = vault.openIfPossible(row.inboxId, label, row.summary ?? row.outline!);
  if (!plain) return unopenedSummary(address);
  if (row.summary) {
    const summary = readSummary(plain);
    opened.set(row, summary);
    return summary;
  }
  const outline = readOldOutline(plain);
  return makeSummary({ outline, lightOutline: true, to: address, steps: outline.steps, body: null });
}

export function openBody(
  { vault, chunk }: { vault: Vault; chunk: Chunk },
  row: MessageRow,
  summary: OpenSummary,
): Body {
  if (summary.body === 'unopened') return unopenedBody;
  const place = placeOf(row);
  const sealer = summary.body?.key
    ? vault.bodySealer(Buffer.from(summary.body.key, 'base64'))
    : vault.inboxSealer(row.inboxId);
  async function fetchPiece(position: number): Promise<Buffer> {
    const sealed = await chunk({ ...place, position });
    // Deleted since this request found it.
    if (!sealed) throw new Refusal('not-found');
    return sealed;
  }
  const read = async (position: number) =>
    sealer.open(pieceLabel(place.bodyId, position), await fetchPiece(position));
  const lastPosition = summary.body ? summary.body.pieces : Number.POSITIVE_INFINITY;
  let last: Promise<{ outline: Buffer; rest: Buffer }> | null = null;
  const readLast = () => {
    last ??= fetchPiece(lastPosition).then((sealed) => {
      const [outline, rest] = sealer.openPair(pieceLabel(place.bodyId, lastPosition), sealed);
      return { outline, rest };
    });
    return last;
  };

  return {
    isOpen: true,
    outline: async () =>
      summary.body ? JSON.parse((await readLast()).outline.toString()) : openOldOutline(vault, row),
    outlineBytes: async () =>
      summary.body ? (await readLast()).outline : Buffer.from(JSON.stringify(openOldOutline(vault, row))),
    async *bytes(start, end) {
      for (let position = Math.floor(start / CHUNK); position * CHUNK < end; position++) {
        const piece = position === lastPosition ? (await readLast()).rest : await read(position);
        yield piece.subarray(Math.max(0, start - position * CHUNK), end - position * CHUNK);
      }
    },
  };
}

const placeOf = (row: MessageRow) => ({
  bodyId: row.bodyId ?? row.id,
  expiresAt: row.bodyExpiresAt ?? row.expiresAt,
});

/** Where the last piece of a body is stored. It begins with the outline. */
export const lastPieceOf = (row: MessageRow, pieces: number) => ({ ...placeOf(row), position: pieces });

const openOldOutline = (vault: Vault, row: MessageRow) =>
  readOldOutline(vault.open(row.inboxId, oldOutlineLabel(row.id), row.outline!));

const readOldOutline = (bytes: Buffer): StoredOutline & { steps: Steps } => ({
  cc: [],
  replyTo: [],
  messageId: '',
  listUnsubscribe: '',
  ...JSON.parse(bytes.toString()),
});

/** The beginning of a mail, with its header block. */
export const headOf = (body: Body, size: number) => gather(body.bytes(0, Math.min(size, HEAD_BYTES)));

export async function gather(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}
