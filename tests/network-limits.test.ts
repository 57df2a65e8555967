import { describe, expect, onTestFinished, test } from 'vitest';
import { createAccount, PASSWORD } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { createPushBrowser } from './support/push-service.ts';
import { setUpApp } from './support/set-up-app.ts';

const OPERATOR_TOKEN = 'operator-token-of-the-network-tests';
const clock = createClock();
const app = setUpApp({ trustProxy: ['127.0.0.1'], operatorToken: OPERATOR_TOKEN, now: clock.now });

const post = (path: string, from: string, body: unknown) =>
  call(app.http, 'POST', path, { body, headers: { 'x-forwarded-for': from } });
const signIn = async (from: string, email: string, password = 'wrong') =>
  (await post('/api/auth/signin', from, { email, password })).status;
const message = { name: 'Ann', email: 'ann@example.org', subject: 'other', message: 'Hello' };

/** Each call from its own /64 of one /48. Returns how many were refused because of their network. */
async function refusedOf(count: number, tryOnce: (from: string, nth: number) => Promise<number>) {
  const prefix = `2001:db8:${(++prefixes).toString(16)}`;
  let refused = 0;
  for (let nth = 0; nth < count; nth++)
    if ((await tryOnce(`${prefix}:${nth.toString(16)}::1`, nth)) === 429) refused++;
  return refused;
}
let prefixes = 0;

const from48: Array<[what: string, max: number, tryOnce: (from: string, nth: number) => Promise<number>]> = [
  ['failed sign-ins', 40, (from, nth) => signIn(from, `nobody${nth}@example.org`)],
  ['contact messages', 10, async (from) => (await post('/api/contact', from, message)).status],
  ['codes', 40, (from, nth) => askFor('otp', from, { email: `codes${nth}@gmail.com`, type: 'signup' })],
  ['password resets', 20, (from, nth) => askFor('reset-password', from, { email: `reset${nth}@gmail.com` })],
  ['wrong operator tokens', 20, async (from) => (await wrongToken(from)).status],
];
const askFor = async (what: string, from: string, body: object) =>
  (await post(`/api/auth/${what}`, from, body)).status;
const wrongToken = (from: string) =>
  call(app.http, 'GET', '/api/operator/blocks', {
    token: 'a-wrong-token',
    headers: { 'x-forwarded-for': from },
  });

test.each(from48)(
  'of %s an IPv6 /48 may use %i, twice as much as one of its /64s',
  async (_what, max, tryOnce) => {
    expect(await refusedOf(max + 2, tryOnce)).toBe(2);
  },
);

test('a port beside a forwarded address does not make another network of it', async () => {
  const tries = (spell: (nth: number) => string) =>
    Promise.all(Array.from({ length: 7 }, (_, nth) => post('/api/contact', spell(nth), message)));
  for (const spell of [
    (nth: number) => `198.51.100.7:${1_000 + nth}`,
    (nth: number) => `[2001:db8:ffff::7]:${1_000 + nth}`,
    (nth: number) => `203.0.113.9, 198.51.100.8:${1_000 + nth}`,
  ])
    expect((await tries(spell)).filter(({ status }) => status === 429)).toHaveLength(2);
  const { json } = await call(app.http, 'GET', '/api/connection', {
    headers: { 'x-forwarded-for': '[2001:db8:ffff::7]:443' },
  });
  expect(json.address).toBe('2001:db8:ffff::7');
});

test('a trusted proxy is recognized beside its port', async () => {
  const { json } = await call(app.http, 'GET', '/api/connection', {
    headers: { 'x-forwarded-for': '198.51.100.7:1234, 127.0.0.1:5678' },
  });
  expect(json.address).toBe('198.51.100.7');
});

test('what a proxy forwards instead of an address counts as one network', async () => {
  const answers = [];
  for (let nth = 0; nth < 6; nth++)
    answers.push((await post('/api/contact', `_hidden${nth}`, message)).status);
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
});

describe('guesses at a password', () => {
  const tryTo = (email: string, from: string, { password = PASSWORD, cookie = '' } = {}) =>
    call(app.http, 'POST', '/api/auth/signin', {
      body: { email, password },
      headers: { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) },
    });
  const guess = (email: string, from: string) => signIn(from, email);

  test('from one network do not lock the owner out elsewhere', async () => {
    await createAccount(app, 'owner@example.org', 'free');
    const answers = [];
    for (let nth = 0; nth < 6; nth++) answers.push(await guess('owner@example.org', '203.0.113.1'));
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await tryTo('owner@example.org', '203.0.113.1')).status).toBe(429);
    expect((await tryTo('owner@example.org', '203.0.113.2')).status).toBe(200);
  });

  test('from many networks lock out everybody but a browser that has signed in before', async () => {
    const emails = ['known@example.org', 'other@example.org'];
    for (const email of emails) await createAccount(app, email, 'free');
    const { headers } = await tryTo('known@example.org', '203.0.113.201');
    const [cookie = ''] = headers.getSetCookie()[0]!.split(';');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^mayfly_known=[^;]+;.*Path=\/api\/auth; HttpOnly; SameSite=Strict/),
    ]);
    for (const email of emails)
      for (let nth = 0; nth < 20; nth++) await guess(email, `203.0.113.${100 + nth}`);
    const from = '203.0.113.202';
    expect((await tryTo('known@example.org', from)).status).toBe(429);
    expect((await tryTo('Known@Example.org', from, { cookie })).status).toBe(200);
    expect((await tryTo('other@example.org', from, { cookie })).status).toBe(429);
    expect((await tryTo('known@example.org', from, { cookie: `${cookie}x` })).status).toBe(429);
    const guesses = [];
    for (let nth = 0; nth < 6; nth++)
      guesses.push((await tryTo('known@example.org', from, { cookie, password: 'wrong' })).status);
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

test('one network can add ten times as many browsers as addresses, for any number of guests', async () => {
  app.config.generateLimitPerIp = 1;
  onTestFinished(() => {
    app.config.generateLimitPerIp = 0;
  });
  let guests = 0;
  const add = async (from: string) => {
    const { json } = await call(app.http, 'POST', '/api/guest/init', {
      headers: { 'x-forwarded-for': `192.0.2.${++guests + 100}` },
    });
    const { subscription } = createPushBrowser({ url: 'https://push.example' });
    const options = {
      token: json.sessionToken,
      body: { subscription },
      headers: { 'x-forwarded-for': from },
    };
    return (await call(app.http, 'POST', '/api/guest/push', options)).status;
  };
  for (let n = 0; n < 10; n++) expect(await add('192.0.2.1')).toBe(201);
  expect(await add('192.0.2.1')).toBe(429);
  expect(await add('192.0.2.2')).toBe(201);
});
