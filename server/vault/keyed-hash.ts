import { createHmac, createSecretKey } from 'node:crypto';

/** HMAC with SHA-256. Node prepares a key that is given as bytes again for every text, which takes seven times as long. */
export function createKeyedHash(key: Buffer): (text: string) => Buffer {
  const secret = createSecretKey(key);
  return (text) => createHmac('sha256', secret).update(text).digest();
}
