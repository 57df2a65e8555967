import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATED = 8;
/** The first day that the format knows, so that equal files make equal archives. */
const DATE = 0x21;

const u16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);
const u32 = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);

/** A zip file of these files. Small enough for the old format: no file and no archive of 4 GB. */
export function zip(files: Map<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content, { level: 9 });
    const facts = Buffer.concat([
      u16(VERSION, UTF8, DEFLATED, 0, DATE),
      u32(crc32(content), packed.length, content.length),
      u16(name.length, 0),
    ]);
    parts.push(u32(LOCAL), facts, name, packed);
    directory.push(u32(CENTRAL), u16(VERSION), facts, u16(0, 0, 0), u32(0, offset), name);
    offset += 4 + facts.length + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = [u32(END), u16(0, 0, files.size, files.size), u32(central.length, offset), u16(0)];
  return Buffer.concat([...parts, central, ...end]);
}
