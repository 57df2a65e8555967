import { createSecretKey } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { compressSync, uncompressSync } from 'snappy';
import { createRandomSource, decrypt, encrypt } from './cipher.ts';
import { createKeyedHash } from './keyed-hash.ts';
import { createRing, type MailKeys } from './ring.ts';

/** No zstd piece is decompressed to more than this, whatever its frame claims. */
const MAX_OPENED = 4 * 2 ** 20;
const WORTH_COMPRESSING = 1024;
/**
 * Up to this size, snappy takes a third of the time of zstd, whose setup alone costs more than compressing a small
 * mail.
 */
const SNAPPY_UP_TO = 16 * 1024;

/** The mail keys, and the one key of all hashes, which stays when they change. */
export type Keyring = MailKeys & { hashKey: Buffer };

const nextBodyKey = createRandomSource(32);

/**
 * All mail content is sealed before it reaches the store: compressed, then encrypted with AES-256-GCM. Records are
 * sealed under a key derived for their inbox, bodies under a random key that the records hold. `label` is
 * authenticated, so a sealed piece can be opened only where it was put.
 */
export function createVault(
  first: Keyring,
  { onUnopened = () => {} }: { onUnopened?: (error: unknown) => void } = {},
) {
  const ring = createRing(first);
  let { hashKey } = first;
  let hash = createKeyedHash(hashKey);

  const seal = (inboxId: string, label: string, plain: Buffer) =>
    ring.sealing(inboxId)(label, Buffer.concat(compress(plain)));
  const open = (inboxId: string, label: string, sealed: Buffer) =>
    decompress(ring.open(inboxId, label, sealed));

  return {
    /** Changes the keys while the vault is in use. Only a restore brings another hash key. */
    use(next: Keyring) {
      ring.use(next);
      if (next.hashKey.equals(hashKey)) return;
      ({ hashKey } = next);
      hash = createKeyedHash(hashKey);
    },
    keyring: (): Keyring => ({ ...ring.keys(), hashKey }),

    seal,
    open,
    /** Null if it was sealed with a key that is missing, or is damaged. */
    openIfPossible(inboxId: string, label: string, sealed: Buffer): Buffer | null {
      try {
        return open(inboxId, label, sealed);
      } catch (error) {
        onUnopened(error);
        return null;
      }
    },
    isCurrent: ring.isCurrent,
    signer: ring.signer,

    /** Seals and opens what belongs to one inbox. What one of these seals has the same key. */
    inboxSealer: (inboxId: string) =>
      sealerOf(ring.sealing(inboxId), (label, sealed) => ring.open(inboxId, label, sealed)),

    /** Seals and opens what several inboxes share. The key is random and is kept only inside their own records. */
    bodySealer(bodyKey: Buffer) {
      const key = createSecretKey(bodyKey);
      return sealerOf(
        (label, plain) => encrypt(key, label, plain),
        (label, sealed) => decrypt(key, label, sealed),
      );
    },
    newBodyKey: () => nextBodyKey(),

    /** A keyed hash to look up an address, a network or another name. Nobody can reverse it without the key. */
    fingerprint: (kind: Kind, value: string) => hash(`${kind}\0${value}`),
  };
}

type Kind =
  | 'address'
  | 'domain'
  | 'limit'
  | 'refused site'
  | 'email'
  | 'code'
  | 'image'
  | 'mailbox'
  | 'push endpoint'
  | 'push topic';

type Seal = (label: string, bytes: Buffer) => Buffer;
const sealerOf = (seal: Seal, open: Seal) => ({
  seal: (label: string, plain: Buffer) => seal(label, Buffer.concat(compress(plain))),
  open: (label: string, sealed: Buffer) => decompress(open(label, sealed)),

  /** Two texts in one piece. Each is compressed separately, because a short one is not worth compressing. */
  sealPair: (label: string, first: Buffer, second: Buffer) =>
    seal(label, joinPair(compress(first), compress(second))),
  openPair: (label: string, sealed: Buffer) =>
    splitPair(open(label, sealed)).map(decompress) as [Buffer, Buffer],
});

type Marked = [mark: Buffer, bytes: Buffer];

function joinPair([mark, bytes]: Marked, second: Marked): Buffer {
  const length = Buffer.allocUnsafe(4);
  length.writeUInt32BE(mark.length + bytes.length);
  return Buffer.concat([length, mark, bytes, ...second]);
}

function splitPair(pair: Buffer): [Buffer, Buffer] {
  const end = 4 + pair.readUInt32BE(0);
  return [pair.subarray(4, end), pair.subarray(end)];
}

const FAST = { [constants.ZSTD_c_compressionLevel]: 1 };
/** An output buffer that fits the worst case, so that zlib never has to grow it. */
const roomFor = (size: number) => Math.max(1024, size + (size >> 8) + 64);
const PLAIN = Buffer.from([0]);
const ZSTD = Buffer.from([1]);
const SNAPPY = Buffer.from([2]);
/** Memory that V8 manages itself is freed with less work. */
const COPY = { copyOutputData: true };

/** The mark in front says whether and how the bytes are compressed. Short texts are not compressed. */
function compress(plain: Buffer): Marked {
  const size = plain.length;
  if (size < WORTH_COMPRESSING) return [PLAIN, plain];
  if (size <= SNAPPY_UP_TO) return [SNAPPY, compressSync(plain, COPY)];
  // Passing the size lets zstd allocate small tables.
  const options = { params: FAST, pledgedSrcSize: size, chunkSize: roomFor(size) };
  return [ZSTD, zstdCompressSync(plain, options)];
}

function decompress(bytes: Buffer): Buffer {
  const body = bytes.subarray(1);
  if (bytes[0] === ZSTD[0]) return zstdDecompressSync(body, { maxOutputLength: MAX_OPENED });
  return bytes[0] === SNAPPY[0] ? (uncompressSync(body, COPY) as Buffer) : body;
}

export type Vault = ReturnType<typeof createVault>;
