import { createHash, randomBytes, randomUUID } from 'node:crypto';

/**
 * UUID version 7: random, but in order of time, which keeps the indexes of a busy partition compact. Made of one of
 * version 4, whose random bytes the runtime fetches many at a time.
 */
export function newMessageId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** 256 random bits; only their hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
