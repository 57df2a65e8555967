import { describe, expect, test } from 'vitest';
import {
  createAccount,
  createSignedIn,
  newEmail,
  PASSWORD,
  signIn,
  withOperator,
} from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { refusal } from './support/refusal.ts';
import { setUpForwardApp } from './support/set-up-app.ts';
import { newNetwork } from './support/shared-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';

const clock = setUpForwardApp();
const { app } = clock;

const MINUTE = 60_000;
const trySignIn = (email: string, password: string, headers = newNetwork()) =>
  call(app.http, 'POST', '/api/auth/signin', { body: { email, password }, headers });
const ask = (method: string, path: string, token: string, body?: unknown) =>
  call(app.http, method, path, { token, ...(body === undefined ? {} : { body }) });

describe('signing in', () => {
  test('returns user and session, whatever the case of the address', async () => {
    const email = newEmail('anna');
    await createAccount(app, email, 'premium');
    const answer = await trySignIn(` ${email.toUpperCase()}`, PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      success: true,
      user: { email, premium_status: 'true' },
      session: { access_token: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { json } = await ask('GET', '/api/auth/session', answer.json.session.access_token);
    expect(json).toEqual({ success: true, user: answer.json.user });
  });

  test('gives the same answer for an unknown address and a wrong password', async () => {
    const email = newEmail('bert');
    await createAccount(app, email, 'free');
    const unknown = await trySignIn(newEmail('nobody'), PASSWORD);
    const wrong = await trySignIn(email, 'something else');
    expect(unknown.status).toBe(401);
    expect(unknown.json).toEqual(refusal('wrong-password'));
    expect([wrong.status, wrong.json]).toEqual([unknown.status, unknown.json]);
  });

  test('stops after five failures a minute, for existing and unknown accounts', async () => {
    const [carl, network] = [newEmail('carl'), newNetwork()];
    await createAccount(app, carl, 'free');
    for (const email of [carl, newEmail('no-carl')]) {
      // All at once, so that none gets through between the check and the count.
      const answers = await Promise.all(Array.from({ length: 7 }, () => trySignIn(email, 'wrong', network)));
      expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429]);
    }
    const blocked = await trySignIn(carl, PASSWORD, network);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    clock.advance(MINUTE + 1);
    expect((await trySignIn(carl, PASSWORD, network)).status).toBe(200);
  });

  test('stops after twenty failures from one network and does not count successes', async () => {
    const [dora, network] = [newEmail('dora'), newNetwork()];
    await createAccount(app, dora, 'free');
    const status = async (email: string, password: string) =>
      (await trySignIn(email, password, network)).status;
    for (let i = 0; i < 3; i++) expect(await status(dora, PASSWORD)).toBe(200);
    const answers = [];
    for (let i = 0; i < 22; i++) answers.push(await status(newEmail('d'), 'wrong'));
    expect(answers).toEqual([...Array(20).fill(401), 429, 429]);
    expect(await status(dora, PASSWORD)).toBe(429);
  });

  test('refuses an incomplete sign-in with the name of the field', async () => {
    const answer = await call(app.http, 'POST', '/api/auth/signin', { body: { email: 'a@b.c' } });
    expect(answer.status).toBe(400);
    expect(answer.json.field).toBe('password');
  });
});

describe('a premium account', () => {
  test('has five addresses, custom names and live mail on two devices', async () => {
    const email = newEmail('fritz');
    const { token, user } = await createSignedIn(app, email);
    const second = await signIn(app.http, email);
    const addresses: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { status, json } = await ask(
        'POST',
        '/api/generate-email',
        token,
        i ? {} : { name: 'fritz.box' },
      );
      expect(status).toBe(200);
      expect(json.email.user_id).toBe(user.id);
      addresses.push(json.email.address);
    }
    expect(addresses[0]).toBe('fritz.box@mayfly.test');
    const sixth = await ask('POST', '/api/generate-email', token, {});
    expect(sixth.status).toBe(429);
    expect(sixth.json).toMatchObject({ error: 'Email limit reached', cooldownEnd: expect.any(String) });

    const stream = await openEvents(app.http, { token: second.token, prefix: '/api' });
    await sendMail(app.smtpPort, { to: addresses[0]!, raw: plainMail({ subject: 'for fritz' }) });
    const [event] = await stream.take(1);
    expect(event).toMatchObject({ name: 'message', data: { message: { subject: 'for fritz' } } });
    await stream.close();

    const path = `/api/emails/${addresses[0]}/messages`;
    expect((await ask('GET', path, second.token)).json.messages).toHaveLength(1);
    await ask('POST', '/api/auth/signout', token);
    expect((await ask('GET', '/api/emails', second.token)).json.emails).toHaveLength(5);
  });

  test('gets a restricted session when premium ends, and its streams end', async () => {
    const email = newEmail('hans');
    const { token } = await createSignedIn(app, email);
    const stream = await openEvents(app.http, { token, prefix: '/api' });
    await withOperator(app, ({ manage }) => manage.expire(email));
    expect(await stream.until(() => stream.ended)).toBe(true);
    const refused = await ask('GET', '/api/emails', token);
    expect(refused.status).toBe(403);
    expect(refused.json).toEqual({
      ...refusal('premium-expired'),
      expired: true,
      redirectTo: '/expired-subscription',
    });
    expect((await ask('GET', '/api/auth/session', token)).json.user.premium_status).toBe('expired');
    const again = await trySignIn(email, PASSWORD);
    expect(again.status).toBe(403);
    expect(again.json).toMatchObject({
      success: false,
      expired: true,
      redirectTo: '/expired-subscription',
      user: { email, premium_status: 'expired' },
      session: { access_token: expect.any(String) },
    });
    const status = await ask('POST', '/api/subscription-status', again.json.session.access_token);
    expect(status.json).toMatchObject({ premium_status: 'expired', cancel_at_period_end: false });
  });
});

test('a free account has the two addresses of the free plan, which others may read', async () => {
  const { token } = await createSignedIn(app, newEmail('ida'), 'free');
  const { json } = await ask('POST', '/api/generate-email', token, {});
  expect((await ask('POST', '/api/generate-email', token, {})).status).toBe(200);
  expect((await ask('POST', '/api/generate-email', token, {})).json.error).toBe('Email limit reached');
  expect((await ask('POST', '/api/generate-email', token, { name: 'ida' })).status).toBe(403);
  const guest = await createGuest(app.http);
  for (const prefix of ['/api', '/api/guest'])
    expect((await ask('GET', `${prefix}/emails/${json.email.address}/messages`, guest.token)).status).toBe(
      200,
    );
});

test('deleting an account deletes its addresses, mail and sessions', async () => {
  const email = newEmail('jana');
  const { token } = await createSignedIn(app, email);
  const { json } = await ask('POST', '/api/generate-email', token, {});
  await sendMail(app.smtpPort, { to: json.email.address, raw: plainMail() });
  expect((await ask('DELETE', '/api/user/delete-account', token)).json).toEqual({ success: true });
  expect((await ask('GET', '/api/auth/session', token)).status).toBe(401);
  expect((await trySignIn(email, PASSWORD)).status).toBe(401);
  const { recipients } = await sendMail(app.smtpPort, { to: json.email.address, raw: plainMail() });
  expect(recipients[0]!.code).toBe(550);
});

test('control characters are answered with 400, never with an internal error', async () => {
  const post = async (path: string, body: object) => {
    const { status, json } = await call(app.http, 'POST', path, { body });
    return [status, json.field];
  };
  const email = 'nu\0l@example.org';
  for (const path of ['otp', 'reset-password', 'signup', 'signin'])
    expect([path, ...(await post(`/api/auth/${path}`, { email, password: 'secret1' }))]).toEqual([
      path,
      400,
      'email',
    ]);
  const fine = { email: 'nul@example.org', password: 'secret1', fullName: 'Nu\0l' };
  expect(await post('/api/auth/signup', fine)).toEqual([400, 'fullName']);
});
