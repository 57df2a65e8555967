/** How far a stream has read in one inbox. The address is included so that an inbox deleted in the meantime can be named. */
export type Position = { id: string; seq: number; expiresAt: Date; address: string };

/** The id of an event: the position in every followed inbox, so that the next stream continues there. */
export function encodePositions(positions: Position[]): string {
  const rows = positions.map((p) => [p.id, p.seq, p.expiresAt.getTime(), p.address]);
  return Buffer.from(JSON.stringify(rows)).toString('base64url');
}

/** Null if it is missing or invalid. The stream then starts with new events. */
export function decodePositions(id: string | undefined): Map<string, Position> | null {
  if (!id || id.length > 8_000) return null;
  try {
    const rows: unknown = JSON.parse(Buffer.from(id, 'base64url').toString());
    if (!Array.isArray(rows)) return null;
    const positions = new Map<string, Position>();
    for (const row of rows) {
      const [inbox, seq, expires, address] = row as unknown[];
      const isValid =
        typeof inbox === 'string' &&
        Number.isSafeInteger(seq) &&
        Number.isSafeInteger(expires) &&
        typeof address === 'string';
      if (!isValid) return null;
      positions.set(inbox, {
        id: inbox,
        seq: seq as number,
        expiresAt: new Date(expires as number),
        address,
      });
    }
    return positions;
  } catch {
    return null;
  }
}
