import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { createSignedIn, newEmail } from './support/accounts.ts';
import { call, createGuest, type Guest } from './support/api-client.ts';
import { refusal } from './support/refusal.ts';
import { plainApp } from './support/shared-app.ts';
import type { RunningApp } from './support/start-app.ts';

let app: RunningApp;
let guest: Guest;
let token: string;
beforeAll(async () => {
  app = await plainApp();
  guest = await createGuest(app.http);
  ({ token } = await createSignedIn(app, newEmail('refused')));
});

const post = (path: string, body: unknown, given: string | null = token) =>
  call(app.http, 'POST', path, { token: given, body });

test('a field that cannot be used is named, with the limit that it is beyond', async () => {
  for (const [path, body, answer] of [
    ['/api/keys', {}, { field: 'name', error: 'name: missing', code: 'missing' }],
    ['/api/keys', { name: 7 }, { field: 'name', error: 'name: must be text', code: 'not-text' }],
    [
      '/api/keys',
      { name: ' ' },
      { field: 'name', error: 'name: Please give the key a name', code: 'key-name-missing' },
    ],
    [
      '/api/keys',
      { name: 'x'.repeat(61) },
      {
        field: 'name',
        error: 'name: A name has 60 characters at most',
        code: 'too-long',
        params: { max: 60 },
      },
    ],
    [
      '/api/webhooks',
      { url: 'https://a.example', for: 'mail' },
      {
        field: 'for',
        error: 'for: must be message or code or link',
        code: 'wrong-value',
        params: { values: 'message or code or link' },
      },
    ],
    [
      '/api/generate-email',
      { maxMessages: 21 },
      {
        field: 'maxMessages',
        error: 'maxMessages: a number from 1 to 20',
        code: 'not-in-range',
        params: { min: 1, max: 20 },
      },
    ],
    [
      '/api/generate-email',
      { lifetime: '3s' },
      {
        field: 'lifetime',
        error: 'lifetime: a time such as 15m, from 1m to 2h',
        code: 'bad-lifetime',
        params: { min: '1m', max: '2h' },
      },
    ],
    [
      '/api/auth/signup',
      { email: newEmail('short'), password: 'x' },
      {
        field: 'password',
        error: 'password: Password must be at least 6 characters long',
        code: 'password-too-short',
        params: { min: 6 },
      },
    ],
  ] as const) {
    const { status, json } = await post(path, body);
    expect([status, json]).toEqual([400, { success: false, ...answer }]);
  }
});

test('a caller without the right learns why', async () => {
  const ask = async (path: string, given: string | null) => {
    const { status, json } = await call(app.http, 'GET', path, { token: given });
    return [status, json];
  };
  expect(await ask('/api/keys', null)).toEqual([401, refusal('sign-in-needed')]);
  expect(await ask('/api/emails', `mf_${'x'.repeat(43)}`)).toEqual([401, refusal('unknown-key')]);
  expect(await ask('/api/nothing-here', token)).toEqual([404, refusal('not-found')]);
  const wrong = await post('/api/auth/signin', { email: newEmail('nobody'), password: 'wrong one' });
  expect([wrong.status, wrong.json]).toEqual([401, refusal('wrong-password')]);
  const named = await post('/api/guest/generate-email', { name: 'chosen' }, guest.token);
  expect([named.status, named.json]).toEqual([403, { ...refusal('name-is-premium'), upgradeRequired: true }]);
});

test('a name that is taken, a domain that is no domain, and the limit of keys have codes of their own', async () => {
  const name = `taken${Date.now()}`;
  expect((await post('/api/generate-email', { name, domain: 'mayfly.test' })).status).toBe(200);
  const again = await post('/api/generate-email', { name, domain: 'mayfly.test' });
  expect([again.status, again.json]).toEqual([409, { ...refusal('name-taken'), field: 'name' }]);
  const domain = await post('/api/domains', { name: 'a.localhost' });
  expect([domain.status, domain.json]).toEqual([422, refusal('reserved-ending', { ending: 'localhost' })]);
  for (let nth = 0; nth < 10; nth++) await post('/api/keys', { name: 'one more' });
  const key = await post('/api/keys', { name: 'too many' });
  expect([key.status, key.json]).toEqual([409, refusal('keys-limit', { max: 10 })]);
});

test('a request that no call has read has a code, too', async () => {
  const send = async (body: string, type = 'application/json') => {
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };
    const response = await fetch(`${app.http}/api/keys`, { method: 'POST', headers, body });
    return [response.status, await response.json()];
  };
  expect(await send('{"name":')).toEqual([400, refusal('not-understood')]);
  expect(await send(JSON.stringify({ name: 'x'.repeat(70_000) }))).toEqual([413, refusal('too-large')]);
  expect(await send('name=x', 'application/x-www-form-urlencoded')).toEqual([415, refusal('not-json')]);

  const socket = connect(Number(new URL(app.http).port), '127.0.0.1');
  socket.end('this is not HTTP\r\n\r\n');
  const answer = await text(socket);
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual(refusal('not-understood'));
});
