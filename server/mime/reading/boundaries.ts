/** The longest line that mail may have, so the longest possible delimiter line. */
export const MAX_DELIMITER_LINE = 998;
const DASH = 0x2d;
const NONE = new Uint16Array(0);

export type Delimiter = { index: number; closes: boolean };

/** The boundaries of the open multiparts, the innermost last. */
export class Boundaries {
  private readonly open: string[] = [];
  // Most mail has no boundary, so the tables are created with the first one.
  private places: Map<string, number[]> | null = null;
  private firstBytes = NONE;
  private lengths = NONE;

  get depth(): number {
    return this.open.length;
  }

  push(boundary: string) {
    if (!this.places) {
      this.places = new Map();
      this.firstBytes = new Uint16Array(256);
      this.lengths = new Uint16Array(MAX_DELIMITER_LINE);
    }
    this.places.set(boundary, [...(this.places.get(boundary) ?? []), this.open.length]);
    this.open.push(boundary);
    this.count(boundary, 1);
  }

  truncate(depth: number) {
    while (this.open.length > depth) {
      const boundary = this.open.pop()!;
      const list = this.places!.get(boundary)!;
      list.pop();
      if (list.length === 0) this.places!.delete(boundary);
      this.count(boundary, -1);
    }
  }

  private count(boundary: string, by: 1 | -1) {
    const first = boundary.charCodeAt(0);
    this.firstBytes[first] = this.firstBytes[first]! + by;
    this.lengths[boundary.length] = this.lengths[boundary.length]! + by;
  }

  /** A quick check of the byte after the two dashes. */
  mayStartWith(byte: number): boolean {
    return this.firstBytes[byte]! > 0;
  }

  /** `from` is the position after the two dashes, `to` the end of the line without its line end. */
  match(line: Buffer, from: number, to: number): Delimiter | null {
    const { places, lengths } = this;
    let end = to;
    while (end > from && (line[end - 1] === 0x20 || line[end - 1] === 0x09)) end--;
    const closing = end - from > 2 && line[end - 1] === DASH && line[end - 2] === DASH;
    if (!lengths[end - from] && !(closing && lengths[end - from - 2])) return null;
    const text = line.toString('latin1', from, end);
    const whole = places?.get(text);
    if (whole) return { index: whole.at(-1)!, closes: false };
    const closed = closing ? places?.get(text.slice(0, -2)) : undefined;
    return closed ? { index: closed.at(-1)!, closes: true } : null;
  }
}

/** The boundary parameter as bytes, or null when no line could match it. */
export function usableBoundary(parameter: string | undefined): string | null {
  if (!parameter) return null;
  const boundary = Buffer.from(parameter.slice(0, MAX_DELIMITER_LINE).trimEnd(), 'utf8').toString('latin1');
  return boundary.length > 0 && boundary.length < MAX_DELIMITER_LINE - 4 ? boundary : null;
}
