import type { Outline } from '#server/mime/reading/outline.ts';
import type { Envelope } from './envelope.ts';

export type StoredOutline = Outline & { envelope?: Envelope };

/**
 * The last piece of a mail starts with the outline, so a small mail is one piece and takes one read to open.
 */
export function packLastPiece(outline: Buffer, rest: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(outline.length);
  return Buffer.concat([length, outline, rest]);
}

/** The outline is not parsed yet: it can be large. */
export function unpackLastPiece(piece: Buffer): { outline: Buffer; rest: Buffer } {
  const end = 4 + piece.readUInt32BE(0);
  return { outline: piece.subarray(4, end), rest: piece.subarray(end) };
}
