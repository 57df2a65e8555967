import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush, roomIn } from './encrypt.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('the example of RFC 8291 comes out byte for byte', () => {
  const sealed = encryptPush(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      publicKey: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      secret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

/** What a browser does with what it gets. */
function open(sealed: Buffer, browser: ReturnType<typeof createECDH>, secret: Buffer): string {
  const [salt, key, rest] = [sealed.subarray(0, 16), sealed.subarray(21, 86), sealed.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), key]);
  const hkdf = (input: Buffer, by: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', input, by, about, length));
  const input = hkdf(browser.computeSecret(key), secret, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(rest.subarray(-16));
  const padded = Buffer.concat([decipher.update(rest.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

test('messages of every length have the same size, and the browser reads them', () => {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const secret = randomBytes(16);
  const receiver = { publicKey: browser.getPublicKey(), secret };
  for (const text of ['', 'a', 'Grüße '.repeat(100), 'x'.repeat(roomIn(3_000))]) {
    const sealed = encryptPush(Buffer.from(text), receiver, { size: 3_000 });
    expect(sealed.length).toBe(3_000);
    expect(open(sealed, browser, secret)).toBe(text);
  }
  const tooLong = Buffer.alloc(roomIn(3_000) + 1);
  expect(() => encryptPush(tooLong, receiver, { size: 3_000 })).toThrow(RangeError);
});

test('a key that is not on the curve is refused', () => {
  const receiver = { publicKey: Buffer.concat([Buffer.from([4]), randomBytes(64)]), secret: randomBytes(16) };
  expect(() => encryptPush(Buffer.from('a'), receiver)).toThrow();
});
