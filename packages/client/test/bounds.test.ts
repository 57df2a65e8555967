import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { Mayfly, MayflyError } from '../src/index.ts';

const open: Array<() => void> = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A server that is not a Mayfly, or no longer one. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const connect = (baseUrl: string, options = {}) => new Mayfly({ baseUrl, token: 'mf_secret', ...options });
const inboxAt = (baseUrl: string, options = {}) => connect(baseUrl, options).inbox('a@mayfly.test');
const CHUNK = Buffer.alloc(2 ** 20, ' ');

/** Sends without an end, as fast as it is read, and counts. */
function endless(headers: Record<string, string> = {}) {
  const sent = { bytes: 0, connections: 0 };
  const answer: RequestListener = (_request, response) => {
    sent.connections++;
    response.writeHead(200, headers);
    const out = headers['content-encoding'] === 'gzip' ? createGzip({ level: 1 }) : response;
    if (out !== response) out.pipe(response);
    const send = () => {
      while (!response.destroyed) {
        sent.bytes += CHUNK.length;
        if (!out.write(CHUNK)) return void out.once('drain', send);
      }
    };
    response.once('close', () => out !== response && out.destroy());
    send();
  };
  return { sent, answer };
}

describe('an answer', () => {
  test.each([
    ['', {}],
    [' behind gzip', { 'content-encoding': 'gzip' }],
  ])('without an end is given up at a limit%s', async (_name, headers) => {
    const { sent, answer } = endless(headers);
    const inbox = inboxAt(await serve(answer), { maxFileBytes: 4 * 2 ** 20 });
    // What was compressed takes longer, and is read by the same code.
    const lists = _name ? [] : [() => inbox.messages(), () => inbox.attachment('1', '2')];
    for (const asked of [() => inbox.raw('1'), ...lists]) {
      const error = await asked().catch((one) => one);
      expect(error).toBeInstanceOf(MayflyError);
      expect(error.message).toMatch(/the answer has more than \d+ MB$/);
    }
    // What was compressed runs ahead of its reader by as much as fits into the buffers in between.
    if (!_name) expect(sent.bytes).toBeLessThan(128 * 2 ** 20);
  });

  test('that refuses without an end is an error at once', async () => {
    const { answer } = endless();
    const refusing: RequestListener = (request, response) => {
      response.statusCode = 403;
      const { writeHead } = response;
      response.writeHead = ((_status: number) => writeHead.call(response, 403)) as typeof writeHead;
      answer(request, response);
    };
    await expect(inboxAt(await serve(refusing)).messages()).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Could not list the mail of a@mayfly.test: the service answered with status 403',
    });
  });

  test.each(['null', '"no"', '[]', '{"error":{"a":1},"cooldownEnd":7,"field":[]}'])(
    'of %s with 500 is an error with the status',
    async (body) => {
      const inbox = inboxAt(await serve((_request, response) => response.writeHead(500).end(body)));
      await expect(inbox.messages()).rejects.toMatchObject({
        name: 'MayflyError',
        code: 'server_error',
        status: 500,
        message: expect.stringMatching(/answered with status 500$/),
        cooldownEnd: undefined,
        field: undefined,
      });
    },
  );

  test.each(['null', '{}', '[]', '"no"', '{"messages":null,"message":7,"email":null,"emails":{}}'])(
    'of %s is one that cannot be read',
    async (body) => {
      const url = await serve((_request, response) => response.end(body));
      const [mayfly, inbox] = [connect(url), inboxAt(url)];
      for (const asked of [
        () => mayfly.createInbox(),
        () => mayfly.inboxes(),
        () => new Mayfly({ baseUrl: url }).inboxes(),
        () => inbox.messages(),
        () => inbox.read('1'),
        () => inbox.extend(),
        () => inbox.deliveries(),
        () => inbox.waitForCode({ timeoutMs: 200 }),
      ])
        await expect(asked()).rejects.toMatchObject({
          name: 'MayflyError',
          message: expect.stringMatching(/the answer cannot be read$/),
        });
    },
  );
});

test('a stream whose line or event never ends is given up', async () => {
  const { sent, answer } = endless({ 'content-type': 'text/event-stream' });
  const events = inboxAt(await serve(answer)).events({ signal: AbortSignal.timeout(3_000) });
  await expect(events.next()).rejects.toMatchObject({ name: 'TimeoutError' });
  // Each costs a few megabytes, after growing pauses.
  expect(sent.connections).toBe(2);
  expect(sent.bytes).toBeLessThan(32 * 2 ** 20);
});

describe('a service that sends a call on to another', () => {
  test.each([301, 302, 307, 308])(
    'is not followed with %i, and the other is told nothing',
    async (status) => {
      const told: unknown[] = [];
      const other = await serve(({ headers }, response) => {
        told.push(headers.authorization);
        response.end('{"success":true,"messages":[],"emails":[],"email":{"id":"1","address":"x@evil.test"}}');
      });
      const url = await serve((request, response) =>
        response.writeHead(status, { location: other + request.url }).end(),
      );
      const inbox = inboxAt(url);
      for (const asked of [
        () => connect(url).createInbox(),
        () => new Mayfly({ baseUrl: url }).createInbox(),
        () => inbox.messages(),
        () => inbox.waitForCode({ timeoutMs: 20_000 }),
        () => inbox.events().next(),
      ])
        await expect(asked()).rejects.toMatchObject({
          name: 'MayflyError',
          code: 'bad_request',
          message: expect.stringMatching(/sends this call on to another address, which is not followed$/),
        });
      expect(told).toEqual([]);
    },
  );
});

test('name and password of the base URL are in no error', async () => {
  for (const baseUrl of [
    'http://zoe:s3cret@127.0.0.1:1',
    'ftp://zoe:s3cret@mayfly.test',
    'zoe:s3cret@mayfly.test',
  ]) {
    const error = await (async () => connect(baseUrl).inboxes())().catch((one) => one);
    expect(error).toMatchObject({ name: 'MayflyError', code: 'bad_request' });
    for (let one = error; one; one = one.cause)
      expect(`${one.message} ${one.stack}`).not.toMatch(/zoe|s3cret/);
  }
});
