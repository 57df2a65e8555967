/** How far a stream has come in one inbox. The address comes along to name an inbox that is gone on return. */
export type Position = { id: string; seq: number; expiresAt: Date; address: string };

/** The id of an event: the position in every followed inbox, so that the next stream goes on exactly there. */
export function encodePositions(positions: Position[]): string {
  const rows = positions.map((p) => [p.id, p.seq, p.expiresAt.getTime(), p.address]);
  return Buffer.from(JSON.stringify(rows)).toString('base64url');
}

/** Null for none or nonsense: then the stream starts with what comes next. */
export function decodePositions(id: string | undefined): Map<string, Position> | null {
  if (!id || id.length > 8_000) return null;
  try {
    const rows: unknown = JSON.parse(Buffer.from(id, 'base64url').toString());
    if (!Array.isArray(rows)) return null;
    const positions = new Map<string, Position>();
    for (const row of rows) {
      const [inbox, seq, expires, address] = row as unknown[];
      const sound =
        typeof inbox === 'string' &&
        Number.isSafeInteger(seq) &&
        Number.isSafeInteger(expires) &&
        typeof address === 'string';
      if (!sound) return null;
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
