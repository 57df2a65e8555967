import { hash } from 'node:crypto';

const BLOCK = 64;
const DIGEST = 32;
/** Longer texts are rare, so they get a buffer of their own. */
const USUAL_BYTES = 1024;

/**
 * HMAC with SHA-256 (RFC 2104), from two plain hashes. `createHmac` gives the same result but takes almost three times
 * as long, because it prepares the key again for every text.
 */
export function createKeyedHash(key: Buffer): (text: string) => Buffer {
  if (key.length > BLOCK) throw new Error(`The key has ${key.length} bytes, but ${BLOCK} is the maximum`);
  const inner = Buffer.alloc(BLOCK + USUAL_BYTES);
  const outer = Buffer.alloc(BLOCK + DIGEST);
  for (let at = 0; at < BLOCK; at++) {
    const byte = key[at] ?? 0;
    inner[at] = byte ^ 0x36;
    outer[at] = byte ^ 0x5c;
  }

  function withText(text: string): Buffer {
    // A UTF-16 unit takes three bytes at most; a surrogate pair takes four.
    if (text.length * 3 > USUAL_BYTES) return Buffer.concat([inner.subarray(0, BLOCK), Buffer.from(text)]);
    return inner.subarray(0, BLOCK + inner.write(text, BLOCK));
  }

  // A binary string is cheaper than a buffer, which takes memory outside the heap.
  return (text) => {
    outer.write(hash('sha256', withText(text), 'binary'), BLOCK, 'binary');
    return Buffer.from(hash('sha256', outer, 'binary'), 'binary');
  };
}
