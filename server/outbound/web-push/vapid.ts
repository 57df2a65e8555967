import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const HOUR = 3_600_000;
/** RFC 8292 allows a day. */
const VALID_MS = 12 * HOUR;

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

/** The header that says to a push service who sends (RFC 8292). `subject` is where its operator can write to us. */
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
