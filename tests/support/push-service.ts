import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { hangUp, listen } from './listen.ts';

export type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer; at: number };

/** A push service on this machine that records what it gets. `status` is what it answers; 0 means never. */
export async function startPushService() {
  const pushed: Pushed[] = [];
  const service = { status: 201, atOnce: 0, mostAtOnce: 0 };
  const server = createServer(async (request, response) => {
    service.mostAtOnce = Math.max(service.mostAtOnce, ++service.atOnce);
    response.once('close', () => service.atOnce--);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    pushed.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks),
      at: performance.timeOrigin + performance.now(),
    });
    if (service.status) response.writeHead(service.status, { location: '/elsewhere' }).end();
  });
  const port = await listen(server);
  return Object.assign(service, {
    url: `http://127.0.0.1:${port}`,
    pushed,
    close: () => hangUp(server),
  });
}

/** A browser that has subscribed at a push service, and reads what comes. */
export function createPushBrowser(service: { url: string }) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  const path = `/send/${randomBytes(8).toString('hex')}`;
  const hkdf = (input: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, info, length));
  return {
    path,
    subscription: {
      endpoint: service.url + path,
      keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: secret.toString('base64url') },
    },
    open({ body }: Pick<Pushed, 'body'>) {
      const [salt, sender, rest] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const input = hkdf(keys.computeSecret(sender), secret, info, 32);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        hkdf(input, salt, 'Content-Encoding: aes128gcm\0', 16),
        hkdf(input, salt, 'Content-Encoding: nonce\0', 12),
      );
      decipher.setAuthTag(rest.subarray(-16));
      const padded = Buffer.concat([decipher.update(rest.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
