import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const HOUR = 3_600_000;
/** RFC 8292 allows a day. */
const VALID_MS = 12 * HOUR;
/** For so long the same header is sent again: signing takes longer than the rest of it. */
const KEPT_MS = HOUR;
const MAX_KEPT = 100;

/** The key pair by which push services recognize this installation. */
export type VapidKey = { privateKey: KeyObject; publicKey: string };

export const newVapidKey = (): Buffer =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ type: 'pkcs8', format: 'der' });

/** Reads a stored key. The public one is an uncompressed point, as browsers want it. */
export function readVapidKey(stored: Buffer): VapidKey {
  const privateKey = createPrivateKey({ key: stored, type: 'pkcs8', format: 'der' });
  const { x, y } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]);
  return { privateKey, publicKey: point.toString('base64url') };
}

/** Says to push services who sends. `subject` is where their operators can write to us. */
export function createVapid(subject: string) {
  const kept = new LRUCache<string, { header: string; at: number }>({ max: MAX_KEPT });
  return function headerFor(key: VapidKey, endpoint: string, now: Date): string {
    const { origin } = new URL(endpoint);
    const last = kept.get(origin);
    const age = last && now.getTime() - last.at;
    if (age !== undefined && age >= 0 && age < KEPT_MS) return last!.header;
    const header = vapidHeader(key, { endpoint, subject, now });
    kept.set(origin, { header, at: now.getTime() });
    return header;
  };
}

/** The header of RFC 8292. */
export function vapidHeader(
  { privateKey, publicKey }: VapidKey,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor((now.getTime() + VALID_MS) / 1000);
  const claims = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: subject })}`;
  const signature = sign('sha256', Buffer.from(claims), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${claims}.${signature.toString('base64url')}, k=${publicKey}`;
}
