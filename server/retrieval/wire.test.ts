import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSecureContext } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { retrievalLimits } from './limits.ts';
import { Gone, Wire } from './wire.ts';

const MANY_BYTES = 'x'.repeat(32 * 2 ** 20);

const closers: Array<() => void> = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A connection, and its client, which reads nothing. */
async function open(limits = {}) {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  const [socket] = (await accepted) as [Socket];
  closers.push(
    () => void server.close(),
    () => void client.destroy(),
    () => void socket.destroy(),
  );
  const wire = new Wire(socket, {
    clientIp: '127.0.0.1',
    isProxied: false,
    isLocal: true,
    limits: { ...retrievalLimits, ...limits },
    secureContext: createSecureContext,
  });
  return { wire, client };
}

/** Fills the buffers of the client, and says something else meanwhile. */
function writeTwice(wire: Wire) {
  const first = wire.write(MANY_BYTES)!;
  wire.write('* 1 EXISTS\r\n');
  return [first, wire.flush()];
}

test('everybody who waits for a client that does not read learns that it has left', async () => {
  const { wire, client } = await open();
  const writing = Promise.allSettled(writeTwice(wire));
  client.resetAndDestroy();
  for (const { reason } of (await writing) as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(Gone);
});

test('everybody who waits for a client goes on once it has read', async () => {
  const { wire, client } = await open();
  const writing = Promise.all(writeTwice(wire));
  client.resume();
  await expect(writing).resolves.toHaveLength(2);
});

test('that a client has left is noticed after an answer, however many commands it sent before', async () => {
  const { wire, client } = await open();
  client.write('a\r\nb\r\n');
  await wire.line();
  client.destroy();
  const answering = async () => {
    for (let nth = 0; nth < 200; nth++) {
      wire.write('* OK\r\n');
      await wire.answered();
      await sleep(10);
    }
  };
  await expect(answering()).rejects.toThrow(Gone);
});

test('a client that goes on sending and reads nothing is disconnected', async () => {
  const { wire, client } = await open({ stalledMs: 500 });
  const beat = setInterval(() => client.write('x'), 50);
  closers.push(() => clearInterval(beat));
  for (const { reason } of (await Promise.allSettled(writeTwice(wire))) as PromiseRejectedResult[])
    expect(reason).toBeInstanceOf(Gone);
  await wire.closed;
});
