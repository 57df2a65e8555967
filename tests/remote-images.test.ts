import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { imageLimits } from '#server/domain/reading/image-limits.ts';
import { PLACEHOLDER } from '#server/domain/reading/image-placeholder.ts';
import { createReaderProofs } from '#server/domain/reading/reader-proofs.ts';
import { mailKeyPath, readMailKey } from '#server/vault/mail-key.ts';
import { createVault } from '#server/vault/vault.ts';
import { createSignedIn } from './support/accounts.ts';
import { call, createGuest, type Guest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { givePremiumInbox } from './support/premium-inbox.ts';
import { sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { PICTURE } from './support/stranger.ts';

const HOUR = 3_600_000;
const defaults = { ...imageLimits };

/** The same PNG with another size in its header. */
function sized(width: number, height: number): Buffer {
  const bytes = Buffer.from(PICTURE);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const send =
  (type: string, body: string | Buffer, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
const redirect =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

const clock = createClock();
const closers = new AsyncDisposableStack();
const requests: string[] = [];
const answers: Record<string, RequestListener> = {};
let app: RunningApp;
let guest: Guest;
let sender = '';
let database: Client;

beforeAll(async () => {
  const server = createServer((request, response) => {
    requests.push(request.url!);
    const answer = answers[request.url!.replace(/\?.*/, '')];
    if (answer) answer(request, response);
    else response.writeHead(404).end(PICTURE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.defer(async () => {
    server.closeAllConnections();
    server.close();
  });
  sender = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(answers, {
    '/picture': send('text/html', PICTURE),
    '/html': send('image/png', '<script>alert(1)</script>'),
    '/svg': send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    '/packed': send('image/png', gzipSync(PICTURE), { 'content-encoding': 'gzip' }),
    '/large': send('image/png', Buffer.concat([PICTURE, Buffer.alloc(imageLimits.bytes)])),
    '/pixels': send('image/png', sized(5_000, 5_001)),
    '/slow': () => {},
    '/inside': redirect('http://127.0.0.2/picture'),
    '/circle': redirect('/circle'),
    '/elsewhere': redirect('/picture'),
    '/exact': send('image/png', sized(5_000, 5_000)),
  });
  app = await startApp({ fetchAllow: ['127.0.0.1'], trustProxy: ['127.0.0.1'], now: clock.now });
  closers.defer(() => app.close());
  // The number of addresses is not tested here.
  for (const plan of Object.values(app.config.plans)) plan.maxAddresses = 50;
  guest = await createGuest(app.http);
  database = new Client(app.databaseUrl);
  await database.connect();
  closers.defer(() => database.end());
});
afterAll(() => closers.disposeAsync());
beforeEach(() => {
  requests.length = 0;
  Object.assign(imageLimits, defaults);
});

/** Delivers this HTML to an address and returns the id of the message. */
async function deliver(address: string, html: string): Promise<string> {
  const raw = `From: a@example.org\r\nSubject: x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`;
  const { end } = await sendMail(app.smtpPort, { to: address, raw });
  expect(end?.code).toBe(250);
  return (await guest.messages(address))[0]!.id;
}

const withFile = (html: string) =>
  [
    'From: a@example.org',
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--x',
    'Content-Type: text/javascript',
    'Content-Disposition: attachment; filename=a.js',
    '',
    'alert(1)',
    '--x--',
    '',
  ].join('\r\n');

const imagesOf = async (address: string, id: string, from: Guest = guest) =>
  (await from.ask('POST', `${from.messagesPath(address)}/${id}/images`)).json.images as Array<{
    url: string;
    link: string;
  }>;
const imagesFor = (...paths: string[]) => paths.map((path) => `<img src="${sender}${path}">`).join('');
const get = (link: string) => call(app.http, 'GET', link);
const getFrom = (from: string, link: string) =>
  call(app.http, 'GET', link, { headers: { 'x-forwarded-for': from } });
const rowsOf = async (id: string) =>
  (await database.query('SELECT sealed FROM message_images WHERE message_id = $1', [id])).rows;

describe('remote images', () => {
  test('only what the mail shows gets a link: no tracker, no other address, at most a hundred', async () => {
    const { address } = await guest.generate();
    const id = await deliver(
      address,
      `${imagesFor('/a', '/a', '/wf/open?x')}<img src="${sender}/one" width=1 height=1><a href="${sender}/link">x</a>
       <img src="cid:x"><p style="background:url(${sender}/css)">${imagesFor('/b?x=1&amp;y=2')}`,
    );
    const images = await imagesOf(address, id);
    expect(images.map(({ url }) => url)).toEqual([`${sender}/a`, `${sender}/b?x=1&y=2`]);
    const many = await deliver(address, imagesFor(...Array.from({ length: 130 }, (_, nth) => `/${nth}`)));
    expect(await imagesOf(address, many)).toHaveLength(imageLimits.perMail);
    expect(requests).toEqual([]);
  });

  test('are sent with our own type, without anything that could run, and asked for once', async () => {
    const { address } = await guest.generate();
    const id = await deliver(address, imagesFor('/picture', '/elsewhere', '/exact'));
    const [picture, elsewhere, exact] = await imagesOf(address, id);
    const both = await Promise.all([get(picture!.link), get(picture!.link)]);
    const again = await get((await imagesOf(address, id))[0]!.link);
    for (const answer of [...both, again]) {
      expect(answer.status).toBe(200);
      expect(answer.bytes.equals(PICTURE)).toBe(true);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
    const head = await fetch(`${app.http}${picture!.link}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('x-image-missing')]).toEqual([200, null]);
    expect(requests).toEqual(['/picture']);
    expect((await get(elsewhere!.link)).bytes.equals(PICTURE)).toBe(true);
    expect((await get(exact!.link)).bytes.readUInt32BE(16)).toBe(5_000);
    // Nothing readable is stored.
    const rows = await rowsOf(id);
    expect(rows).toHaveLength(3);
    for (const { sealed } of rows) expect(sealed.includes('IHDR')).toBe(false);
  });

  test('every failure is the same placeholder', async () => {
    const { timeoutMs } = imageLimits;
    imageLimits.timeoutMs = 400;
    try {
      const { address } = await guest.generate();
      const paths = '/html /svg /packed /large /pixels /slow /inside /circle /missing'.split(' ');
      const others =
        '<img src="http://127.0.0.2/x"><img src="http://localhost:25/x"><img src="http://127.0.0.1:1/x">';
      const id = await deliver(address, imagesFor(...paths) + others);
      const images = await imagesOf(address, id);
      expect(images).toHaveLength(12);
      const known = await Promise.all(images.map(({ link }) => get(link)));
      const describe = ({ status, headers, bytes }: (typeof known)[number]) => ({
        status,
        headers: Object.entries(Object.fromEntries(headers)).filter(
          ([name]) => !/^(date|x-request-id)$/.test(name),
        ),
        bytes: bytes.toString('base64'),
      });
      for (const [nth, answer] of known.entries())
        expect(describe(answer), images[nth]!.url).toEqual(describe(known[0]!));
      expect(known[0]!.status).toBe(200);
      expect(known[0]!.headers.get('x-image-missing')).toBe('yes');
      expect(known[0]!.bytes.equals(PLACEHOLDER.bytes)).toBe(true);
      expect(await rowsOf(id)).toEqual([]);
    } finally {
      imageLimits.timeoutMs = timeoutMs;
    }
  });

  test('that nobody reads take the place of others, so that a few are in memory at most', async () => {
    const { bytes } = imageLimits;
    // More than the buffers of a connection hold. Storing them is not tested here.
    Object.assign(imageLimits, { bytes: 16 * 2 ** 20, storedBytes: 0 });
    answers['/huge'] = send('image/png', Buffer.concat([PICTURE, Buffer.alloc(imageLimits.bytes - 1_000)]));
    const sockets: Socket[] = [];
    try {
      const { address } = await guest.generate();
      const id = await deliver(address, imagesFor(...[1, 2, 3, 4, 5, 6].map((nth) => `/huge?${nth}`)));
      for (const { link } of await imagesOf(address, id)) {
        const socket = connect(Number(new URL(app.http).port), '127.0.0.1').pause();
        socket.write(`GET ${link} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        sockets.push(socket);
      }
      await expect.poll(() => requests.length).toBe(imageLimits.perNetwork);
      await guest.messages(address);
      expect(requests).toHaveLength(imageLimits.perNetwork);
      for (const socket of sockets) socket.destroy();
      await expect.poll(() => requests.length).toBe(6);
    } finally {
      for (const socket of sockets) socket.destroy();
      imageLimits.bytes = bytes;
    }
  });

  test('of a slow server give way to others who wait for a place', async () => {
    const slowOnes: ServerResponse[] = [];
    imageLimits.timeoutMs = 60_000;
    answers['/held'] = (_request, response) => void slowOnes.push(response);
    const { address } = await guest.generate();
    const held = Array.from({ length: imageLimits.parallel }, (_, nth) => `/held?${nth}`);
    const id = await deliver(address, imagesFor(...held, '/picture'));
    const images = await imagesOf(address, id);
    // Four of each of three networks take all places.
    const waiting = images
      .slice(0, imageLimits.parallel)
      .map(({ link }, nth) => getFrom(`192.0.2.${nth % 3}`, link));
    await expect.poll(() => slowOnes.length).toBe(imageLimits.parallel);
    const shown = await getFrom('198.51.100.1', images.at(-1)!.link);
    expect(shown.bytes.equals(PICTURE)).toBe(true);
    // Only as many as others need places.
    for (const response of slowOnes) response.writeHead(200).end(PICTURE);
    const pictures = (await Promise.all(waiting)).filter(({ bytes }) => bytes.equals(PICTURE));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.length).toBeLessThan(imageLimits.parallel);
  });

  test('of the networks of one /48 leave places for others', async () => {
    const slowOnes: ServerResponse[] = [];
    imageLimits.timeoutMs = 60_000;
    answers['/wide'] = (_request, response) => void slowOnes.push(response);
    const { address } = await guest.generate();
    const paths = Array.from({ length: imageLimits.parallel }, (_, nth) => `/wide?${nth}`);
    const id = await deliver(address, imagesFor(...paths, '/picture?wide'));
    const images = await imagesOf(address, id);
    const waiting = images
      .slice(0, imageLimits.parallel)
      .map(({ link }, nth) => getFrom(`2001:db8:1:${nth % 3}::1`, link));
    await expect.poll(() => slowOnes.length).toBe(8);
    const shown = await getFrom('198.51.100.1', images.at(-1)!.link);
    expect(shown.bytes.equals(PICTURE)).toBe(true);
    expect(slowOnes.every(({ destroyed }) => !destroyed)).toBe(true);
    for (let nth = 0; nth < imageLimits.parallel; nth++) {
      await expect.poll(() => slowOnes.length).toBeGreaterThan(nth);
      slowOnes[nth]!.writeHead(200).end(PICTURE);
    }
    await Promise.all(waiting);
  });

  test('are stored as long as the network of their reader has room, and still shown after that', async () => {
    const { storeLimitPerNetwork } = app.config;
    try {
      const { address } = await guest.generate();
      const id = await deliver(address, imagesFor('/picture?own1', '/picture?own2', '/picture?own3'));
      const images = await imagesOf(address, id);
      app.config.storeLimitPerNetwork = 1_024;
      const show = (nth: number, from: string) => getFrom(from, images[nth]!.link);
      for (const [nth, from] of [
        [0, '198.51.100.11'],
        [1, '198.51.100.11'],
        [2, '198.51.100.12'],
      ] as const)
        expect((await show(nth, from)).bytes.equals(PICTURE)).toBe(true);
      expect(await rowsOf(id)).toHaveLength(2);
    } finally {
      app.config.storeLimitPerNetwork = storeLimitPerNetwork;
    }
  });

  test('of one inbox are stored up to a limit, and still shown beyond it', async () => {
    const { storedBytes } = imageLimits;
    imageLimits.storedBytes = PICTURE.length + 100;
    try {
      const { address } = await guest.generate();
      const id = await deliver(address, imagesFor('/picture?1', '/picture?2'));
      for (const { link } of await imagesOf(address, id)) {
        await get(link);
        expect((await get(link)).bytes.equals(PICTURE)).toBe(true);
      }
      expect(requests).toEqual(['/picture?1', '/picture?2', '/picture?2']);
    } finally {
      imageLimits.storedBytes = storedBytes;
    }
  });
});

describe('a link', () => {
  const vault = async () =>
    createVault({
      mailKey: (await readMailKey(mailKeyPath(app.config.dataDir)))!,
      hashKey: Buffer.alloc(32),
    });

  test('works for one image of one message and one reader, and cannot be changed or made', async () => {
    const { address, id: inboxId } = await guest.generate();
    const other = await guest.generate();
    const id = await deliver(address, imagesFor('/picture'));
    const [{ link } = { link: '' }] = await imagesOf(address, id);
    expect((await get(link)).status).toBe(200);
    expect(decodeURIComponent(link)).not.toContain('127.0.0.1');
    const sealed = Buffer.from(link.split('.').at(-1)!, 'base64url');
    const withByte = (at: number) => {
      const bytes = Buffer.from(sealed);
      bytes[at]! ^= 1;
      return `/api/images?link=${inboxId}.${bytes.toString('base64url')}`;
    };
    for (const wrong of [
      ...[0, 12, 40, sealed.length - 1].map(withByte),
      link.replace(inboxId, other.id),
      link.replace(/\?.*/, ''),
      `/api/images?link=${inboxId}.`,
      '/api/images?link=..%2F..%2F.x',
    ])
      expect((await get(wrong)).status, wrong).toBe(404);
    expect((await get(`/api/images?link=${'x'.repeat(9_000)}`)).status).toBe(400);
  });

  test('is refused when the reader may not read the message', async () => {
    const inbox = await givePremiumInbox(app, guest.guestId);
    const id = await deliver(inbox.address, imagesFor('/picture'));
    const place = 'image link' as const;
    const proofs = createReaderProofs({ vault: await vault(), place, lifetimeMs: HOUR, now: clock.now });
    const linkFor = (token: string, messageId = id, address = inbox.address) => {
      const thing = [address, messageId, `${sender}/picture`];
      return `/api/images?link=${proofs.issue({ inboxId: inbox.id, token, thing })}`;
    };
    expect((await get(linkFor(guest.token))).status).toBe(200);
    const stranger = await createGuest(app.http);
    expect((await get(linkFor(stranger.token))).status).toBe(404);
    expect((await get(linkFor(guest.token, '00000000-0000-7000-8000-000000000000'))).status).toBe(404);
    const free = await guest.emails();
    expect((await get(linkFor(guest.token, id, free.emails[0]!.address))).status).toBe(404);
    const refused = await stranger.ask('POST', `${stranger.messagesPath(inbox.address)}/${id}/images`);
    expect(refused.status).toBe(404);
  });

  test('ends with its message and its inbox, and their stored images go too', async () => {
    const { address, id: inboxId } = await guest.generate();
    const [first, second] = [
      await deliver(address, imagesFor('/picture?1')),
      await deliver(address, imagesFor('/picture?2')),
    ];
    const links = [await imagesOf(address, first), await imagesOf(address, second)].map(([one]) => one!.link);
    for (const link of links) expect((await get(link)).status).toBe(200);
    expect(await rowsOf(first)).toHaveLength(1);
    await guest.ask('DELETE', `${guest.messagesPath(address)}/${first}`);
    expect((await get(links[0]!)).status).toBe(404);
    expect(await rowsOf(first)).toEqual([]);
    expect(await rowsOf(second)).toHaveLength(1);
    await guest.ask('DELETE', `/emails/${inboxId}`);
    expect((await get(links[1]!)).status).toBe(404);
    expect(await rowsOf(second)).toEqual([]);
  });

  test('ends, like the ticket of a file, with the key, the session, premium or the guest of its reader', async () => {
    const { token, user } = await createSignedIn(app, 'reader@example.org');
    const ask = (method: string, path: string, as: string | null = token, body?: unknown) =>
      call(app.http, method, `/api${path}`, { token: as, body });
    const {
      email: { address },
    } = (await ask('POST', '/generate-email', token, {})).json;
    const path = `/emails/${encodeURIComponent(address)}/messages`;
    await sendMail(app.smtpPort, { to: address, raw: withFile(imagesFor('/picture?reader')) });
    const { id } = (await ask('GET', path)).json.messages[0];
    const linksFor = async (as: string, prefix = '') => {
      const { images } = (await ask('POST', `${prefix}${path}/${id}/images`, as)).json;
      const [{ id: file }] = (await ask('GET', `${prefix}${path}/${id}`, as)).json.message.attachments;
      const ticket = await ask('POST', `${prefix}${path}/${id}/attachments/${file}/ticket`, as);
      return [images[0].link, ticket.json.url] as string[];
    };
    const statuses = (links: string[]) => Promise.all(links.map(async (link) => (await get(link)).status));

    const { key } = (await ask('POST', '/keys', token, { name: 'CI' })).json;
    const [ofKey, ofSession] = [await linksFor(key.secret), await linksFor(token, '/guest')];
    expect(await statuses([...ofKey, ...ofSession])).toEqual([200, 200, 200, 200]);
    await ask('DELETE', `/keys/${key.id}`);
    expect(await statuses([...ofKey, ...ofSession])).toEqual([404, 401, 200, 200]);

    const setPremium = (until: number) =>
      database.query('UPDATE accounts SET premium_until = $1 WHERE id = $2', [new Date(until), user.id]);
    await setPremium(clock.now().getTime());
    expect(await statuses(ofSession)).toEqual([403, 403]);
    await setPremium(clock.now().getTime() + 30 * 24 * HOUR);
    expect(await statuses(ofSession)).toEqual([200, 200]);
    await ask('POST', '/auth/signout');
    expect(await statuses(ofSession)).toEqual([404, 401]);

    const leaving = await createGuest(app.http);
    const { address: free } = await leaving.generate();
    const freeId = await deliver(free, imagesFor('/picture?guest'));
    const [one] = await imagesOf(free, freeId, leaving);
    expect((await get(one!.link)).status).toBe(200);
    await database.query('DELETE FROM guests WHERE id = $1', [leaving.guestId]);
    expect((await get(one!.link)).status).toBe(404);
  });

  test('ends after an hour, even if its message lives longer', async () => {
    const inbox = await givePremiumInbox(app, guest.guestId);
    const id = await deliver(inbox.address, imagesFor('/picture'));
    const [{ link } = { link: '' }] = await imagesOf(inbox.address, id);
    clock.advance(HOUR - 1_000);
    expect((await get(link)).status).toBe(200);
    clock.advance(2_000);
    expect((await get(link)).status).toBe(404);
    expect((await get((await imagesOf(inbox.address, id))[0]!.link)).status).toBe(200);
  });
});

test('IMAGE_PROXY=off removes the calls, and the web is told so', async () => {
  const { databaseUrl, config } = app;
  const off = await startApp({ imageProxy: false, databaseUrl, dataDir: config.dataDir, roles: ['web'] });
  closers.defer(() => off.close());
  expect((await call(off.http, 'GET', '/api/config')).json.features.images).toBe(false);
  expect(off.routes.some((route) => /images/.test(JSON.stringify(route)))).toBe(false);
});
