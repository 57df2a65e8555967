import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { over4, version1, version2 } from '#tests/support/proxy-headers.ts';
import { createClientAddress } from './client-address.ts';

const CLIENT = '203.0.113.7';
const HEADERS = [version1(CLIENT), version2({ body: over4(CLIENT) })];

const closers: Array<() => void> = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that says who its client is, and then whatever the client says. */
async function startEcho({ isProxied = true, headerMs = 300 } = {}) {
  const refused: string[] = [];
  const clientAddress = createClientAddress({
    isProxy: isProxied ? () => true : null,
    onRefused: (problem) => refused.push(problem),
    headerMs,
  });
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (socket) =>
    clientAddress.find(socket, (address, fromProxy) => {
      socket.write(`${address} ${fromProxy}\n`);
      socket.on('data', (bytes) => socket.write(bytes)).on('end', () => socket.end());
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const open = () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.on('error', () => {});
    closers.push(() => socket.destroy());
    return socket;
  };
  return { open, refused, clientAddress };
}

/** Everything until the connection ends, also by a reset. */
async function heard(socket: Socket) {
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

test.each(HEADERS)(
  'the header is read wherever the network splits it, and what follows it is kept',
  async (header) => {
    const { open, refused } = await startEcho({ headerMs: 5_000 });
    const bytes = Buffer.concat([header, Buffer.from('hello')]);
    const answers = Array.from({ length: bytes.length - 1 }, async (_, at) => {
      const socket = open();
      socket.write(bytes.subarray(0, at + 1));
      await sleep(20);
      socket.end(bytes.subarray(at + 1));
      return heard(socket);
    });
    expect(new Set(await Promise.all(answers))).toEqual(new Set([`${CLIENT} true\nhello`]));
    const slowly = open();
    for (const byte of bytes) {
      slowly.write(Buffer.from([byte]));
      await sleep(1);
    }
    slowly.end();
    expect(await heard(slowly)).toBe(`${CLIENT} true\nhello`);
    expect(refused).toEqual([]);
  },
);

test('a header that says nothing about a client means the connection itself', async () => {
  const { open } = await startEcho();
  const socket = open();
  socket.end(version2({ command: 0x20, kind: 0 }));
  expect(await heard(socket)).toBe('127.0.0.1 true\n');
});

test('without proxies a header is nothing special', async () => {
  const { open } = await startEcho({ isProxied: false });
  const socket = open();
  socket.end(HEADERS[0]!);
  expect(await heard(socket)).toBe(`127.0.0.1 false\n${HEADERS[0]}`);
});

test('a wrong header ends the connection at once and in silence', async () => {
  const { open, refused } = await startEcho({ headerMs: 60_000 });
  const socket = open();
  socket.write('PROXY TCP4 nobody');
  expect(await heard(socket)).toBe('');
  expect(refused).toEqual(['wrong']);
});

test('the whole header has to come in time, however its bytes are spread, or else the connection ends in silence', async () => {
  const { open, refused } = await startEcho();
  const [silent, slow, cut] = [open(), open(), open()];
  cut.write(HEADERS[1]!.subarray(0, 20));
  // Each byte is right, and the deadline is not theirs.
  const bytes = HEADERS[0]!.values();
  const drip = setInterval(() => slow.write(Buffer.from([bytes.next().value!])), 20);
  const answers = await Promise.all([silent, slow, cut].map(heard));
  clearInterval(drip);
  expect(answers).toEqual(['', '', '']);
  expect(refused.toSorted()).toEqual(['incomplete', 'incomplete', 'missing']);
});

test('a client that leaves without its header is forgotten at once', async () => {
  const { open, refused } = await startEcho({ headerMs: 60_000 });
  open().end();
  open().end('PROXY');
  const reset = open();
  await once(reset, 'connect');
  reset.resetAndDestroy();
  await expect.poll(() => refused.toSorted()).toEqual(['incomplete', 'missing', 'missing']);
});

test('at the end, connections without a header are closed and not counted', async () => {
  const { open, refused, clientAddress } = await startEcho({ headerMs: 60_000 });
  const socket = open();
  socket.write('PROXY');
  await sleep(50);
  clientAddress.close();
  expect(await heard(socket)).toBe('');
  expect(refused).toEqual([]);
});
