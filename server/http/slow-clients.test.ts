import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#server/metrics.ts';
import { isUnavailable } from '#server/store/unavailable.ts';
import { sendDownload } from './download.ts';
import { startHttp } from './server.ts';

const BLOCK = 64 * 1024;
let http: Awaited<ReturnType<typeof startHttp>>;
let produced = 0;
/** The server has finished the file or given up on it. */
let ended = false;
/** Answers to bodies, read by the client or not. */
const answers: number[] = [];
beforeAll(async () => {
  http = await startHttp({
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://localhost',
    trustProxy: [],
    site: new Map(),
    policyFor: () => "default-src 'none'",
    isUnavailable,
    metrics: createMetrics(),
    log: pino({ level: 'silent' }),
    // A busy machine must not confuse a slow client with a stalled one, who gets no answer.
    limits: { headersMs: 400, requestMs: 600, stalledMs: 2_000, keepAliveMs: 500, checkMs: 50 },
    register(app) {
      const onSend = async (_request: unknown, { statusCode }: { statusCode: number }) =>
        void answers.push(statusCode);
      app.post('/body', { onSend }, async () => ({ success: true }));
      app.get('/file', (_request, reply) =>
        sendDownload(reply, {
          filename: 'a.bin',
          contentType: 'application/octet-stream',
          size: 400 * 2 ** 20,
          content: Readable.from(blocks()),
        }),
      );
    },
  });
});
afterAll(() => http.close());

function* blocks() {
  ended = false;
  try {
    for (produced = 0; produced < 400 * 2 ** 20; produced += BLOCK) yield Buffer.alloc(BLOCK);
  } finally {
    ended = true;
  }
}

function open() {
  const socket = connect(http.port, '127.0.0.1');
  let heard = '';
  socket.on('error', () => {});
  socket.on('data', (bytes: Buffer) => {
    heard += bytes.toString('latin1').slice(0, 1_000);
  });
  const closed = once(socket, 'close');
  return { socket, heard: () => heard, closed };
}

async function drip(socket: ReturnType<typeof open>['socket'], text: string) {
  for (const char of text) {
    if (socket.destroyed || !socket.writable) return;
    socket.write(char);
    await sleep(40);
    // A write to a connection that the server has closed would throw away its last answer, so read that first.
    await afterReading();
  }
}

test('a client that sends nothing, or sends its headers slowly, is disconnected', async () => {
  const silent = open();
  const slow = open();
  void drip(slow.socket, `GET /healthz HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(200)}`);
  await Promise.all([silent.closed, slow.closed]);
  expect(slow.heard()).toMatch(/^HTTP\/1\.1 408 /);
  expect(slow.heard()).toMatch(/content-security-policy/);
});

test('a client that sends its body slowly is disconnected', async () => {
  const { socket, heard, closed } = open();
  socket.write(
    'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n',
  );
  void drip(socket, `"${'x'.repeat(300)}`);
  await closed;
  expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that leaves in the middle of its body is not taken for a lost database', async () => {
  answers.length = 0;
  const { socket } = open();
  const head = 'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n';
  // The answer to the expectation shows that the request is being read.
  socket.write(`${head}Expect: 100-continue\r\n\r\n"x`);
  await once(socket, 'data');
  socket.destroy();
  await expect.poll(() => answers).toEqual([400]);
});

test('a client that requests a file and does not read it uses little memory and is disconnected', async () => {
  const { socket, closed } = open();
  socket.pause();
  socket.write('GET /file HTTP/1.1\r\nHost: x\r\n\r\n');
  let before = -1;
  await expect
    .poll(async () => {
      const same = before === produced && produced > 0;
      before = produced;
      await sleep(150);
      return same;
    })
    .toBe(true);
  const atStall = produced;
  // The buffers of the kernel are full, and the rest of the file has not been read.
  expect(atStall).toBeLessThan(32 * 2 ** 20);
  await expect.poll(() => ended).toBe(true);
  socket.resume();
  await closed;
  expect(produced).toBe(atStall);
});
