import { afterAll, describe, expect, test } from 'vitest';
import { createAccount, createBrowserClient, createSignedIn, PASSWORD } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { type MailSink, startMailSink } from './support/mail-sink.ts';
import { refusal } from './support/refusal.ts';
import { setUpApp } from './support/set-up-app.ts';
import { openEvents } from './support/sse-client.ts';

let sink: MailSink;
const clock = createClock();
afterAll(() => sink.close());
const app = setUpApp(async () => {
  sink = await startMailSink();
  return {
    now: clock.now,
    smtpOutUrl: sink.url,
    publicUrl: 'https://mayfly.example',
    trustProxy: ['127.0.0.1'],
  };
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const post = (path: string, body: unknown) => call(app.http, 'POST', `/api/auth/${path}`, { body });
/** The same from somewhere else. */
const postFrom = (ip: string, path: string, body: unknown) =>
  call(app.http, 'POST', `/api/auth/${path}`, { body, headers: { 'x-forwarded-for': ip } });
const wrongFor = (token: string) => (token === '000000' ? '000001' : '000000');
const browse = () => {
  const client = createBrowserClient();
  return {
    ...client,
    send: (path: string, body: unknown) => client.post(`${app.http}/api/auth/${path}`, body),
  };
};

describe('signup', () => {
  test('creates an account that can sign in after its mailed code is verified', async () => {
    const email = 'anna@gmail.com';
    const made = await post('signup', { email, password: PASSWORD, fullName: 'Anna' });
    expect(made.json).toMatchObject({ success: true, user: { email }, needsEmailVerification: true });
    const early = await post('signin', { email, password: PASSWORD });
    expect(early.status).toBe(403);
    expect(early.json.needsEmailVerification).toBe(true);
    const token = await sink.codeFor(email);
    const done = await post('verify', { email, token, type: 'signup' });
    expect(done.json).toMatchObject({ success: true, user: { email }, needsPasswordUpdate: false });
    expect(done.json.user.id).toBe(made.json.user.id);
    expect((await post('signin', { email, password: PASSWORD })).status).toBe(200);
    await sink.mailFor(email, 'Welcome to Mayfly');
    expect((await post('verify', { email, token, type: 'signup' })).status).toBe(400);
  });

  test('is refused for other domains than those of the form, and nothing is mailed', async () => {
    const email = 'anna@example.org';
    const answers = [
      await post('signup', { email, password: PASSWORD }),
      await post('otp', { email }),
      await post('signup-with-password', { email, password: PASSWORD }),
    ];
    for (const { status, json } of answers) {
      expect(status).toBe(400);
      expect(json).toMatchObject({ ...refusal('provider-not-allowed'), field: 'email' });
    }
    const onSite = await post('signup', { email: 'anna@mayfly.example', password: PASSWORD });
    expect(onSite.json.success).toBe(true);
    expect(sink.mails.filter(({ to }) => to.includes(email))).toEqual([]);
  });

  test('gives the same answer with a new random id for an address that has an account, and notifies its owner by mail', async () => {
    await createAccount(app, 'bert@gmail.com', 'free');
    const ids = new Set<string>();
    const shapeFor = async (email: string) => {
      const { status, json } = await post('signup', { email, password: 'another one' });
      ids.add(json.user.id);
      const id = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(json.user).toMatchObject({ id, email });
      return { status, json: { ...json, user: { ...json.user, id: '', email: '' } } };
    };
    const known = await shapeFor('bert@gmail.com');
    expect(await shapeFor('bertram@gmail.com')).toEqual(known);
    clock.advance(HOUR);
    for (const email of ['bert@gmail.com', 'bertram@gmail.com']) await shapeFor(email);
    expect(ids.size).toBe(4);
    expect((await sink.mailFor('bert@gmail.com')).subject).toMatch(/already have/);
    expect((await post('signin', { email: 'bert@gmail.com', password: 'another one' })).status).toBe(401);
    expect((await post('signin', { email: 'bert@gmail.com', password: PASSWORD })).status).toBe(200);
  });

  test('never gives an account to a stranger who signed up with its address first', async () => {
    const email = 'clara@gmail.com';
    await post('signup', { email, password: 'the stranger' });
    await sink.mailFor(email);
    clock.advance(MINUTE);
    const clara = browse();
    await clara.send('otp', { email });
    const done = await clara.send('verify', { email, token: await sink.codeFor(email, 2) });
    expect(done.json).toMatchObject({ success: true, needsPasswordUpdate: true });
    expect((await post('signin', { email, password: 'the stranger' })).status).toBe(401);
    const made = await clara.send('signup-with-password', { email, password: PASSWORD });
    expect(made.json).toMatchObject({ success: true, session: { access_token: expect.any(String) } });
    expect((await post('signin', { email, password: PASSWORD })).status).toBe(200);
  });
});

describe('a code', () => {
  test('verifies an address for ten minutes, in one browser, with an HttpOnly cookie', async () => {
    const email = 'dora@gmail.com';
    const dora = browse();
    expect((await dora.send('otp', { email, type: 'signup' })).json).toEqual({ success: true });
    const signup = { email, password: PASSWORD, fullName: 'Dora' };
    const early = await dora.send('signup-with-password', signup);
    expect(early.status).toBe(403);
    expect(early.json).toEqual({
      ...refusal('verify-first'),
      needsEmailVerification: true,
    });
    const done = await dora.send('verify', { email, token: await sink.codeFor(email), type: 'signup' });
    expect(done.json).toEqual({ success: true, needsPasswordUpdate: true });
    const cookie = done.headers.getSetCookie().find((line) => line.startsWith('mayfly_proof='))!;
    for (const part of [/HttpOnly/, /SameSite=Strict/, /Secure/, /Max-Age=600/, /Path=\/api\/auth/])
      expect(cookie).toMatch(part);
    expect((await post('signup-with-password', signup)).json.needsEmailVerification).toBe(true);
    expect((await dora.send('signup-with-password', { ...signup, email: 'x@gmail.com' })).status).toBe(403);
    expect((await dora.send('signup-with-password', signup)).json.user.full_name).toBe('Dora');
    expect((await dora.send('signup-with-password', signup)).status).toBe(403);
  });

  test('allows five attempts within ten minutes', async () => {
    const email = 'emil@gmail.com';
    await post('otp', { email });
    const token = await sink.codeFor(email);
    for (let i = 0; i < 5; i++) {
      const answer = await post('verify', { email, token: wrongFor(token) });
      expect([answer.status, answer.json.error]).toEqual([400, 'Invalid verification code']);
    }
    expect((await post('verify', { email, token })).status).toBe(400);
    clock.advance(MINUTE);
    await post('otp', { email });
    const second = await sink.codeFor(email, 2);
    clock.advance(10 * MINUTE);
    expect((await post('verify', { email, token: second })).status).toBe(400);
    expect((await post('verify', { email, token: 'abc' })).json.field).toBe('token');
  });

  test('still works in the browser that asked for it after strangers have used up their attempts', async () => {
    const email = 'emma@gmail.com';
    const emma = browse();
    await emma.send('otp', { email });
    const token = await sink.codeFor(email);
    for (let i = 0; i < 6; i++) await post('verify', { email, token: wrongFor(token) });
    expect((await post('verify', { email, token })).status).toBe(400);
    expect((await emma.send('verify', { email, token })).status).toBe(200);
  });

  test('allows five attempts in the browser that asked for it, and a new one five again', async () => {
    const email = 'enno@gmail.com';
    const enno = browse();
    const verify = async (token: string) => (await enno.send('verify', { email, token })).status;
    await enno.send('otp', { email });
    const first = await sink.codeFor(email);
    for (let i = 0; i < 5; i++) expect(await verify(wrongFor(first))).toBe(400);
    expect(await verify(first)).toBe(400);
    clock.advance(MINUTE);
    await enno.send('otp', { email });
    const second = await sink.codeFor(email, 2);
    for (let i = 0; i < 4; i++) expect(await verify(wrongFor(second))).toBe(400);
    expect(await verify(second)).toBe(200);
  });

  test('asked for by a stranger makes no browser one in which the account was used', async () => {
    const email = 'elke@gmail.com';
    await createAccount(app, email);
    const stranger = browse();
    const asked = await stranger.send('otp', { email, type: 'resubscribe' });
    const ticket = /mayfly_asked=([^;]+)/.exec(asked.headers.getSetCookie().join('\n'))![1]!;
    const [holder, ...rest] = ticket.split('.');
    const guess = async (known: string) => {
      const body = { email, password: 'a wrong guess' };
      const headers = { cookie: `mayfly_known=${known}`, 'x-forwarded-for': '192.0.2.77' };
      return (await call(app.http, 'POST', '/api/auth/signin', { body, headers })).status;
    };
    // As many as any stranger has, whatever they call themselves.
    const forged = [ticket, [`${holder}%00asked`, ...rest].join('.')];
    for (let i = 0; i < 5; i++) expect(await guess(forged[i % 2]!)).toBe(401);
    for (const known of forged) expect(await guess(known)).toBe(429);
  });

  test('is sent once a minute and five times an hour, then after a cooldown of an hour', async () => {
    const email = 'fred@gmail.com';
    expect((await post('otp', { email })).status).toBe(200);
    const soon = await post('otp', { email });
    expect([soon.status, soon.json.cooldownMinutes]).toEqual([429, 1]);
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    for (let i = 0; i < 4; i++) {
      clock.advance(MINUTE);
      expect((await post('otp', { email })).status).toBe(200);
    }
    clock.advance(MINUTE);
    const late = await post('otp', { email });
    expect([late.status, late.json.cooldownMinutes]).toEqual([429, 60]);
    expect(late.json.error).toBe('Too many requests. Please try again later.');
    clock.advance(HOUR);
    expect((await post('otp', { email })).status).toBe(200);
  });

  test('can be requested twenty times an hour from one network', async () => {
    clock.advance(HOUR);
    for (let i = 0; i < 20; i++) expect((await post('otp', { email: `g${i}@gmail.com` })).status).toBe(200);
    const answer = await post('otp', { email: 'gg@gmail.com' });
    expect([answer.status, answer.json.cooldownMinutes]).toEqual([429, 60]);
    clock.advance(HOUR);
  });

  test('to resubscribe is sent only to accounts, with the same answer for everybody', async () => {
    await createAccount(app, 'hilde@gmail.com', 'expired');
    const known = await post('otp', { email: 'hilde@gmail.com', type: 'resubscribe' });
    const unknown = await post('otp', { email: 'nobody@gmail.com', type: 'resubscribe' });
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json]);
    const token = await sink.codeFor('hilde@gmail.com');
    const answer = await post('verify', { email: 'hilde@gmail.com', token, type: 'resubscribe' });
    expect(answer.json).toMatchObject({ success: true, needsPasswordUpdate: false });
    expect(sink.mails.some((mail) => mail.to === 'nobody@gmail.com')).toBe(false);
  });
});

describe('a lost password', () => {
  const linkIn = (text: string) => /reset-password#access_token=([\w-]+)&refresh_token=([\w-]+)/.exec(text)!;

  test('can be reset once with the mailed link, which ends every session', async () => {
    const email = 'ida@gmail.com';
    const { token } = await createSignedIn(app, email);
    const stream = await openEvents(app.http, { token, prefix: '/api' });
    expect((await post('reset-password', { email })).json).toEqual({ success: true });
    const mail = await sink.mailFor(email);
    expect(mail.text).toContain('https://mayfly.example/reset-password#access_token=');
    const [, accessToken, refreshToken] = linkIn(mail.text);
    expect((await post('update-password', { password: 'short', accessToken })).json.field).toBe('password');
    const body = { password: 'brand new', accessToken, refreshToken };
    expect((await post('update-password', { ...body, refreshToken: 'wrong' })).status).toBe(400);
    expect((await post('update-password', body)).json).toEqual({ success: true });
    const again = await post('update-password', body);
    expect(again.status).toBe(400);
    expect(again.json.error).toBe('Invalid reset link. Please request a new password reset.');
    expect((await call(app.http, 'GET', '/api/auth/session', { token })).status).toBe(401);
    expect(await stream.until(() => stream.ended)).toBe(true);
    expect((await post('signin', { email, password: PASSWORD })).status).toBe(401);
    expect((await post('signin', { email, password: 'brand new' })).status).toBe(200);
    await sink.mailFor(email, /password was changed/);
  });

  test('can be reset with the mailed code in the browser that verified it, which disables the link', async () => {
    const email = 'jan@gmail.com';
    await createAccount(app, email);
    await post('reset-password', { email });
    const mail = await sink.mailFor(email);
    const jan = browse();
    expect((await jan.send('update-password', { email, password: 'brand new' })).status).toBe(403);
    const token = await sink.codeFor(email);
    const verified = await jan.send('verify', { email, token, type: 'recovery' });
    expect(verified.json).toMatchObject({ success: true, needsPasswordUpdate: true, user: { email } });
    expect((await post('update-password', { email, password: 'brand new' })).status).toBe(403);
    expect((await jan.send('update-password', { email, password: 'brand new' })).status).toBe(200);
    expect((await jan.send('update-password', { email, password: 'brand new' })).status).toBe(403);
    const [, accessToken] = linkIn(mail.text);
    expect((await post('update-password', { password: 'another', accessToken })).status).toBe(400);
    expect((await post('signin', { email, password: 'brand new' })).status).toBe(200);
  });

  test('can be asked for by anybody with the same answer, and only whoever proves the mailbox is told about premium', async () => {
    clock.advance(24 * HOUR);
    await createAccount(app, 'kim@gmail.com');
    await createAccount(app, 'kai@gmail.com', 'free');
    await createAccount(app, 'lea@gmail.com', 'expired');
    const people = ['kim@gmail.com', 'kai@gmail.com', 'no-kai@gmail.com', 'lea@gmail.com'];
    for (const email of people)
      expect(await post('reset-password', { email })).toMatchObject({ status: 200, json: { success: true } });
    const told = [];
    for (const email of people) {
      const token = await sink.codeFor(email);
      const { status, json } = await post('verify', { email, token, type: 'recovery' });
      told.push({ status, ...json });
    }
    const needsPremium = {
      status: 403,
      ...refusal('reset-is-premium'),
      upgradeRequired: true,
    };
    const ended = { ...needsPremium, ...refusal('reset-expired'), expired: true };
    expect(told).toEqual([expect.objectContaining({ status: 200 }), needsPremium, needsPremium, ended]);
    for (const email of people.slice(1)) {
      expect((await sink.mailFor(email)).text).not.toContain('access_token');
      expect((await post('update-password', { email, password: 'brand new' })).status).toBe(403);
      await post('reset-password', { email });
      expect((await post('reset-password', { email })).status).toBe(429);
    }
  });

  test('can be reset by its owner after strangers have asked for all resets of the day', async () => {
    clock.advance(24 * HOUR);
    const email = 'mona@gmail.com';
    await createAccount(app, email);
    const mona = browse();
    await mona.send('signin', { email, password: PASSWORD });
    const ask = async (ip: string) => (await postFrom(ip, 'reset-password', { email })).status;
    expect([await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1')]).toEqual([200, 200, 429]);
    expect(await ask('198.51.100.1')).toBe(200);
    for (let network = 10; network < 20; network++) await ask(`203.0.113.${network}`);
    expect(await ask('198.51.100.2')).toBe(429);
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push((await mona.send('reset-password', { email })).status);
    expect(answers).toEqual([200, 200, 429]);
  });

  test('can be reset twice a day for one account and ten times a day from one network', async () => {
    clock.advance(24 * HOUR);
    await createAccount(app, 'mia@gmail.com');
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await post('reset-password', { email: 'mia@gmail.com' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]!.json).toMatchObject({
      rateLimited: true,
      error: 'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.',
    });
    const others = [];
    for (let i = 0; i < 8; i++)
      others.push((await post('reset-password', { email: `m${i}@gmail.com` })).status);
    expect(others).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
    clock.advance(24 * HOUR);
    expect((await post('reset-password', { email: 'mia@gmail.com' })).status).toBe(200);
  });
});
