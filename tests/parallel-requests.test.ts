import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { createGuest, type Guest } from './support/api-client.ts';
import { refusal } from './support/refusal.ts';
import { setUpPlainApp } from './support/set-up-app.ts';

let guest: Guest;
let address: string;
const app = setUpPlainApp();
beforeAll(async () => {
  guest = await createGuest(app.http);
  ({ address } = await guest.generate());
});

const list = (from: string) =>
  guest.ask('GET', guest.messagesPath(address), { headers: { 'x-forwarded-for': from } });

/** Sends many lists at once on one connection. Resolves to the statuses and to everything that was received. */
async function listAtOnce(count: number, from: string) {
  const request = (connection: string) =>
    `GET /api/guest${guest.messagesPath(address)} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nAuthorization: Bearer ${guest.token}\r\nConnection: ${connection}\r\n\r\n`;
  const socket = connect(Number(new URL(app.http).port), '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  socket.write(request('keep-alive').repeat(count - 1) + request('close'));
  await once(socket, 'close');
  return { statuses: [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status), received };
}

test('of 300 parallel requests of one network 100 are served, and another network is served meanwhile', async () => {
  const crowd = listAtOnce(300, '192.0.2.1');
  const others = await Promise.all(Array.from({ length: 5 }, () => list('192.0.2.2')));
  expect(others.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const { statuses, received } = await crowd;
  expect(statuses.length).toBe(300);
  const served = statuses.filter((status) => status === '200').length;
  // Some places are free again before the last of the requests has been read.
  expect(served).toBeGreaterThanOrEqual(100);
  expect(served).toBeLessThan(250);
  expect(statuses.filter((status) => status === '429').length).toBe(300 - served);
  expect(received.match(/^retry-after: 1\r$/gm)?.length).toBe(300 - served);
  expect(received).toContain(JSON.stringify(refusal('too-many-requests')));

  const again = await listAtOnce(100, '192.0.2.1');
  expect(again.statuses).toEqual(Array(100).fill('200'));
});

test('one network can have 200 streams and waiting calls, whatever the number of its tokens', async () => {
  const control = new AbortController();
  const paths = [`/events?address=${address}`, '/events', `/emails/${address}/wait?timeout=60`];
  const open = async (token: string, path: string, from = '192.0.2.3') => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
    return fetch(`${app.http}/api/guest${path}`, { headers, signal: control.signal });
  };
  // Kept until the end: fetch closes the connection of a response that is garbage collected.
  const streams: Response[] = [];
  for (let n = 0; n < 10; n++) {
    const { token } = await createGuest(app.http);
    streams.push(...(await Promise.all(Array.from({ length: 20 }, () => open(token, paths[0]!)))));
  }
  expect(streams.map(({ status }) => status)).toEqual(Array(200).fill(200));
  for (const path of paths) {
    const refused = await open(guest.token, path);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
  }
  expect((await list('192.0.2.3')).status).toBe(200);
  expect((await open(guest.token, paths[0]!, '192.0.2.4')).status).toBe(200);

  for (const { body } of streams) await body!.cancel();
  await expect.poll(async () => (await open(guest.token, paths[0]!)).status).toBe(200);
  control.abort();
});
