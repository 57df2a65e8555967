import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#server/metrics.ts';
import { refusal } from '#tests/support/refusal.ts';
import { startHttp } from './server.ts';

const LIMIT = 3;
let http: Awaited<ReturnType<typeof startHttp>>;
let gate = Promise.withResolvers<void>();
let entered = 0;

beforeAll(async () => {
  http = await startHttp({
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://localhost',
    trustProxy: ['127.0.0.1'],
    site: new Map(),
    policyFor: () => "default-src 'none'",
    isUnavailable: () => false,
    metrics: createMetrics(),
    log: pino({ level: 'silent' }),
    limits: { requestsPerNetwork: LIMIT, streamsPerNetwork: 2 },
    register(app) {
      const waitAtGate = async () => {
        entered++;
        await gate.promise;
        return { success: true };
      };
      app.get('/api/slow', waitAtGate);
      app.post('/api/slow', waitAtGate);
      app.get('/api/stream', { config: { slot: 'stream' } }, waitAtGate);
      app.post('/by-body', { config: { slot: ({ body }) => body as never } }, waitAtGate);
      app.get('/healthz', { config: { slot: 'none' } }, async () => ({ status: 'ok' }));
      app.get('/api/quick', async () => ({ success: true }));
      app.get('/api/broken', async () => {
        throw new Error('broken');
      });
      app.get('/api/file', (_request, reply) => reply.send(endlessFile()));
    },
  });
});
afterAll(() => http.close());

/** Sends its first bytes and never ends. */
function endlessFile() {
  const file = new Readable({ read() {} });
  file.push('first bytes');
  return file;
}

afterEach(() => {
  gate.resolve();
  gate = Promise.withResolvers();
  entered = 0;
});

const ask = (path: string, { from = '192.0.2.1', ...init }: RequestInit & { from?: string } = {}) =>
  fetch(`http://127.0.0.1:${http.port}${path}`, { ...init, headers: { 'x-forwarded-for': from } });

async function fillSlots() {
  const waiting = Array.from({ length: LIMIT }, () => ask('/api/slow'));
  await expect.poll(() => entered).toBe(LIMIT);
  return waiting;
}

/** All slots are free again when this many requests are answered at once. */
async function expectAllFree() {
  await expect.poll(async () => (await ask('/api/quick')).status).toBe(200);
  entered = 0;
  const waiting = await fillSlots();
  gate.resolve();
  for (const answer of waiting) expect((await answer).status).toBe(200);
}

test('a network with too many unanswered requests gets 429, and another network is served', async () => {
  const waiting = await fillSlots();
  const refused = await ask('/api/quick');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toEqual(refusal('too-many-requests'));
  expect((await ask('/api/quick', { from: '192.0.2.2' })).status).toBe(200);
  gate.resolve();
  for (const answer of waiting) expect((await answer).status).toBe(200);
  expect((await ask('/api/quick')).status).toBe(200);
});

test('addresses of one IPv6 network share its slots', async () => {
  for (let n = 1; n <= LIMIT; n++) void ask('/api/slow', { from: `2001:db8::${n}` }).catch(() => {});
  await expect.poll(() => entered).toBe(LIMIT);
  expect((await ask('/api/quick', { from: '2001:db8::ffff' })).status).toBe(429);
  expect((await ask('/api/quick', { from: '2001:db8:0:1::1' })).status).toBe(200);
});

test('pages and routes without a limit need no slot, and streams have slots of their own', async () => {
  await fillSlots();
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/')).status).toBe(200);
  entered = 0;
  const streams = [ask('/api/stream'), ask('/api/stream')];
  await expect.poll(() => entered).toBe(2);
  const refused = await ask('/api/stream');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  gate.resolve();
  for (const stream of streams) expect((await stream).status).toBe(200);
  await expect.poll(async () => (await ask('/api/stream')).status).toBe(200);
});

test('a route can tell from the body which slot a call takes', async () => {
  const send = (slot: string) =>
    fetch(`http://127.0.0.1:${http.port}/by-body`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '192.0.2.1', 'content-type': 'application/json' },
      body: JSON.stringify(slot),
    });
  const waiting = await fillSlots();
  expect((await send('request')).status).toBe(429);
  entered = 0;
  const stream = send('stream');
  await expect.poll(() => entered).toBe(1);
  gate.resolve();
  for (const answer of [...waiting, stream]) expect((await answer).status).toBe(200);
});

test('a /48 has twice the slots of one of its /64s', async () => {
  for (let n = 1; n <= 2 * LIMIT; n++) void ask('/api/slow', { from: `2001:db8:7:${n}::1` }).catch(() => {});
  await expect.poll(() => entered).toBe(2 * LIMIT);
  expect((await ask('/api/quick', { from: '2001:db8:7:ffff::1' })).status).toBe(429);
  expect((await ask('/api/quick', { from: '2001:db8:8:1::1' })).status).toBe(200);
});

test('a download frees its slot when it begins', async () => {
  const control = new AbortController();
  for (let n = 0; n < 2 * LIMIT; n++)
    expect((await ask('/api/file', { signal: control.signal })).status).toBe(200);
  await expectAllFree();
  control.abort();
});

test('requests that fail, are refused or stop halfway free their slots', async () => {
  for (let n = 0; n < 2 * LIMIT; n++) expect((await ask('/api/broken')).status).toBe(500);
  const waiting = await fillSlots();
  for (let n = 0; n < 2 * LIMIT; n++) expect((await ask('/api/quick')).status).toBe(429);
  gate.resolve();
  await Promise.all(waiting);
  gate = Promise.withResolvers();
  await expectAllFree();

  gate = Promise.withResolvers();
  const unfinished = Array.from({ length: LIMIT }, () => {
    const socket = connect(http.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST /api/slow HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n"',
    );
    return socket;
  });
  await expect.poll(async () => (await ask('/api/quick')).status).toBe(429);
  for (const socket of unfinished) socket.destroy();
  await expectAllFree();
});

test('a client that disconnects keeps its slot until the work for it is done', async () => {
  const control = new AbortController();
  for (let n = 0; n < LIMIT; n++) void ask('/api/slow', { signal: control.signal }).catch(() => {});
  await expect.poll(() => entered).toBe(LIMIT);
  control.abort();
  await sleep(100);
  expect((await ask('/api/quick')).status).toBe(429);
  gate.resolve();
  gate = Promise.withResolvers();
  await expectAllFree();
});
