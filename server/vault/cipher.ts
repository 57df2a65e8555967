import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

const nextNonce = createRandomSource(NONCE);

/** AES-256-GCM, with `front` in clear before it. `label` is authenticated, so it opens only with the same label. */
export function encrypt(key: KeyObject, label: string, plain: Buffer, front = Buffer.alloc(0)): Buffer {
  const nonce = nextNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
  cipher.setAAD(Buffer.from(label));
  const body = cipher.update(plain);
  cipher.final();
  const size = front.length + NONCE + body.length + TAG;
  return Buffer.concat([front, nonce, body, cipher.getAuthTag()], size);
}

/** Throws if it was not sealed with this key and label, or was changed. */
export function decrypt(key: KeyObject, label: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(label));
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, sealed.length - TAG)), decipher.final()]);
}

/** Asks the system for a thousand values at a time: one call for each would cost more than the encryption. */
export function createRandomSource(length: number) {
  let pool = randomBytes(0);
  return () => {
    if (pool.length < length) pool = randomBytes(length * 1_000);
    const value = pool.subarray(0, length);
    pool = pool.subarray(length);
    return value;
  };
}
