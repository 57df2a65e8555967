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

/** The key that seals, and others that still open what they sealed. */
export type Keyring = {
  mailKey: Buffer;
  /** Takes the place of `mailKey` soon: other processes may have begun to use it. */
  nextKey?: Buffer | undefined;
  /** The newest first. */
  oldKeys?: Buffer[];
};

/**
 * All mail content is sealed before it reaches the store: compressed, then encrypted with AES-256-GCM. Records are
 * sealed under a key derived for their inbox, bodies under a random key that the records hold. `label` is
 * authenticated, so a sealed piece can be opened only where it was put. Only one key seals; those before and after it
 * still open.
 */
export function createVault(
  first: Keyring,
  { onUnopened = () => {} }: { onUnopened?: (error: unknown) => void } = {},
) {
  let keyring = first;
  let current = deriveFrom(first.mailKey);
  let others: Derived[] = [];
  const nextNonce = createRandomSource(NONCE);
  const nextKey = createRandomSource(32);
  use(first);

  /** Changes the keys while the vault is in use. */
  function use(next: Keyring) {
    const known = [current, ...others];
    const derived = (key: Buffer) => known.find(({ mailKey }) => mailKey.equals(key)) ?? deriveFrom(key);
    keyring = next;
    current = derived(next.mailKey);
    others = [...(next.nextKey ? [next.nextKey] : []), ...(next.oldKeys ?? [])].map(derived);
  }

  function encrypt(key: KeyObject, label: string, plain: Buffer): Buffer {
    const nonce = nextNonce();
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
    cipher.setAAD(Buffer.from(label));
    const body = cipher.update(plain);
    cipher.final();
    return Buffer.concat([nonce, body, cipher.getAuthTag()], NONCE + body.length + TAG);
  }

  const sealerOf = (key: KeyObject, otherKeys: () => KeyObject[] = () => []) => {
    const open = (label: string, sealed: Buffer) => decryptAny(key, otherKeys, label, sealed);
    return {
      seal: (label: string, plain: Buffer) => encrypt(key, label, Buffer.concat(compress(plain))),
      open: (label: string, sealed: Buffer) => decompress(open(label, sealed)),

      /** Two texts in one piece. Each is compressed separately, because a short one is not worth compressing. */
      sealPair: (label: string, first: Buffer, second: Buffer) =>
        encrypt(key, label, joinPair(compress(first), compress(second))),
      openPair: (label: string, sealed: Buffer) =>
        splitPair(open(label, sealed)).map(decompress) as [Buffer, Buffer],
    };
  };
  const otherKeysOf = (inboxId: string) => others.map(({ keyOf }) => keyOf(inboxId));
  const inboxSealer = (inboxId: string) => sealerOf(current.keyOf(inboxId), () => otherKeysOf(inboxId));

  const fingerprints = (kind: Kind, value: string) =>
    [current, ...others].map(({ hash }) => hash(`${kind}\0${value}`));

  const open = (inboxId: string, label: string, sealed: Buffer) =>
    decompress(decryptAny(current.keyOf(inboxId), () => otherKeysOf(inboxId), label, sealed));

  return {
    use,
    keyring: () => keyring,

    seal: (inboxId: string, label: string, plain: Buffer) =>
      encrypt(current.keyOf(inboxId), label, Buffer.concat(compress(plain))),
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
    /** Whether it is sealed with the key that seals now. */
    isCurrent(inboxId: string, label: string, sealed: Buffer): boolean {
      try {
        decrypt(current.keyOf(inboxId), label, sealed);
        return true;
      } catch {
        return false;
      }
    },

    inboxSealer,

    /** Seals and opens what several inboxes share. The key is random and is kept only inside their own records. */
    bodySealer: (bodyKey: Buffer) => sealerOf(createSecretKey(bodyKey)),
    newBodyKey: () => nextKey(),

    /** A keyed hash to look up an address, a network or another name. Nobody can reverse it without the key. */
    fingerprint: (kind: Kind, value: string) => current.hash(`${kind}\0${value}`),
    /** The same under every key, the one that seals first. */
    fingerprints,

    /**
     * Looks something up by its fingerprint under every key. The newest key is the last, because rows move from old keys
     * to new ones meanwhile.
     */
    async lookUp<T>(
      kind: Kind,
      value: string,
      find: (fingerprint: Buffer) => Promise<T | null | undefined>,
    ): Promise<T | undefined> {
      if (!others.length) return (await find(current.hash(`${kind}\0${value}`))) ?? undefined;
      const [own, ...rest] = fingerprints(kind, value) as [Buffer, ...Buffer[]];
      const next = keyring.nextKey ? [rest.shift()!] : [];
      for (const fingerprint of [...rest.reverse(), own, ...next]) {
        const found = await find(fingerprint);
        if (found != null) return found;
      }
      return undefined;
    },
  };
}

type Kind =
  | 'address'
  | 'domain'
  | 'limit'
  | 'check'
  | 'refused site'
  | 'tls tickets'
  | 'email'
  | 'code'
  | 'image'
  | 'mailbox'
  | 'mcp session'
  | 'known browser'
  | 'code asker'
  | 'push endpoint'
  | 'push topic';

type Derived = ReturnType<typeof deriveFrom>;

/** The keys that follow from a mail key. */
function deriveFrom(mailKey: Buffer) {
  if (mailKey.length !== 32) throw new Error('The mail key must have 32 bytes');
  // HKDF: extract once, expand for each key. One SHA-256 block is exactly one key.
  const expand = createKeyedHash(createHmac('sha256', Buffer.alloc(32)).update(mailKey).digest());
  const derive = (info: string) => expand(`${info}\x01`);
  const inboxKeys = new LRUCache<string, KeyObject>({ max: 10_000 });

  function keyOf(inboxId: string) {
    let key = inboxKeys.get(inboxId);
    if (!key) {
      key = createSecretKey(derive(`mayfly/inbox/${inboxId}`));
      inboxKeys.set(inboxId, key);
    }
    return key;
  }
  return { mailKey, keyOf, hash: createKeyedHash(derive('mayfly/lookup')) };
}

/** What other keys sealed does not open with this one, so each is tried. */
function decryptAny(key: KeyObject, otherKeys: () => KeyObject[], label: string, sealed: Buffer): Buffer {
  try {
    return decrypt(key, label, sealed);
  } catch (error) {
    for (const other of otherKeys())
      try {
        return decrypt(other, label, sealed);
      } catch {}
    throw error;
  }
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
