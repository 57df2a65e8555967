import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAuthority, makePair } from '#tests/support/certificates.ts';
import { startDns, type Zone } from '#tests/support/dns-server.ts';
import { createGuardedFetch, type FetchOptions } from './guarded-fetch.ts';
import { createResolveName } from './resolve-name.ts';

/** Elsewhere 127.0.0.2 has to be set up first. */
const hasSecondLoopback = process.platform === 'linux';

const zone: Zone = {
  'inside.example': { A: ['127.0.0.1'] },
  'inside6.example': { AAAA: ['::1'] },
  'mapped.example': { AAAA: ['::ffff:127.0.0.1'] },
  'both.example': { A: ['127.0.0.2'], AAAA: ['::1'] },
  'mixed.example': { A: ['127.0.0.2', '127.0.0.1'] },
  'other.example': { A: ['127.0.0.2'] },
};

const LOOPBACK = `
  127.0.0.1 127.1 127.0.1 127.0.0.1. 2130706433 0x7f000001 0x7f.1 0x7f.0x0.0x0.0x1 017700000001 0177.0.0.1
  0177.0.0.01 127.000.000.001 %31%32%37.0.0.1 １２７.０.０.１ 127。0。0。1 0 0.0.0.0
  localhost LOCALHOST localhost. a.localhost
  [::1] [0:0:0:0:0:0:0:1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1]
  inside.example INSIDE.example. inside6.example mapped.example both.example mixed.example
`
  .trim()
  .split(/\s+/);

const state = { connections: 0, requests: [] as Array<{ url: string; headers: Record<string, unknown> }> };
const answers: Record<string, RequestListener> = {
  '/hello': (_request, response) => response.end('hello'),
  '/large': (_request, response) =>
    response.writeHead(200, { 'content-length': 2_000 }).end('x'.repeat(2_000)),
  '/streamed': (_request, response) => {
    for (let i = 0; i < 20; i++) response.write('x'.repeat(100));
    response.end();
  },
  '/silent': () => {},
  '/slow-body': (_request, response) => void response.write('x'),
  '/switch': (_request, response) => response.writeHead(101, { upgrade: 'x', connection: 'upgrade' }).end(),
};

describe('the guarded fetcher', () => {
  const closers = new AsyncDisposableStack();
  let dns: Awaited<ReturnType<typeof startDns>>;
  let port = 0;

  beforeAll(async () => {
    dns = await startDns(zone);
    closers.defer(dns.close);
    const onRequest: RequestListener = (request, response) => {
      state.requests.push({ url: request.url!, headers: request.headers });
      const to = /^\/to\?(.*)$/.exec(request.url!)?.[1];
      if (to) response.writeHead(302, { location: decodeURIComponent(to) }).end();
      else (answers[request.url!] ?? ((_q, r) => r.writeHead(404).end()))(request, response);
    };
    port = await listen(onRequest, '127.0.0.1', 0);
    await listen(onRequest, '::1', port).catch(() => {});
    if (hasSecondLoopback) await listen(onRequest, '127.0.0.2', port);
  });
  afterAll(() => closers.disposeAsync());
  beforeEach(() => {
    state.connections = 0;
    state.requests = [];
  });

  async function listen(onRequest: RequestListener, host: string, at: number) {
    const server = createServer(onRequest);
    server.on('connection', () => state.connections++);
    server.listen(at, host);
    await once(server, 'listening');
    closers.defer(async () => {
      server.closeAllConnections();
      server.close();
    });
    return (server.address() as AddressInfo).port;
  }

  const outcomes: string[] = [];
  /** The port of the test is allowed, so that only the address decides. */
  const createFetch = (allow: string[], more: object = {}) =>
    createGuardedFetch({
      resolve: createResolveName([dns.server]),
      allow,
      ownAddresses: () => [],
      ports: [port],
      onFetch: (purpose, outcome) => outcomes.push(`${purpose} ${outcome}`),
      ...more,
    });
  const get = (allow: string[], url: string, more: Partial<FetchOptions> = {}) =>
    createFetch(allow).fetch({ url, purpose: 'image', maxBytes: 1_000, timeoutMs: 5_000, ...more });

  test('never connects to loopback, however it is written', async () => {
    expect(LOOPBACK.length).toBeGreaterThan(30);
    for (const host of LOOPBACK)
      await expect(get([], `http://${host}:${port}/hello`), host).rejects.toMatchObject({
        problem: 'refused',
      });
    expect(state.connections).toBe(0);
  });

  test.runIf(hasSecondLoopback)(
    'never connects to loopback after a redirect, however it is written',
    async () => {
      // A header holds no other characters.
      for (const host of LOOPBACK.filter((one) => /^[\x21-\x7e]+$/.test(one))) {
        const target = encodeURIComponent(`http://${host}:${port}/hello`);
        const redirect = `http://other.example:${port}/to?${target}`;
        await expect(get(['127.0.0.2'], redirect, { redirects: 3 }), host).rejects.toMatchObject({
          problem: 'refused',
        });
      }
      expect(state.requests.filter(({ url }) => url === '/hello')).toEqual([]);
    },
  );

  test.runIf(hasSecondLoopback)(
    'connects to the address that was checked when DNS changes its answer',
    async () => {
      const resolve = createResolveName([dns.server]);
      const rebinding = createFetch(['127.0.0.2'], {
        async resolve(name: string) {
          const addresses = await resolve(name);
          zone['rebound.example'] = { A: ['127.0.0.1'] };
          return addresses;
        },
      });
      zone['rebound.example'] = { A: ['127.0.0.2'] };
      const options = { url: `http://rebound.example:${port}/hello`, purpose: 'image' as const };
      const first = await rebinding.fetch({ ...options, maxBytes: 1_000, timeoutMs: 5_000 });
      expect(first.body.toString()).toBe('hello');
      const second = rebinding.fetch({ ...options, maxBytes: 1_000, timeoutMs: 5_000 });
      await expect(second).rejects.toMatchObject({ problem: 'refused' });
      expect(state.connections).toBe(1);
    },
  );

  test.runIf(hasSecondLoopback)(
    'a kept connection is used again, but never for other addresses',
    async () => {
      zone['kept.example'] = { A: ['127.0.0.2'] };
      const fetcher = createFetch(['127.0.0.0/8']);
      const ask = (path: string, host = 'kept.example') =>
        fetcher.fetch({
          url: `http://${host}:${port}${path}`,
          purpose: 'push',
          maxBytes: 0,
          keepsConnection: true,
          timeoutMs: 60_000,
        });
      for (let times = 0; times < 3; times++) await ask('/nothing');
      expect(state.connections).toBe(1);
      zone['kept.example'] = { A: ['127.0.0.1'] };
      await ask('/nothing');
      expect(state.connections).toBe(2);
      await ask('/nothing', 'inside.example');
      expect(state.connections).toBe(3);
      // An answer that goes on is not waited for, and its connection is not used again.
      expect(await ask('/slow-body')).toMatchObject({ status: 200 });
      await ask('/nothing');
      expect(state.connections).toBe(4);
      // The other side closes connections whenever it wants.
      answers['/hangs-up'] = (request) => request.socket.destroy();
      await expect(ask('/hangs-up')).rejects.toMatchObject({ problem: 'failed' });
      answers['/hangs-up-once'] = (request) => {
        answers['/hangs-up-once'] = (_request, later) => later.writeHead(201).end();
        request.socket.destroy();
      };
      await ask('/nothing');
      expect(await ask('/hangs-up-once')).toMatchObject({ status: 201 });
    },
  );

  test('reaches networks that the operator allows, by number, by name and by redirect', async () => {
    const hosts = ['127.0.0.1', '2130706433', 'localhost', 'inside.example'];
    for (const host of hosts) {
      const { status, body } = await get(['127.0.0.0/8', '::1'], `http://${host}:${port}/hello`);
      expect([status, body.toString()], host).toEqual([200, 'hello']);
    }
    const redirect = `http://127.0.0.1:${port}/to?${encodeURIComponent('/to?/hello')}`;
    const followed = await get(['127.0.0.1'], redirect, { redirects: 3 });
    expect(followed.body.toString()).toBe('hello');
    expect(outcomes.at(-1)).toBe('image answered');
  });

  test('tells the other side nothing about the reader', async () => {
    const redirect = `http://inside.example:${port}/to?/hello`;
    await get(['127.0.0.1'], redirect, { redirects: 1, headers: { accept: 'image/*' } });
    for (const { headers } of state.requests)
      expect(headers).toEqual({
        host: `inside.example:${port}`,
        'user-agent': 'Mayfly',
        accept: 'image/*',
        'accept-encoding': 'identity',
        connection: 'close',
      });
    expect(state.requests).toHaveLength(2);
  });

  test('a redirect is the answer unless it should be followed, and there are at most three', async () => {
    const once = `http://127.0.0.1:${port}/to?/hello`;
    expect(await get(['127.0.0.1'], once)).toMatchObject({ status: 302 });
    const circle = `http://127.0.0.1:${port}/circle`;
    answers['/circle'] = (_request, response) => response.writeHead(301, { location: '/circle' }).end();
    await expect(get(['127.0.0.1'], circle, { redirects: 99 })).rejects.toMatchObject({
      problem: 'redirects',
    });
    expect(state.requests.filter(({ url }) => url === '/circle')).toHaveLength(4);
    const posted = await get(['127.0.0.1'], once, { method: 'POST', body: '{}', redirects: 3 });
    expect(posted.status).toBe(302);
  });

  test('bounds size and time', async () => {
    const problemOf = (path: string, more: Partial<FetchOptions> = {}) =>
      get(['127.0.0.1'], `http://127.0.0.1:${port}${path}`, more).then(
        () => null,
        (error) => error.problem,
      );
    expect(await problemOf('/large')).toBe('too-large');
    expect(await problemOf('/streamed')).toBe('too-large');
    expect(await problemOf('/large', { maxBytes: 0 })).toBe(null);
    expect(await problemOf('/silent', { timeoutMs: 100 })).toBe('timeout');
    expect(await problemOf('/slow-body', { timeoutMs: 100 })).toBe('timeout');
    expect(await problemOf('/switch')).toBe('failed');
    const stopped = AbortSignal.abort();
    expect(await problemOf('/hello', { signal: stopped })).toBe('failed');
    expect(await get([], `http://none.example:${port}/`).catch((error) => error.problem)).toBe(
      'unknown-host',
    );
    dns.state.silent = true;
    const silent = get([], `http://inside.example:${port}/`, { timeoutMs: 100 });
    expect(await silent.catch((error) => error.problem)).toBe('timeout');
    dns.state.silent = false;
  });

  test('keeps the name for TLS, and checks it', async () => {
    const ca = await makeAuthority();
    const { cert, key } = await makePair(['inside.example'], { ca });
    const server = createTlsServer({ cert, key }, (request, response) => response.end(request.headers.host));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closers.defer(async () => void server.close());
    const { port: tlsPort } = server.address() as AddressInfo;
    zone['impostor.example'] = { A: ['127.0.0.1'] };
    const { fetch } = createFetch(['127.0.0.1'], { ca: [ca.cert] });
    const ask = (host: string) =>
      fetch({ url: `https://${host}:${tlsPort}/`, purpose: 'webhook', maxBytes: 100, timeoutMs: 5_000 });
    expect((await ask('inside.example')).body.toString()).toBe(`inside.example:${tlsPort}`);
    await expect(ask('impostor.example')).rejects.toMatchObject({ problem: 'failed' });
  });

  test('an answer that is not HTTP, or ends early, is a failure', async () => {
    for (const answer of ['', 'hello\r\n\r\n', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nshort']) {
      const server = createTcpServer((socket: Socket) => socket.end(answer));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      closers.defer(async () => void server.close());
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      await expect(get(['127.0.0.1'], url), answer).rejects.toMatchObject({ problem: 'failed' });
    }
  });

  test.each([
    'ftp://inside.example/',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'https://user@example.com/',
    'https://:password@example.com/',
    'https://example.com:22/',
    'http://example.com:25/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'https://198.51.100.7/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://0x0a000001/',
    'http://0300.0250.1/',
    'http://1.1.1.1:8080/',
    `https://example.com/${'x'.repeat(9_000)}`,
    'example.com',
    '',
  ])('refuses %s without asking anybody', (url) => {
    const { check } = createGuardedFetch({ resolve: async () => [], allow: [], ownAddresses: () => [] });
    expect(() => check(url)).toThrow('refused');
  });

  test('accepts public addresses and names on ports 80 and 443, but not its own', () => {
    const ownAddresses = () => ['1.1.1.1', '2606:4700:4700:0::1111', 'fe80::1%eth0'];
    const { check } = createGuardedFetch({ resolve: async () => [], allow: [], ownAddresses });
    expect(check('https://EXAMPLE.com/a b').href).toBe('https://example.com/a%20b');
    for (const url of ['http://8.8.8.8/', 'http://8.8.8.8:443/', 'https://[2606:4700::1]/'])
      expect(check(url).href).toBeTruthy();
    for (const url of ['http://1.1.1.1/', 'http://16843009/', 'https://[2606:4700:4700::1111]/'])
      expect(() => check(url), url).toThrow('refused');
  });
});
