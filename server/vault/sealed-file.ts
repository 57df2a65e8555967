import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { keyIdOf } from './ring.ts';

/**
 * A file that is sealed with the mail key: a readable header, then pieces that are compressed and encrypted one by one.
 * Each piece is bound to the header and to its place, and the last one is marked. So a file that was changed, cut or
 * put together from others is recognized.
 */
const MAGIC = Buffer.from('mayfly backup\n');
const FORMAT = 1;
const TAG = 16;
const LAST = 0x8000_0000;
/** Nobody writes more. It keeps a damaged length from asking for all memory. */
const LONGEST_PIECE = 64 * 2 ** 20;
const LONGEST_HEADER = 4096;

/** What anybody can read in the file. */
export type FileHeader = {
  /** The last migration of the database. */
  schema: string;
  /** The version that wrote it. */
  version: string;
  /** By the clock of the database. */
  at: string;
};
type WholeHeader = FileHeader & { format: number; key: string; salt: string };

/** Why a file cannot be used, in words for its operator. */
export class UnusableFile extends Error {}

/** Writes pieces to an open file, in order. `end` writes the last one. */
export async function sealInto(file: FileHandle, mailKey: Buffer, header: FileHeader) {
  const salt = randomBytes(32).toString('base64');
  const whole: WholeHeader = { format: FORMAT, ...header, key: keyIdOf(mailKey), salt };
  const text = Buffer.from(JSON.stringify(whole));
  const cipherOf = ciphers(mailKey, whole, text);
  let nth = 0;

  async function write(plain: Buffer, isLast: boolean) {
    const cipher = cipherOf.seal(nth++, isLast);
    const packed = zstdCompressSync(plain, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
    const sealed = Buffer.concat([cipher.update(packed), cipher.final(), cipher.getAuthTag()]);
    await file.appendFile(Buffer.concat([lengthOf(sealed, isLast), sealed]));
  }

  await file.appendFile(Buffer.concat([MAGIC, lengthOf(text), text]));
  return { write: (plain: Buffer) => write(plain, false), end: (plain: Buffer) => write(plain, true) };
}

/** Reads the header, finds the key it names among `keys`, and opens the pieces one by one. */
export async function openSealed(path: string, keys: Buffer[], place: string) {
  const header = await withFile(path, async (take) => (await readHeader(take)).header);
  const mailKey = keys.find((key) => keyIdOf(key) === header.key);
  if (!mailKey) throw new UnusableFile(`${path} was sealed with another mail key than ${place}`);
  return {
    header: header as FileHeader,
    mailKey,
    /** Every piece, checked. Throws `UnusableFile` at the first that is not as it was written. */
    async *pieces(onRead: (bytes: number, all: number) => void): AsyncGenerator<Buffer> {
      const file = await open(path);
      try {
        const all = (await file.stat()).size;
        let read = 0;
        const take = taker(file, path);
        const { text } = await readHeader(take);
        const cipherOf = ciphers(mailKey, header, text);
        for (let nth = 0; ; nth++) {
          const length = (await take(4, CUT)).readUInt32BE();
          const isLast = length >= LAST;
          const size = isLast ? length - LAST : length;
          if (size < TAG || size > LONGEST_PIECE) throw new UnusableFile(`${path} ${DAMAGED}`);
          const sealed = await take(size, CUT);
          read += size;
          onRead(read, all);
          yield unpack(cipherOf.open(nth, isLast), sealed, path);
          if (isLast) break;
        }
        if ((await file.read(Buffer.alloc(1), 0, 1)).bytesRead)
          throw new UnusableFile(`${path} goes on after its end: it ${DAMAGED}`);
      } finally {
        await file.close();
      }
    },
  };

  async function readHeader(take: Take) {
    const foreign = 'is not a backup of Mayfly';
    const magic = await take(MAGIC.length, foreign);
    if (!magic.equals(MAGIC)) throw new UnusableFile(`${path} ${foreign}`);
    const length = (await take(4, CUT)).readUInt32BE();
    if (length > LONGEST_HEADER) throw new UnusableFile(`${path} ${DAMAGED}`);
    const text = await take(length, CUT);
    return { text, header: parseHeader(text, path) };
  }
}

export type SealedFile = Awaited<ReturnType<typeof openSealed>>;

const CUT = 'was cut short';
const DAMAGED = 'is damaged';

function parseHeader(text: Buffer, path: string): WholeHeader {
  let header: WholeHeader | null = null;
  try {
    header = JSON.parse(text.toString());
  } catch {}
  if (typeof header?.format !== 'number') throw new UnusableFile(`${path} ${DAMAGED}`);
  if (header.format !== FORMAT)
    throw new UnusableFile(`${path} has format ${header.format}, and this version reads ${FORMAT}`);
  // Anybody may have written it, and the operator's terminal shows some of it.
  const { schema, version, at, key, salt } = header;
  if (![schema, version, at, key, salt].every((value) => typeof value === 'string' && /^[ -~]*$/.test(value)))
    throw new UnusableFile(`${path} ${DAMAGED}`);
  return header;
}

function unpack(decipher: ReturnType<typeof createDecipheriv>, sealed: Buffer, path: string): Buffer {
  try {
    const end = sealed.length - TAG;
    (decipher as unknown as { setAuthTag(tag: Buffer): void }).setAuthTag(sealed.subarray(end));
    const packed = Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
    return zstdDecompressSync(packed, { maxOutputLength: LONGEST_PIECE });
  } catch {
    throw new UnusableFile(`${path} ${DAMAGED}`);
  }
}

/** A key of its own for every file, so that the number of a piece is a nonce that is used once. */
function ciphers(mailKey: Buffer, { salt }: WholeHeader, header: Buffer) {
  const key = Buffer.from(hkdfSync('sha256', mailKey, Buffer.from(salt, 'base64'), 'mayfly/backup', 32));
  const nonce = (nth: number, isLast: boolean) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt32BE(isLast ? 1 : 0, 0);
    bytes.writeBigUInt64BE(BigInt(nth), 4);
    return bytes;
  };
  const options = { authTagLength: TAG };
  return {
    seal: (nth: number, isLast: boolean) =>
      createCipheriv('aes-256-gcm', key, nonce(nth, isLast), options).setAAD(header),
    open: (nth: number, isLast: boolean) =>
      createDecipheriv('aes-256-gcm', key, nonce(nth, isLast), options).setAAD(header),
  };
}

type Take = (bytes: number, otherwise: string) => Promise<Buffer>;

/** Reads exactly so many bytes, or says what it means that there are fewer. */
const taker =
  (file: FileHandle, path: string): Take =>
  async (bytes, otherwise) => {
    const buffer = Buffer.alloc(bytes);
    for (let at = 0; at < bytes; ) {
      const { bytesRead } = await file.read(buffer, at, bytes - at);
      if (!bytesRead) throw new UnusableFile(`${path} ${otherwise}`);
      at += bytesRead;
    }
    return buffer;
  };

async function withFile<T>(path: string, work: (take: Take) => Promise<T>): Promise<T> {
  const unreadable = (error: NodeJS.ErrnoException) => {
    throw new UnusableFile(
      error.code === 'ENOENT'
        ? `there is no file ${path}: give the path of a backup`
        : `${path} cannot be read (${error.code})`,
    );
  };
  // A pipe would wait for its writer.
  if (!(await stat(path).catch(unreadable)).isFile()) throw new UnusableFile(`${path} is not a file`);
  const file = await open(path).catch(unreadable);
  try {
    return await work(taker(file, path));
  } finally {
    await file.close();
  }
}

function lengthOf({ length }: Buffer, isLast = false): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length + (isLast ? LAST : 0));
  return bytes;
}
