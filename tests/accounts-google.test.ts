import { afterAll, describe, expect, test } from 'vitest';
import { createAccount, createBrowserClient, PASSWORD } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { freePort } from './support/free-port.ts';
import { startIssuer } from './support/oidc-issuer.ts';
import { setUpApp } from './support/set-up-app.ts';
import { plainApp } from './support/shared-app.ts';
import { startApp } from './support/start-app.ts';

const clock = createClock();
let issuer: Awaited<ReturnType<typeof startIssuer>>;
afterAll(() => issuer.close());
const app = setUpApp(async () => {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const client = { clientId: 'mayfly', clientSecret: 'a secret of sixteen' };
  issuer = await startIssuer({ ...client, redirectUri: `${publicUrl}/api/auth/google/callback` });
  return {
    now: clock.now,
    httpPort: port,
    publicUrl,
    google: { ...client, issuer: issuer.issuer },
  };
});

type Browser = ReturnType<typeof createBrowserClient>;

/** Follows redirects to a page, or until `stop` returns true. */
async function follow(browser: Browser, start: string, stop: (url: string) => boolean = () => false) {
  let url = start;
  for (let i = 0; i < 15; i++) {
    if (stop(url)) return { url, body: '' };
    const response = await browser.fetch(url);
    const next = response.headers.get('location');
    if (!next) return { url, body: await response.text() };
    url = new URL(next, url).href;
  }
  throw new Error(`too many redirects, last ${url}`);
}

const isLogin = (url: string) => new URL(url).pathname.endsWith('/login');
const isCallback = (url: string) => new URL(url).pathname === '/api/auth/google/callback';

/** Signs in at the issuer and consents; ends when `stop` returns true. */
async function throughGoogle(browser: Browser, id: string, stop = isLogin, query = '') {
  let at = await follow(browser, `${app.config.publicUrl}/api/auth/google${query}`, stop);
  for (let page = 0; page < 3 && at.body; page++) {
    const action = /action="([^"]+)"/.exec(at.body)![1]!;
    const prompt = /name="prompt" value="(\w+)"/.exec(at.body)![1]!;
    const form = new URLSearchParams({ prompt, login: id, password: 'x' });
    const response = await browser.fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    at = await follow(browser, new URL(response.headers.get('location')!, action).href, stop);
  }
  return at.url;
}

const tokenIn = (url: string) => /#access_token=([\w-]+)$/.exec(url)?.[1] ?? '';
const userOf = async (url: string) =>
  (await call(app.http, 'GET', '/api/auth/session', { token: tokenIn(url) })).json.user;

describe('Google sign-in', () => {
  test('creates an account and finds it again', async () => {
    issuer.people.set('g-anna', { email: 'Anna@gmail.com', email_verified: true, name: 'Anna' });
    const first = await throughGoogle(createBrowserClient(), 'g-anna');
    expect(await userOf(first)).toMatchObject({ email: 'anna@gmail.com', full_name: 'Anna' });
    // The account belongs to the Google user, even when the address has changed.
    issuer.people.set('g-anna', { email: 'new@gmail.com', email_verified: true, name: 'Anna' });
    const second = await throughGoogle(createBrowserClient(), 'g-anna');
    expect((await userOf(second)).id).toBe((await userOf(first)).id);
  });

  test('leads back with a token for a few minutes, which is of no use once it was exchanged', async () => {
    issuer.people.set('g-hana', { email: 'hana@gmail.com', email_verified: true, name: 'Hana' });
    const token = tokenIn(await throughGoogle(createBrowserClient(), 'g-hana'));
    const ask = (method: string, token: string) => call(app.http, method, '/api/auth/session', { token });
    const { status, json } = await ask('POST', token);
    expect([status, json.user.email]).toEqual([200, 'hana@gmail.com']);
    expect((await ask('GET', token)).status).toBe(401);
    expect((await ask('POST', token)).status).toBe(401);
    const lasting = json.session.access_token;
    expect((await ask('GET', lasting)).status).toBe(200);
    // A session that lasts stays as it is.
    expect((await ask('POST', lasting)).json.session).toEqual({ access_token: lasting });
    const unused = tokenIn(await throughGoogle(createBrowserClient(), 'g-hana'));
    clock.advance(5 * 60_000);
    expect((await ask('GET', unused)).status).toBe(401);
    expect((await ask('GET', lasting)).status).toBe(200);
  });

  test('ends at the login page of the language in which it began, and of no other address', async () => {
    issuer.people.set('g-lena', { email: 'lena@gmail.com', email_verified: true, name: 'Lena' });
    const pathAfter = async (query: string) =>
      new URL(await throughGoogle(createBrowserClient(), 'g-lena', isLogin, query)).pathname;
    expect(await pathAfter('?language=de')).toBe('/de/login');
    for (const query of ['?language=en', '?language=//evil.example', '?language=xx', ''])
      expect(await pathAfter(query)).toBe('/login');
  });

  test('joins an account with a verified address and keeps its password', async () => {
    await createAccount(app, 'bert@gmail.com', 'premium');
    issuer.people.set('g-bert', { email: 'bert@gmail.com', email_verified: true, name: 'Bert' });
    const user = await userOf(await throughGoogle(createBrowserClient(), 'g-bert'));
    expect(user).toMatchObject({ email: 'bert@gmail.com', premium_status: 'true' });
    const body = { email: 'bert@gmail.com', password: PASSWORD };
    expect((await call(app.http, 'POST', '/api/auth/signin', { body })).status).toBe(200);
  });

  test('takes over an unverified account and removes the password a stranger may have set', async () => {
    const body = { email: 'carla@gmail.com', password: 'the stranger', fullName: 'Nobody' };
    await call(app.http, 'POST', '/api/auth/signup', { body });
    issuer.people.set('g-carla', { email: 'carla@gmail.com', email_verified: true, name: 'Carla' });
    const user = await userOf(await throughGoogle(createBrowserClient(), 'g-carla'));
    expect([user.email, user.full_name]).toEqual(['carla@gmail.com', null]);
    expect((await call(app.http, 'POST', '/api/auth/signin', { body })).status).toBe(401);
  });

  test('refuses an address that Google has not verified', async () => {
    await createAccount(app, 'dora@gmail.com', 'premium');
    issuer.people.set('g-mallory', { email: 'dora@gmail.com', email_verified: false, name: 'M' });
    const end = await throughGoogle(createBrowserClient(), 'g-mallory');
    expect(new URL(end).search + new URL(end).hash).toBe('?google=unverified');
  });

  test('does not give an account to another Google user with the same address', async () => {
    issuer.people.set('g-eva', { email: 'eva@gmail.com', email_verified: true, name: 'Eva' });
    await throughGoogle(createBrowserClient(), 'g-eva');
    issuer.people.set('g-eva2', { email: 'eva@gmail.com', email_verified: true, name: 'Eva II' });
    const end = await throughGoogle(createBrowserClient(), 'g-eva2');
    expect(new URL(end).search + new URL(end).hash).toBe('?google=failed');
  });

  test('works only in the browser that started it, and only once', async () => {
    issuer.people.set('g-fritz', { email: 'fritz@gmail.com', email_verified: true, name: 'Fritz' });
    const browser = createBrowserClient();
    const callback = await throughGoogle(browser, 'g-fritz', isCallback);
    const stranger = await follow(createBrowserClient(), callback, isLogin);
    expect(stranger.url).toMatch(/\?google=late$/);
    const wrongState = callback.replace(/state=[^&]+/, 'state=other');
    const copy = createBrowserClient();
    for (const [origin, jar] of browser.jars) copy.jars.set(origin, new Map(jar));
    expect((await follow(copy, wrongState, isLogin)).url).toMatch(/\?google=failed$/);
    expect(tokenIn((await follow(browser, callback, isLogin)).url)).not.toBe('');
    expect((await follow(browser, callback, isLogin)).url).toMatch(/\?google=late$/);
  });

  test('tells a cancelled sign-in from a failed one', async () => {
    const browser = createBrowserClient();
    await browser.fetch(`${app.config.publicUrl}/api/auth/google`);
    const callback = `${app.config.publicUrl}/api/auth/google/callback?error=access_denied&state=x`;
    expect((await follow(browser, callback, isLogin)).url).toMatch(/\?google=cancelled$/);
  });

  test('says when Google cannot be reached', async () => {
    const issuer = `http://127.0.0.1:${await freePort()}`;
    const lonely = await startApp({ google: { clientId: 'x', clientSecret: 'y', issuer } });
    try {
      const response = await fetch(`${lonely.http}/api/auth/google`, { redirect: 'manual' });
      expect(response.headers.get('location')).toBe('/login?google=unreachable');
    } finally {
      await lonely.close();
    }
  });

  test('sends state, nonce and a PKCE challenge, and keeps its secrets in an HttpOnly cookie', async () => {
    const response = await fetch(`${app.http}/api/auth/google`, { redirect: 'manual' });
    const url = new URL(response.headers.get('location')!);
    expect(url.origin).toBe(issuer.issuer);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(url.searchParams.get(name)).toBeTruthy();
    const [cookie] = response.headers.getSetCookie();
    for (const part of [/HttpOnly/, /SameSite=Lax/, /Max-Age=600/]) expect(cookie).toMatch(part);
  });
});

test('the login page says when Google sign-in is not configured', async () => {
  const { http } = await plainApp();
  const response = await fetch(`${http}/api/auth/google`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/login?google=unavailable']);
});
