import { createHash, randomBytes, randomUUID } from 'node:crypto';

/**
 * A UUID of version 7: random, but ordered by time, which keeps the indexes of a busy partition compact. It reuses the
 * random part of a version 4 UUID, which Node generates in batches and therefore quickly.
 */
export function newMessageId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** 256 random bits. Only their hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
