import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isOneOf, type Signer } from '#server/lib/signer.ts';
import { decrypt, encrypt } from './cipher.ts';
import { createKeyedHash } from './keyed-hash.ts';

const ID_BYTES = 8;
/** With the id in front, a signature has 32 bytes. */
const SIGNED_BYTES = 24;

/** The mail keys of an installation: one seals, and all of them open. */
export type MailKeys = {
  mailKey: Buffer;
  /** Takes the place of `mailKey` soon: other processes may have begun to use it. */
  nextKey?: Buffer | undefined;
  /** The newest first. */
  oldKeys?: Buffer[];
};

/** Names a key without revealing it. */
export const keyIdOf = (mailKey: Buffer): string => idOf(mailKey).toString('hex');
const idOf = (mailKey: Buffer) => Buffer.from(hkdfSync('sha256', mailKey, '', 'mayfly/key id', ID_BYTES));

/** The id of the key that sealed this. What the version before sealed begins with random bytes instead. */
export const keyIdAt = (sealed: Buffer): string => sealed.toString('hex', 0, ID_BYTES);

/** The one that seals is the first. */
export const allKeysOf = ({ mailKey, nextKey, oldKeys = [] }: MailKeys): Buffer[] => [
  mailKey,
  ...(nextKey ? [nextKey] : []),
  ...oldKeys,
];
export const keyIdsOf = (keys: MailKeys): string[] => allKeysOf(keys).map(keyIdOf);

/**
 * Seals with the newest mail key, and opens with the key whose id stands in front. Each scope, such as an inbox, has keys of
 * its own, which follow from the mail keys.
 */
export function createRing(first: MailKeys) {
  let keys = first;
  let current = deriveFrom(first.mailKey);
  let all = [current];
  let byId = new Map<string, Derived>();
  use(first);

  /** Changes the keys while the ring is in use. */
  function use(next: MailKeys) {
    const known = all;
    keys = next;
    all = allKeysOf(next).map((key) => known.find(({ mailKey }) => mailKey.equals(key)) ?? deriveFrom(key));
    current = all[0]!;
    byId = new Map(all.map((one) => [one.id.toString('latin1'), one]));
  }
  const keyInFront = (sealed: Buffer) => byId.get(sealed.toString('latin1', 0, ID_BYTES));

  return {
    use,
    keys: () => keys,

    /** Seals with the key of now, also when another one has taken over meanwhile. */
    sealing: (scope: string) => {
      const { keyOf, id } = current;
      return (label: string, plain: Buffer) => encrypt(keyOf(scope), label, plain, id);
    },

    open(scope: string, label: string, sealed: Buffer): Buffer {
      const key = keyInFront(sealed);
      if (key) return decrypt(key.keyOf(scope), label, sealed.subarray(ID_BYTES));
      // The version before wrote no id.
      for (const { keyOf } of all)
        try {
          return decrypt(keyOf(scope), label, sealed);
        } catch {}
      throw new Error('none of the mail keys opens it: its key is missing, or it is damaged');
    },

    /** Whether the key that seals now has sealed it. */
    isCurrent: (sealed: Buffer) => keyInFront(sealed) === current,

    /** Signs texts of one kind. A signature is valid until its key is removed. */
    signer: (kind: SignedKind): Signer => ({
      sign: (text) => signed(current, `${kind}\0${text}`),
      isSigned(text, signature) {
        const [key, whole] = [keyInFront(signature), `${kind}\0${text}`];
        // The version before wrote no id here either.
        const expected = key ? [signed(key, whole)] : all.map(({ former }) => former(whole));
        return isOneOf(signature, expected);
      },
    }),
  };
}

export type SignedKind = 'mailbox' | 'mcp session' | 'known browser' | 'code asker' | 'tls tickets';

type Derived = ReturnType<typeof deriveFrom>;

const signed = ({ id, sign }: Derived, text: string) =>
  Buffer.concat([id, sign(text).subarray(0, SIGNED_BYTES)]);

/** What follows from a mail key. */
function deriveFrom(mailKey: Buffer) {
  if (mailKey.length !== 32) throw new Error('The mail key must have 32 bytes');
  const derive = derivation(mailKey);
  const scopeKeys = new LRUCache<string, KeyObject>({ max: 10_000 });

  function keyOf(scope: string) {
    let key = scopeKeys.get(scope);
    if (!key) {
      key = createSecretKey(derive(`mayfly/inbox/${scope}`));
      scopeKeys.set(scope, key);
    }
    return key;
  }
  return {
    mailKey,
    id: idOf(mailKey),
    keyOf,
    sign: createKeyedHash(derive('mayfly/sign')),
    former: createKeyedHash(formerHashKey(mailKey)),
  };
}

/** HKDF: extract once, expand for each key. One SHA-256 block is exactly one key. */
function derivation(mailKey: Buffer) {
  const expand = createKeyedHash(createHmac('sha256', Buffer.alloc(32)).update(mailKey).digest());
  return (info: string) => expand(`${info}\x01`);
}

/** In the version before, this key of the mail key made all hashes and signatures. */
export const formerHashKey = (mailKey: Buffer): Buffer => derivation(mailKey)('mayfly/lookup');
