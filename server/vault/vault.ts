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

const NONCE = 12;
const TAG = 16;
/** No sealed piece opens to more than this, whatever its frame claims. */
const MAX_OPENED = 4 * 2 ** 20;
const WORTH_COMPRESSING = 1024;

/**
 * Everything a stranger wrote or is called is sealed before it reaches the store: compressed, then encrypted
 * with AES-256-GCM under a key of its own inbox. `place` is authenticated: a sealed piece opens only where it
 * was put.
 */
export function createVault({ mailKey }: { mailKey: Buffer }) {
  if (mailKey.length !== 32) throw new Error('The mail key must have 32 bytes');
  // HKDF in its two steps: extracted once, expanded for every key. One block of SHA-256 is a whole key.
  const extracted = createSecretKey(createHmac('sha256', Buffer.alloc(32)).update(mailKey).digest());
  const derive = (info: string) =>
    createSecretKey(createHmac('sha256', extracted).update(`${info}\x01`).digest());
  const lookupKey = derive('mayfly/lookup');
  const nextNonce = createNonces();
  const inboxKeys = new LRUCache<string, KeyObject>({ max: 10_000 });

  function keyOf(inboxId: string) {
    let key = inboxKeys.get(inboxId);
    if (!key) {
      key = derive(`mayfly/inbox/${inboxId}`);
      inboxKeys.set(inboxId, key);
    }
    return key;
  }

  function encrypt(inboxId: string, place: string, compressed: Buffer) {
    const nonce = nextNonce();
    const cipher = createCipheriv('aes-256-gcm', keyOf(inboxId), nonce, { authTagLength: TAG });
    cipher.setAAD(Buffer.from(place));
    const body = cipher.update(compressed);
    cipher.final();
    return Buffer.concat([nonce, body, cipher.getAuthTag()], NONCE + body.length + TAG);
  }

  return {
    compress,

    /** For a mail with several recipients: compress once, encrypt for each. */
    encrypt,

    seal: (inboxId: string, place: string, plain: Buffer) => encrypt(inboxId, place, compress(plain)),

    open(inboxId: string, place: string, sealed: Buffer): Buffer {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(inboxId), sealed.subarray(0, NONCE), {
        authTagLength: TAG,
      });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
      const compressed = Buffer.concat([
        decipher.update(sealed.subarray(NONCE, sealed.length - TAG)),
        decipher.final(),
      ]);
      return decompress(compressed);
    },

    /** What an address, a network or another name is looked up by; it cannot be turned back without the key. */
    fingerprint: (kind: 'address' | 'limit' | 'check' | 'ticket' | 'email' | 'code', value: string) =>
      createHmac('sha256', lookupKey).update(`${kind}\0${value}`).digest(),
  };
}

/** Random numbers by the thousand: one call of the system for each would cost more than the encryption. */
function createNonces() {
  let pool = randomBytes(0);
  return () => {
    if (pool.length < NONCE) pool = randomBytes(NONCE * 1_000);
    const nonce = pool.subarray(0, NONCE);
    pool = pool.subarray(NONCE);
    return nonce;
  };
}

const FAST = { [constants.ZSTD_c_compressionLevel]: 1 };
/** Room for the worst case in one go, within what zlib allows. */
const roomFor = (size: number) => Math.max(1024, size + (size >> 8) + 64);
const PLAIN = Buffer.from([0]);
const ZSTD = Buffer.from([1]);

/** The first byte tells the form: what is short is not worth a compressor. */
function compress(plain: Buffer): Buffer {
  if (plain.length < WORTH_COMPRESSING) return Buffer.concat([PLAIN, plain]);
  // Told the size, zstd makes its tables as small as that; untold, as large as for a film.
  const size = plain.length;
  const compressed = zstdCompressSync(plain, {
    params: FAST,
    pledgedSrcSize: size,
    chunkSize: roomFor(size),
  });
  return Buffer.concat([ZSTD, compressed]);
}

function decompress(bytes: Buffer): Buffer {
  const body = bytes.subarray(1);
  return bytes[0] === ZSTD[0] ? zstdDecompressSync(body, { maxOutputLength: MAX_OPENED }) : body;
}

export type Vault = ReturnType<typeof createVault>;
