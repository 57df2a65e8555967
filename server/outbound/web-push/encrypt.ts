import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
/** The size of the only record. Push services take 4 KB at least. */
const RECORD = 4096;
const LAST_RECORD = 2;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 16 + 4 + 1 + 65;

/** What a browser gives to a service that may send to it. */
export type Receiver = { publicKey: Buffer; secret: Buffer };
/** Fixed only by the test of the standard's example. */
type Chosen = { privateKey?: Buffer; salt?: Buffer };

/** How long a text may be when everything is padded to this size. */
export const roomIn = (size: number) => size - HEADER_BYTES - TAG_BYTES - 1;

/**
 * Encrypts a message so that only the browser reads it (RFC 8291). With a size, it is padded to exactly that many bytes, so
 * that its length tells nothing. Throws if the browser's key is not on the curve.
 */
export function encryptPush(
  plain: Buffer,
  receiver: Receiver,
  { size, privateKey, salt = randomBytes(16) }: { size?: number } & Chosen = {},
): Buffer {
  const own = createECDH(CURVE);
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ownPublic = own.getPublicKey();
  const shared = own.computeSecret(receiver.publicKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.publicKey, ownPublic]);
  const input = derive(shared, receiver.secret, info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);

  const length = Buffer.alloc(5);
  length.writeUInt32BE(RECORD);
  length.writeUInt8(ownPublic.length, 4);
  const padding = size === undefined ? 0 : roomIn(size) - plain.length;
  if (padding < 0) throw new RangeError('the message is longer than its padding');
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [
    cipher.update(Buffer.concat([plain, Buffer.from([LAST_RECORD]), Buffer.alloc(padding)])),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  return Buffer.concat([salt, length, ownPublic, ...sealed]);
}

const derive = (input: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length));
