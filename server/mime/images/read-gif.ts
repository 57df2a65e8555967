import type { ImageSize } from './image-size.ts';

const EXTENSION = 0x21;
const FRAME = 0x2c;
const END = 0x3b;

/** The size of the canvas, or more if a frame extends beyond it, because browsers then enlarge the canvas. */
export function readGif(bytes: Buffer): ImageSize | null {
  let width = bytes.readUInt16LE(6);
  let height = bytes.readUInt16LE(8);
  let at = 13 + tableSize(bytes.readUInt8(10));
  let frames = 0;
  while (at < bytes.length) {
    const block = bytes[at]!;
    if (block === EXTENSION) at = skipBlocks(bytes, at + 2);
    else if (block === FRAME && at + 10 <= bytes.length) {
      frames++;
      width = Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5));
      height = Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7));
      // The byte after the colors is the size of the first code.
      at = skipBlocks(bytes, at + 10 + tableSize(bytes.readUInt8(at + 9)) + 1);
    } else if (block === END) break;
    else return null;
  }
  return frames > 0 ? { width, height } : null;
}

/** The size of a color table in bytes, according to the flags before it. */
const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The position after a chain of blocks. Each begins with its length, and the last one has length 0. */
function skipBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at]! > 0) at += bytes[at]! + 1;
  return at + 1;
}
