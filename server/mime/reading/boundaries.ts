/** The longest line that mail may have, so the longest possible delimiter line. */
export const MAX_DELIMITER_LINE = 998;
const DASH = 0x2d;
const NONE = new Uint16Array(0);

export type Delimiter = { index: number; closes: boolean };

/** The boundaries of the open multiparts, the innermost last. */
export function createBoundaries() {
  const open: string[] = [];
  const places = new Map<string, number[]>();
  // Most mail has no boundary, so the tables are created with the first one.
  let firstBytes = NONE;
  let lengths = NONE;

  return {
    get depth() {
      return open.length;
    },
    push(boundary: string) {
      if (firstBytes === NONE) {
        firstBytes = new Uint16Array(256);
        lengths = new Uint16Array(MAX_DELIMITER_LINE);
      }
      places.set(boundary, [...(places.get(boundary) ?? []), open.length]);
      open.push(boundary);
      const first = boundary.charCodeAt(0);
      firstBytes[first] = firstBytes[first]! + 1;
      lengths[boundary.length] = lengths[boundary.length]! + 1;
    },
    truncate(depth: number) {
      while (open.length > depth) {
        const boundary = open.pop()!;
        const list = places.get(boundary)!;
        list.pop();
        if (list.length === 0) places.delete(boundary);
        const first = boundary.charCodeAt(0);
        firstBytes[first] = firstBytes[first]! - 1;
        lengths[boundary.length] = lengths[boundary.length]! - 1;
      }
    },
    /** A quick check of the byte after the two dashes. */
    mayStartWith: (byte: number) => firstBytes[byte]! > 0,
    /** `from` is the position after the two dashes, `to` the end of the line without its line end. */
    match(line: Buffer, from: number, to: number): Delimiter | null {
      let end = to;
      while (end > from && (line[end - 1] === 0x20 || line[end - 1] === 0x09)) end--;
      const closing = end - from > 2 && line[end - 1] === DASH && line[end - 2] === DASH;
      if (!lengths[end - from] && !(closing && lengths[end - from - 2])) return null;
      const text = line.toString('latin1', from, end);
      const whole = places.get(text);
      if (whole) return { index: whole.at(-1)!, closes: false };
      const closed = closing ? places.get(text.slice(0, -2)) : undefined;
      return closed ? { index: closed.at(-1)!, closes: true } : null;
    },
  };
}

/** The boundary parameter as bytes, or null when no line could match it. */
export function usableBoundary(parameter: string | undefined): string | null {
  if (!parameter) return null;
  const boundary = Buffer.from(parameter.slice(0, MAX_DELIMITER_LINE).trimEnd(), 'utf8').toString('latin1');
  return boundary.length > 0 && boundary.length < MAX_DELIMITER_LINE - 4 ? boundary : null;
}
