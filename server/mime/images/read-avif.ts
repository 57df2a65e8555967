import type { ImageSize } from './image-size.ts';

type Box = { type: string; start: number; end: number };

/** Real files have a few dozen. */
const MAX_BOXES = 1_000;

/**
 * The largest size that the file declares for the image itself, its tiles or its transparency. Null for animations
 * (`avis`).
 */
export function readAvif(bytes: Buffer): ImageSize | null {
  const top = readBoxes(bytes, 0, bytes.length);
  const kind = top.find(({ type }) => type === 'ftyp');
  if (!kind || !isStill(bytes, kind)) return null;
  const inside = (boxes: Box[], type: string, skip = 0) =>
    boxes.filter((box) => box.type === type).flatMap(({ start, end }) => readBoxes(bytes, start + skip, end));
  // `meta` begins with four bytes of version and flags.
  const sizes = inside(inside(inside(top, 'meta', 4), 'iprp'), 'ipco')
    .filter(({ type }) => type === 'ispe')
    .map(({ start }) => ({ width: bytes.readUInt32BE(start + 4), height: bytes.readUInt32BE(start + 8) }));
  return sizes.reduce<ImageSize | null>(
    (largest, size) =>
      largest && largest.width * largest.height >= size.width * size.height ? largest : size,
    null,
  );
}

function isStill(bytes: Buffer, { start, end }: Box): boolean {
  const brands: string[] = bytes.toString('latin1', start, end).match(/.{4}/gs) ?? [];
  return brands[0] !== 'avis' && brands.includes('avif');
}

function readBoxes(bytes: Buffer, from: number, end: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= end && boxes.length < MAX_BOXES) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    // 0 means that the box extends to the end.
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || end - at;
    const head = isLong ? 16 : 8;
    if (size < head) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ type, start: at + head, end: Math.min(at + size, end) });
    at += size;
  }
  return boxes;
}
