import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVapid, newVapidKey, readVapidKey, vapidHeader } from './vapid.ts';

test('a push service can check who sends: origin, time, contact and signature', () => {
  const key = readVapidKey(newVapidKey());
  const now = new Date('2026-11-18T12:00:00Z');
  const endpoint = 'https://push.example:8443/send/abc?d=e';
  const header = vapidHeader(key, { endpoint, subject: 'mailto:support@mayfly.test', now });
  const [, head, claims, signature, k] = /^vapid t=(.+)\.(.+)\.(.+), k=(.+)$/.exec(header)!;
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(head!)).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(read(claims!)).toEqual({
    aud: 'https://push.example:8443',
    exp: now.getTime() / 1000 + 12 * 3600,
    sub: 'mailto:support@mayfly.test',
  });
  const point = Buffer.from(k!, 'base64url');
  expect(point.length).toBe(65);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  expect(isValid).toBe(true);
});

test('a stored key is read again as the same key', () => {
  const stored = newVapidKey();
  expect(readVapidKey(stored).publicKey).toBe(readVapidKey(stored).publicKey);
});

test('a header is signed once an hour for each push service', () => {
  const [key, headerFor] = [readVapidKey(newVapidKey()), createVapid('mailto:support@mayfly.test')];
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 18, 12, minutes));
  const first = headerFor(key, 'https://push.example/a', at(0));
  expect(headerFor(key, 'https://push.example/b', at(59))).toBe(first);
  expect(headerFor(key, 'https://other.example/a', at(1))).not.toBe(first);
  expect(headerFor(key, 'https://push.example/a', at(60))).not.toBe(first);
});
