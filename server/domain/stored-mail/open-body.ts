import type { Outline } from '#server/mime/reading/outline.ts';
import type { MessageRow, MessageStore } from '#server/store/mail/message-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { CHUNK } from './chunks.ts';
import type { Envelope } from './envelope.ts';
import { pieceLabel, summaryLabel } from './seal-labels.ts';
import { readSummary, type StoredSummary } from './stored-summary.ts';
import { type UnopenedSummary, unopenedBody, unopenedSummary } from './unopened.ts';

/** Only a mail that no key opens has no envelope. */
type StoredOutline = Outline & { envelope?: Envelope };
export type OpenSummary = StoredSummary | UnopenedSummary;
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
export const HEAD_BYTES = 104 * 1024;

/** A search, and then an event or an answer, needs the summary of the same row. */
const opened = new WeakMap<MessageRow, StoredSummary>();

export function openSummary(vault: Vault, row: MessageRow, address: string): OpenSummary {
  const known = opened.get(row);
  if (known) return known;
  const plain = row.summary && vault.openIfPossible(row.inboxId, summaryLabel(row.id), row.summary);
  if (!plain) return unopenedSummary(address);
  const summary = readSummary(plain);
  opened.set(row, summary);
  return summary;
}

export function openBody(
  { vault, chunk }: { vault: Vault; chunk: Chunk },
  row: MessageRow,
  summary: OpenSummary,
): Body {
  if (summary.body === 'unopened') return unopenedBody;
  const place = placeOf(row);
  const { key, pieces: lastPosition } = summary.body;
  const sealer = key ? vault.bodySealer(Buffer.from(key, 'base64')) : vault.inboxSealer(row.inboxId);
  async function fetchPiece(position: number): Promise<Buffer> {
    const sealed = await chunk({ ...place, position });
    // Deleted since this request found it.
    if (!sealed) throw new Refusal('not-found');
    return sealed;
  }
  const read = async (position: number) =>
    sealer.open(pieceLabel(place.bodyId, position), await fetchPiece(position));
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
    outline: async () => JSON.parse((await readLast()).outline.toString()),
    outlineBytes: async () => (await readLast()).outline,
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
  latestEnd: row.bodyLatestEnd ?? row.latestEnd,
});

/** Where the last piece of a body is stored. It begins with the outline. */
export const lastPieceOf = (row: MessageRow, pieces: number) => ({ ...placeOf(row), position: pieces });

/** The beginning of a mail, with its header block. */
export const headOf = (body: Body, size: number) => gather(body.bytes(0, Math.min(size, HEAD_BYTES)));

export async function gather(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}
