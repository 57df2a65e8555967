import { createKeyedHash } from './keyed-hash.ts';
import { allKeysOf, createRing, formerHashKey, keyIdAt, keyIdsOf, type MailKeys } from './ring.ts';

/**
 * The hash key makes what everything is looked up by. It is random, stays for as long as the installation, and is in the
 * database, sealed with the mail key. So it also shows which mail key a database has.
 */
const SCOPE = 'installation';
const LABEL = 'hash key';

export const sealHashKey = (mailKey: Buffer, hashKey: Buffer): Buffer =>
  createRing({ mailKey }).sealing(SCOPE)(LABEL, hashKey);

/** Null if it is sealed with none of these keys. */
export const openHashKey = (keys: MailKeys, sealed: Buffer): Buffer | null =>
  keyIdsOf(keys).includes(keyIdAt(sealed)) ? createRing(keys).open(SCOPE, LABEL, sealed) : null;

/**
 * The version before had hashes under a key that followed from the mail key, and noted a check of that key. Null if the
 * check belongs to none of these keys.
 */
export const findFormerHashKey = (keys: MailKeys, check: Buffer): Buffer | null =>
  allKeysOf(keys)
    .map(formerHashKey)
    .find((hashKey) => createKeyedHash(hashKey)('check\0mail key').equals(check)) ?? null;
