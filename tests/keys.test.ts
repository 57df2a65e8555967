import { expect, onTestFinished, test } from 'vitest';
import { MAX_KEYS } from '#contract/limits.ts';
import { createSignedIn, withOperator } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { openMcp } from './support/mcp-client.ts';
import { setUpApp } from './support/set-up-app.ts';
import { openEvents } from './support/sse-client.ts';
import { run } from './support/test-database.ts';

// Two processes on one database, as behind a load balancer.
const clock = createClock();
const app = setUpApp({ now: clock.now, roles: ['web'] });
const other = setUpApp(() => {
  const { databaseUrl, config } = app;
  return { now: clock.now, roles: ['web'], databaseUrl, dataDir: config.dataDir };
});

const post = (path: string, token: string, body: unknown = {}) =>
  call(app.http, 'POST', path, { token, body });
const listKeys = async (token: string) => (await call(app.http, 'GET', '/api/keys', { token })).json.keys;
const makeKey = async (token: string, name = 'my script') =>
  (await post('/api/keys', token, { name })).json.key as { id: string; name: string; secret: string };

test('a key is shown once, owns what its account owns, and tells when it was last used', async () => {
  const { token, user } = await createSignedIn(app, 'maker@example.org');
  const key = await makeKey(token, '  CI – Büro  ');
  expect(key).toMatchObject({ name: 'CI – Büro', secret: expect.stringMatching(/^mf_[\w-]{43}$/) });
  const first = { id: key.id, name: 'CI – Büro', createdAt: clock.now().toISOString(), lastUsedAt: null };
  expect(await listKeys(token)).toEqual([first]);

  expect(await post('/api/guest/generate-email', key.secret)).toMatchObject({
    status: 403,
    json: { error: 'With a key, leave out /guest: call /api/generate-email, for example.' },
  });
  const { json } = await post('/api/generate-email', key.secret, { name: 'made.by.key' });
  expect(json.email).toMatchObject({ address: 'made.by.key@mayfly.test', user_id: user.id });
  const used = clock.now().toISOString();
  expect(await listKeys(token)).toEqual([{ ...first, lastUsedAt: used }]);

  clock.advance(59_000);
  await call(app.http, 'GET', '/api/emails', { token: key.secret });
  expect((await listKeys(token))[0].lastUsedAt).toBe(used);
  clock.advance(1_000);
  await call(other.http, 'GET', '/api/emails', { token: key.secret });
  expect((await listKeys(token))[0].lastUsedAt).toBe(clock.now().toISOString());

  const [row] = await run(app.databaseUrl, 'SELECT api_keys::text AS text FROM api_keys');
  expect(row.text).not.toContain(key.secret);
  expect(row.text).not.toContain('CI');
});

test('signing out ends a session, but no key, no mail.tm token and no MCP session', async () => {
  const { token } = await createSignedIn(app, 'leaving@example.org');
  const { secret } = await makeKey(token);
  const mailbox = { address: 'kept.open@mayfly.test', password: 'a-long-password' };
  await call(app.http, 'POST', '/mailtm/accounts', { body: mailbox });
  const login = JSON.parse(
    (await call(app.http, 'POST', '/mailtm/token', { body: mailbox })).bytes.toString(),
  );
  const agent = await openMcp(app.http);
  for (const one of [secret, login.token, agent.sessionId, null])
    expect((await call(app.http, 'POST', '/api/auth/signout', { token: one })).json).toEqual({
      success: true,
    });
  expect((await call(app.http, 'GET', '/api/emails', { token: secret })).status).toBe(200);
  expect((await call(app.http, 'GET', '/mailtm/me', { token: login.token })).status).toBe(200);
  expect((await agent.use('list_inboxes')).isError).toBe(false);
  await agent.end();
  await expect(agent.use('list_inboxes')).rejects.toThrow();

  const bound = await openMcp(app.http, { token });
  expect((await bound.use('list_inboxes')).isError).toBe(false);
  await post('/api/auth/signout', token);
  await expect(bound.use('list_inboxes')).rejects.toThrow();
});

test('addresses made with a key are counted for its account, not for the network', async () => {
  app.config.generateLimitPerIp = 1;
  onTestFinished(() => {
    app.config.generateLimitPerIp = 0;
  });
  const guest = await createGuest(app.http);
  await guest.generate();
  expect((await guest.tryGenerate()).status).toBe(429);
  const { token } = await createSignedIn(app, 'suite@example.org');
  const make = async (as: string) => {
    const { status, json } = await call(app.http, 'POST', '/api/generate-email', { token: as, body: {} });
    if (json.email) await call(app.http, 'DELETE', `/api/emails/${json.email.id}`, { token: as });
    else said = json;
    return status;
  };
  let said = { error: '', cooldownEnd: '' };
  expect(await make(token)).toBe(429);
  const keys = [];
  for (const name of ['one', 'two'])
    keys.push((await call(app.http, 'POST', '/api/keys', { token, body: { name } })).json.key.secret);
  const answers = [];
  for (let nth = 0; nth < 21; nth++) answers.push(await make(keys[nth % 2]));
  expect(answers).toEqual([...Array(20).fill(200), 429]);
  expect(said.error).toBe(
    `Too many addresses: the keys of this account may make 20 an hour, from any network. The next one can be made at ${said.cooldownEnd}.`,
  );
});

test('a name is one short line', async () => {
  const { token } = await createSignedIn(app, 'names@example.org');
  const names = [undefined, '', '   ', 'x'.repeat(61), 'two\nlines', 'a\u202eb', 7];
  for (const name of names)
    expect(await post('/api/keys', token, { name })).toMatchObject({ status: 400, json: { field: 'name' } });
  expect(await listKeys(token)).toEqual([]);
});

test('an account has ten keys at most, however fast it asks', async () => {
  const { token } = await createSignedIn(app, 'many@example.org');
  const answers = await Promise.all(
    Array.from({ length: MAX_KEYS + 5 }, (_, n) => post('/api/keys', token, { name: `key ${n}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_KEYS);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(5);
  expect(refused[0]!.json.error).toBe('You have 10 keys, which is the limit. Please revoke one first.');
  const [key] = await listKeys(token);
  await call(app.http, 'DELETE', `/api/keys/${key.id}`, { token });
  expect((await post('/api/keys', token, { name: 'again' })).status).toBe(200);
});

test('a revoked key ends its streams and waiting calls in every process, and no others', async () => {
  const { token } = await createSignedIn(app, 'revoker@example.org');
  const key = await makeKey(token);
  const kept = await makeKey(token);
  const { address } = (await post('/api/generate-email', token)).json.email;
  const streams = await Promise.all([
    openEvents(app.http, { token: key.secret, prefix: '/api' }),
    openEvents(other.http, { token: key.secret, prefix: '/api', address }),
  ]);
  const keptStream = await openEvents(other.http, { token: kept.secret, prefix: '/api' });
  const path = `/api/emails/${address}/wait?timeout=60`;
  const waits = [app, other].map(({ http }) => call(http, 'GET', path, { token: key.secret }));
  // The calls wait already when a third one, which began later, has timed out.
  await call(app.http, 'GET', path.replace('60', '1'), { token: kept.secret });

  await call(app.http, 'DELETE', `/api/keys/${key.id}`, { token });
  for (const stream of streams) expect(await stream.until(() => stream.ended)).toBe(true);
  expect((await Promise.all(waits)).map(({ status }) => status)).toEqual([401, 401]);
  expect(await call(other.http, 'GET', '/api/emails', { token: key.secret })).toMatchObject({
    status: 401,
    json: { error: 'This key does not exist, or it was revoked.' },
  });
  expect(keptStream.ended).toBe(false);
  await keptStream.close();
});

test('when premium ends the key gets 403, and it works again after a renewal', async () => {
  const { token } = await createSignedIn(app, 'ending@example.org');
  const key = await makeKey(token);
  const stream = await openEvents(app.http, { token: key.secret, prefix: '/api' });
  const read = () => call(app.http, 'GET', '/api/emails', { token: key.secret });
  await withOperator(app, ({ manage }) => manage.expire('ending@example.org'));
  // The operator's clock is the real one, and this one stood still meanwhile.
  clock.advance(3_600_000);
  expect(await read()).toMatchObject({ status: 403, json: { expired: true } });
  expect(await stream.until(() => stream.ended)).toBe(true);
  await withOperator(app, ({ manage }) => manage.revoke('ending@example.org'));
  expect(await read()).toMatchObject({ status: 403, json: { upgradeRequired: true } });
  await withOperator(app, ({ manage }) => manage.grant('ending@example.org', 30));
  expect((await read()).status).toBe(200);
});

/** The requests as Bitwarden sends them. */
const askLikeBitwarden = {
  simpleLogin: (key: string, query = '?hostname=shop.example.org') =>
    call(app.http, 'POST', `/api/alias/random/new${query}`, {
      headers: { authentication: key, 'content-type': 'application/json' },
      body: JSON.stringify({ note: 'Website: shop.example.org. Generated by Bitwarden.' }),
    }),
  addy: (key: string, domain?: string) =>
    call(app.http, 'POST', '/api/v1/aliases', {
      token: key,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: { domain, description: 'Website: shop.example.org. Generated by Bitwarden.' },
    }),
};

test('a password manager gets addresses of the account, and errors in the form it knows', async () => {
  const { token } = await createSignedIn(app, 'bitwarden@example.org');
  const { secret } = await makeKey(token);
  const simple = await askLikeBitwarden.simpleLogin(secret);
  expect(simple).toMatchObject({ status: 201, json: { alias: expect.stringMatching(/@mayfly\.test$/) } });
  expect(simple.json.email).toBe(simple.json.alias);
  const addy = await askLikeBitwarden.addy(secret, 'mayfly.test');
  expect(addy).toMatchObject({ status: 201, json: { data: { domain: 'mayfly.test', active: true } } });
  const random = await askLikeBitwarden.addy(secret, 'random');
  const custom = await call(app.http, 'POST', '/api/v1/aliases', {
    token: secret,
    body: { domain: 'mayfly.test', format: 'custom', local_part: 'for.the.shop' },
  });
  expect(custom.json.data.email).toBe('for.the.shop@mayfly.test');
  const { json } = await call(app.http, 'GET', '/api/emails', { token });
  const made = [simple.json.alias, ...[addy, random, custom].map((answer) => answer.json.data.email)];
  const listed = json.emails.map((inbox: { address: string }) => inbox.address);
  expect(listed.sort()).toEqual(made.sort());

  const wrong = await askLikeBitwarden.addy(secret, 'elsewhere.example');
  const words = 'This domain is not available here.';
  expect(wrong).toMatchObject({ status: 422, json: { message: words, errors: { domain: [words] } } });
  await askLikeBitwarden.simpleLogin(secret, '');
  const full = expect.stringMatching(/^Email limit reached: this account has 5 .* wait until \S+Z\.$/);
  expect(await askLikeBitwarden.simpleLogin(secret)).toMatchObject({ status: 429, json: { error: full } });
  expect(await askLikeBitwarden.addy(secret)).toMatchObject({ status: 429, json: { message: full } });
  const unknown = `mf_${'x'.repeat(43)}`;
  const noKey = 'This key does not exist, or it was revoked.';
  expect(await askLikeBitwarden.simpleLogin(unknown)).toMatchObject({ status: 401, json: { error: noKey } });
  for (const key of [token, 'short', 'x'.repeat(101)])
    expect(await askLikeBitwarden.simpleLogin(key)).toMatchObject({
      status: 401,
      json: { error: 'Authentication required' },
    });
  expect(await askLikeBitwarden.addy(unknown)).toMatchObject({ status: 401, json: { message: noKey } });
});
