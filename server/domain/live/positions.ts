import { isUuid } from '../ids.ts';

/** How far a stream has read in one inbox. The address is included so that an inbox deleted in the meantime can be named. */
export type Position = { id: string; seq: number; expiresAt: Date; address: string };
/** A position that was read from an id. For many inboxes it only has the number. */
export type ResumedPosition = Pick<Position, 'seq'> & Partial<Position>;

/** With more inboxes than this, the id leaves out the names, because proxies accept headers of 8 KB at most. */
const MAX_NAMED = 15;
const SHORT = '~';
const TAG_BYTES = 3;

/**
 * The id of an event: the position in every followed inbox, so that the next stream continues there. With few inboxes
 * it names them. With many it has the beginning of each inbox id and the difference from the previous position, 6 bytes
 * per inbox.
 */
export function encodePositions(positions: Position[]): string {
  if (positions.length > MAX_NAMED) return SHORT + encodeShort(positions);
  const rows = positions.map((p) => [p.id, p.seq, p.expiresAt.getTime(), p.address]);
  return Buffer.from(JSON.stringify(rows)).toString('base64url');
}

/**
 * The positions by `tagOf` the inbox. Null if the text is not an id of ours. If two inboxes have the same tag, the
 * earlier position counts for both, so messages may be sent twice, but none is missed.
 */
export function decodePositions(id: string): Map<string, ResumedPosition> | null {
  const read = id.startsWith(SHORT) ? decodeShort(id.slice(SHORT.length)) : decodeNamed(id);
  if (!read) return null;
  const positions = new Map<string, ResumedPosition>();
  for (const [tag, position] of read)
    if (position.seq < (positions.get(tag)?.seq ?? Number.POSITIVE_INFINITY)) positions.set(tag, position);
  return positions;
}

/** Inbox ids are random, so their first bytes are enough to distinguish the inboxes of one owner. */
export const tagOf = (inboxId: string) => inboxId.slice(0, TAG_BYTES * 2);

function encodeShort(positions: Position[]): string {
  const bytes: number[] = [];
  let before = 0;
  for (const { id, seq } of positions.toSorted((a, b) => a.seq - b.seq)) {
    bytes.push(...Buffer.from(tagOf(id), 'hex'));
    let distance = seq - before;
    for (; distance > 127; distance = Math.floor(distance / 128)) bytes.push((distance % 128) + 128);
    bytes.push(distance);
    before = seq;
  }
  return Buffer.from(bytes).toString('base64url');
}

function decodeShort(text: string): Array<[string, ResumedPosition]> | null {
  const bytes = Buffer.from(text, 'base64url');
  const read: Array<[string, ResumedPosition]> = [];
  let seq = 0;
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes.toString('hex', at, at + TAG_BYTES);
    at += TAG_BYTES;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) return null;
      seq += (byte % 128) * factor;
      if (byte < 128) break;
    }
    if (!Number.isSafeInteger(seq)) return null;
    read.push([tag, { seq }]);
  }
  return read;
}

function decodeNamed(text: string): Array<[string, ResumedPosition]> | null {
  try {
    const rows: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(rows) ? rows.map(readRow) : null;
  } catch {
    return null;
  }
}

function readRow(row: unknown): [string, Position] {
  const [id, seq, expires, address] = row as unknown[];
  const isValid =
    typeof id === 'string' &&
    isUuid(id) &&
    Number.isSafeInteger(seq) &&
    (seq as number) >= 0 &&
    Number.isSafeInteger(expires) &&
    typeof address === 'string';
  if (!isValid) throw new TypeError('not a position');
  return [tagOf(id), { id, seq: seq as number, expiresAt: new Date(expires as number), address }];
}
