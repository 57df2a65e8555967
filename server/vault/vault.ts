import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compressSync, uncompressSync } from 'snappy';
import { createKeyedHash } from './keyed-hash.ts';

const NONCE = 12;
const TAG = 16;
/** No zstd piece is decompressed to more than this, whatever its frame claims. */
const MAX_OPENED = 4 * 2 ** 20;
const WORTH_COMPRESSING = 1024;
/**
 * Up to this size, snappy takes a third of the time of zstd, whose setup alone costs more than compressing a small
 * mail.
 */
const SNAPPY_UP_TO = 16 * 1024;

/**
 * All mail content is sealed before it reaches the store: compressed, then encrypted with AES-256-GCM. Records are
 * sealed under a key derived for their inbox, bodies under a random key that the records hold. `label` is
 * authenticated, so a sealed piece can be opened only where it was put.
 */
export function createVault({ mailKey }: { mailKey: Buffer }) {
  if (mailKey.length !== 32) throw new Error('The mail key must have 32 bytes');
  // HKDF: extract once, expand for each key. One SHA-256 block is exactly one key.
  const expand = createKeyedHash(createHmac('sha256', Buffer.alloc(32)).update(mailKey).digest());
  const derive = (info: string) => expand(`${info}\x01`);
  const hashForLookup = createKeyedHash(derive('mayfly/lookup'));
  const nextNonce = createRandomSource(NONCE);
  const nextKey = createRandomSource(32);
  const inboxKeys = new LRUCache<string, KeyObject>({ max: 10_000 });

  function keyOf(inboxId: string) {
    let key = inboxKeys.get(inboxId);
    if (!key) {
      key = createSecretKey(derive(`mayfly/inbox/${inboxId}`));
      inboxKeys.set(inboxId, key);
    }
    return key;
  }

  function encrypt(key: KeyObject, label: string, plain: Buffer): Buffer {
    const nonce = nextNonce();
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
    cipher.setAAD(Buffer.from(label));
    const body = cipher.update(plain);
    cipher.final();
    return Buffer.concat([nonce, body, cipher.getAuthTag()], NONCE + body.length + TAG);
  }

  const sealerOf = (key: KeyObject) => ({
    seal: (label: string, plain: Buffer) => encrypt(key, label, Buffer.concat(compress(plain))),
    open: (label: string, sealed: Buffer) => decompress(decrypt(key, label, sealed)),

    /** Two texts in one piece. Each is compressed separately, because a short one is not worth compressing. */
    sealPair: (label: string, first: Buffer, second: Buffer) =>
      encrypt(key, label, joinPair(compress(first), compress(second))),
    openPair: (label: string, sealed: Buffer) =>
      splitPair(decrypt(key, label, sealed)).map(decompress) as [Buffer, Buffer],
  });

  return {
    seal: (inboxId: string, label: string, plain: Buffer) =>
      encrypt(keyOf(inboxId), label, Buffer.concat(compress(plain))),
    open: (inboxId: string, label: string, sealed: Buffer) =>
      decompress(decrypt(keyOf(inboxId), label, sealed)),

    inboxSealer: (inboxId: string) => sealerOf(keyOf(inboxId)),

    /** Seals and opens what several inboxes share. The key is random and is kept only inside their own records. */
    bodySealer: (bodyKey: Buffer) => sealerOf(createSecretKey(bodyKey)),
    newBodyKey: () => nextKey(),

    /** A keyed hash to look up an address, a network or another name. Nobody can reverse it without the key. */
    fingerprint: (
      kind:
        | 'address'
        | 'limit'
        | 'check'
        | 'ticket'
        | 'email'
        | 'code'
        | 'image'
        | 'mailbox'
        | 'mcp session'
        | 'known browser',
      value: string,
    ) => hashForLookup(`${kind}\0${value}`),
  };
}

function decrypt(key: KeyObject, label: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(label));
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, sealed.length - TAG)), decipher.final()]);
}

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

/** Asks the system for a thousand values at a time: one call for each would cost more than the encryption. */
function createRandomSource(length: number) {
  let pool = randomBytes(0);
  return () => {
    if (pool.length < length) pool = randomBytes(length * 1_000);
    const value = pool.subarray(0, length);
    pool = pool.subarray(length);
    return value;
  };
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
