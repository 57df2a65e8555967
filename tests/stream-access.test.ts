import { expect, test } from 'vitest';
import { createGuestStore } from '#server/store/accounts/guest-store.ts';
import { createDatabase } from '#server/store/database.ts';
import { createAccount, createSignedIn, signIn, withOperator } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { setUpApp } from './support/set-up-app.ts';
import { openEvents } from './support/sse-client.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

// Two processes on one database. Neither runs jobs, so nothing but the streams themselves can notice the time.
const clock = createClock();
const app = setUpApp({ now: clock.now, roles: ['web'] });
const other = setUpApp(() => ({
  now: clock.now,
  roles: ['web'],
  databaseUrl: app.databaseUrl,
  dataDir: app.config.dataDir,
}));

const open = (token: string, prefix: '/api' | '/api/guest' = '/api') =>
  openEvents(app.http, { token, prefix });
const endsSoon = (stream: Awaited<ReturnType<typeof open>>) => stream.until(() => stream.ended);

test('a stream ends when its session is signed out in another process, and the other sessions stay open', async () => {
  const { token } = await createSignedIn(app, 'out@example.org');
  const second = await signIn(app.http, 'out@example.org');
  const stream = await open(token);
  const kept = await open(second.token);
  await call(other.http, 'POST', '/api/auth/signout', { token });
  expect(await endsSoon(stream)).toBe(true);
  expect((await call(app.http, 'GET', '/api/emails', { token })).status).toBe(401);
  expect(kept.ended).toBe(false);
  await kept.close();
});

test('a stream ends when the account is deleted', async () => {
  const { token } = await createSignedIn(app, 'deleted@example.org');
  const stream = await open(token);
  await call(other.http, 'DELETE', '/api/user/delete-account', { token });
  expect(await endsSoon(stream)).toBe(true);
});

test('a stream ends when the guest token is removed', async () => {
  const { token } = await createGuest(app.http);
  const stream = await open(token, '/api/guest');
  const { db, pool, close } = createDatabase({ url: app.databaseUrl, onError: () => {} });
  await createGuestStore({ db, pool }).removeUnseenSince(new Date(clock.now().getTime() + 1));
  await close();
  expect(await endsSoon(stream)).toBe(true);
});

test('a stream ends when premium runs out, but goes on when it was extended in time', async () => {
  await createAccount(app, 'ending@example.org');
  await createAccount(app, 'extended@example.org');
  clock.advance(30 * DAY - HOUR);
  const ending = await open((await signIn(app.http, 'ending@example.org')).token);
  const extended = await open((await signIn(app.http, 'extended@example.org')).token);
  await withOperator(app, ({ manage }) => manage.grant('extended@example.org', 365));
  clock.advance(2 * HOUR);
  expect(await endsSoon(ending)).toBe(true);
  expect(extended.ended).toBe(false);
  await extended.close();
});

test('a stream ends when its session expires', async () => {
  const { token } = await createSignedIn(app, 'session@example.org', 'free');
  const stream = await open(token);
  clock.advance(30 * DAY + 1);
  expect(await endsSoon(stream)).toBe(true);
});
