import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { LiveEvent, LiveReader } from '#server/domain/live/live-reader.ts';
import { createMetrics } from '#server/metrics.ts';
import { createEventStreams } from './event-stream.ts';

const closers: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const accessOf = (id: string) => ({ owner: { id }, currentOwner: async () => ({ id }) });

const event = (n: number, size: number): LiveEvent => ({
  id: String(n),
  name: 'expired',
  data: { address: `${'x'.repeat(size)}@mayfly.test` },
});

/** A server whose only route streams events of this size, at this pace, to any number of readers. */
async function serve({
  size,
  paceMs,
  stalledMs,
  heartbeatMs = 200,
}: {
  size: number;
  paceMs: number;
  stalledMs: number;
  heartbeatMs?: number;
}) {
  const metrics = createMetrics();
  const log = pino({ level: 'silent' });
  const streams = createEventStreams({ metrics, log, heartbeatMs, stalledMs });
  const app = fastify();
  const produced = new Map<string, number>();
  app.get('/:owner', async (request, reply) => {
    const { owner } = request.params as { owner: string };
    const stopped = new AbortController();
    const { signal } = stopped;
    let attached: LiveReader | null = null;
    const begin = async () => ({
      beat: () => void attached?.takePositions?.({ 'ann@mayfly.test': 7 }),
      attach(reader: LiveReader) {
        attached = reader;
        const produce = async () => {
          for (let n = 1; !signal.aborted; n++) {
            produced.set(owner, n);
            await reader.take(event(n, size));
            // Awaiting a microtask alone would keep the event loop from serving the other readers.
            await sleep(paceMs, undefined, { signal });
          }
        };
        produce().catch((error) => reader.end(error));
      },
      stop: () => stopped.abort(),
    });
    await streams.send(reply, { ...accessOf(owner), begin });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => app.close());
  closers.push(() => streams.close());
  const { port } = app.server.address() as AddressInfo;
  const open = async () =>
    Number(/^mayfly_event_streams (\d+)/m.exec(await metrics.registry.metrics())?.[1] ?? 0);
  return { port, produced, open };
}

function reader(port: number, owner: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`GET /${owner} HTTP/1.1\r\nHost: x\r\n\r\n`);
  closers.push(() => socket.destroy());
  return socket;
}

test('a quiet stream carries a heartbeat with the positions of its inboxes, from which it does not resume', async () => {
  const { port } = await serve({ size: 10, paceMs: 10_000, stalledMs: 1_000 });
  const socket = reader(port, 'quiet');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  await expect.poll(() => received.match(/^: heartbeat$/gm)?.length ?? 0).toBeGreaterThan(1);
  expect(received).toContain('\r\nevent: positions\ndata: {"ann@mayfly.test":7}\n\n');
  expect(received).toMatch(/^retry: \d+$/m);
  expect(received).toMatch(/^id: 1$/m);
});

test('every stream gets one heartbeat per round, however many streams are open', async () => {
  const { port } = await serve({ size: 10, paceMs: 60_000, stalledMs: 1_000, heartbeatMs: 1_000 });
  const beats = Array<number>(30).fill(0);
  for (const nth of beats.keys())
    reader(port, `quiet${nth % 2}`)
      .setEncoding('utf8')
      .on('data', (text: string) => {
        beats[nth]! += text.match(/^: heartbeat$/gm)?.length ?? 0;
      });
  await expect.poll(() => Math.min(...beats)).toBeGreaterThan(1);
  expect(Math.max(...beats) - Math.min(...beats)).toBeLessThan(3);
});

test('a stalled reader is disconnected, buffers little until then, and does not slow the others', async () => {
  const { port, produced, open } = await serve({ size: 64_000, paceMs: 0, stalledMs: 1_500 });
  const slow = reader(port, 'slow');
  slow.pause();
  const quick = reader(port, 'quick');
  let read = 0;
  quick.on('data', (bytes: Buffer) => {
    read += bytes.length;
  });
  await expect.poll(open).toBe(2);
  const closed = once(slow, 'close');
  // Wait until the kernel buffers on both sides are full.
  const pause = async () => {
    const earlier = produced.get('slow');
    await sleep(200);
    return produced.get('slow') === earlier;
  };
  await expect.poll(pause).toBe(true);
  const atStall = produced.get('slow')!;
  const before = read;
  await expect.poll(open).toBe(1);
  // Nothing more was produced while the reader read nothing.
  expect(produced.get('slow')).toBe(atStall);
  expect(read).toBeGreaterThan(before);
  slow.resume();
  await closed;
  quick.destroy();
  await expect.poll(open).toBe(0);
});

test('a stalled reader that disconnects frees its slot at once', async () => {
  const { port, open } = await serve({ size: 64_000, paceMs: 0, stalledMs: 60_000 });
  const slow = reader(port, 'slow');
  slow.pause();
  await expect.poll(open).toBe(1);
  await sleep(200);
  slow.destroy();
  await expect.poll(open).toBe(0);
});

test('a stream opens only after its source has a position, and a source that fails frees its slot', async () => {
  const streams = createEventStreams({ metrics: createMetrics(), log: pino({ level: 'silent' }) });
  const app = fastify();
  const ready = Promise.withResolvers<void>();
  app.get('/late', async (_request, reply) => {
    const begin = async () => {
      await ready.promise;
      return { attach: () => {}, stop: () => {} };
    };
    await streams.send(reply, { ...accessOf('owner'), begin });
  });
  app.get('/never', async (_request, reply) => {
    await streams.send(reply, { ...accessOf('other'), begin: () => Promise.reject(new Error('away')) });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => app.close());
  closers.push(() => streams.close());
  const { port } = app.server.address() as AddressInfo;
  const late = fetch(`http://127.0.0.1:${port}/late`);
  expect(await Promise.race([late, sleep(200, 'not yet')])).toBe('not yet');
  ready.resolve();
  expect((await late).status).toBe(200);
  for (let nth = 0; nth < 30; nth++) expect((await fetch(`http://127.0.0.1:${port}/never`)).status).toBe(500);
});
