import type { ImageSize } from './image-size.ts';
import { readAvif } from './read-avif.ts';
import { readGif } from './read-gif.ts';

export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif';

const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text;

const FORMATS: Array<{
  type: ImageType;
  matches: (bytes: Buffer) => boolean;
  read: (bytes: Buffer) => ImageSize | null;
}> = [
  { type: 'image/png', matches: (bytes) => startsWith(bytes, 0, '\x89PNG\r\n\x1a\n'), read: readPng },
  { type: 'image/jpeg', matches: (bytes) => startsWith(bytes, 0, '\xff\xd8\xff'), read: readJpeg },
  { type: 'image/gif', matches: (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)), read: readGif },
  {
    type: 'image/webp',
    matches: (bytes) => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'),
    read: readWebp,
  },
  { type: 'image/avif', matches: (bytes) => startsWith(bytes, 4, 'ftyp'), read: readAvif },
];

/**
 * The type of an image according to its first bytes, and the size that its header declares. Null if it is not an image or
 * has no size. The type that the server sent is ignored.
 */
export function readImage(bytes: Buffer): (ImageSize & { type: ImageType }) | null {
  const format = FORMATS.find(({ matches }) => matches(bytes));
  try {
    const size = format?.read(bytes);
    return format && size && size.width > 0 && size.height > 0 ? { type: format.type, ...size } : null;
  } catch (error) {
    // The file ends in the middle of its header.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readPng(bytes: Buffer): ImageSize | null {
  if (!startsWith(bytes, 12, 'IHDR')) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Skips segments until the one that begins the image. */
function readJpeg(bytes: Buffer): ImageSize | null {
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    const isFill = marker === 0xff;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    // The pixels or the end come before any size.
    if (marker === 0xda || marker === 0xd9) return null;
    at += isFill ? 1 : 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}

/** A WebP file is lossy, lossless, or extended with a canvas for several frames. */
function readWebp(bytes: Buffer): ImageSize | null {
  if (startsWith(bytes, 12, 'VP8X'))
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (startsWith(bytes, 12, 'VP8L') && bytes.readUInt8(20) === 0x2f) {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (startsWith(bytes, 12, 'VP8 ') && bytes.readUIntBE(23, 3) === 0x9d012a)
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  return null;
}
