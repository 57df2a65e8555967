import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDetails, sealDetails } from '#server/domain/domains/domain-details.ts';
import { createDatabase } from '#server/store/database.ts';
import type { Vault } from '#server/vault/vault.ts';
import { createSignedIn } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { startDns } from './support/dns-server.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { vaultOf } from './support/vault-of.ts';

const TOKEN = 'the-operators-own-token-0123456789';
const mailKey = Buffer.alloc(32, 6);
let vault: Vault;
const clock = createClock();
let dns: Awaited<ReturnType<typeof startDns>>;
let database: ReturnType<typeof createDatabase>;
afterAll(() => dns?.close());
const app = setUpApp(async () => {
  dns = await startDns({});
  const mailHost = 'mx.flies.example';
  const checks = { dnsServers: [dns.server], senderChecks: false };
  return { mailKey, operatorToken: TOKEN, ...checks, mailHost, now: clock.now };
});
beforeAll(async () => {
  database = createDatabase({ url: app.databaseUrl, max: 1, onError: () => {} });
  vault = await vaultOf(database.pool, mailKey);
});
afterAll(() => database?.close());

const ask = (method: string, path = '', body?: object) =>
  call(app.http, method, `/api/operator/domains${path}`, { token: TOKEN, ...(body ? { body } : {}) });
const list = async () => (await ask('GET')).json.domains as Array<Record<string, unknown>>;
const find = async (name: string) => (await list()).find((domain) => domain.name === name);

test('a shared domain goes through its states, and each answer shows it', async () => {
  const added = await ask('POST', '', { name: 'Flies.example', plan: 'free' });
  expect([added.status, added.json]).toEqual([
    200,
    {
      success: true,
      closed: 0,
      behind: 0,
      domain: expect.objectContaining({ name: 'flies.example', state: 'active', weight: 1, renewsOn: null }),
    },
  ]);
  expect((await ask('POST', '', { name: 'flies.example' })).status).toBe(409);
  expect((await ask('POST', '', { name: 'not a name' })).status).toBe(400);
  const guest = await createGuest(app.http);
  const { address } = await guest.generate({ domain: 'flies.example' });

  expect((await ask('POST', '/flies.example/rest')).json.domain).toMatchObject({
    state: 'resting',
    addresses: 1,
  });
  expect((await guest.tryGenerate({ domain: 'flies.example' })).status).toBe(400);
  expect((await ask('POST', '/flies.example/activate')).json.domain.state).toBe('active');
  const retiring = await ask('POST', '/flies.example/retire', { on: '2099-12-31' });
  expect(retiring.json.domain).toMatchObject({ state: 'retiring', endsAt: '2099-12-31T23:59:59.999Z' });
  expect((await ask('POST', '/flies.example/retire', { on: 'soon' })).status).toBe(400);
  const blocked = await ask('POST', '/flies.example/block', { reason: 'Fraud' });
  expect(blocked.json).toMatchObject({
    closed: 1,
    domain: { state: 'blocked', reason: 'Fraud', addresses: 0, endsAt: null },
  });
  expect((await guest.emails()).closed).toMatchObject([{ address, reason: 'Fraud' }]);
  expect((await ask('POST', '/nowhere.example/rest')).status).toBe(404);
});

test('weight and the day of renewal are set, and bad ones are refused', async () => {
  await ask('POST', '', { name: 'heavy.example' });
  const { json } = await ask('PATCH', '/heavy.example', { weight: 5, renewsOn: '2027-01-31' });
  expect(json.domain).toMatchObject({ weight: 5, renewsOn: '2027-01-31' });
  expect((await ask('PATCH', '/heavy.example', { renewsOn: null })).json.domain).toMatchObject({
    weight: 5,
    renewsOn: null,
  });
  for (const body of [{ weight: 0 }, { weight: 1.5 }, { renewsOn: '2027-02-30' }])
    expect((await ask('PATCH', '/heavy.example', body)).status).toBe(400);
});

test('the figures of the last 30 days stand beside the domain', async () => {
  const { rows } = await database.pool.query('SELECT id FROM domains ORDER BY nr');
  const day = (ago: number) => new Date(clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  await database.pool.query(
    `INSERT INTO domain_days (domain_id, day, addresses, mails, heard_of, heard, refused) VALUES
       ($1, $2, 7, 30, 200, 20, '{"not-found": 3}'), ($1, $3, 9, 40, 1000, 600, '{"not-found": 1, "blocked": 2}'),
       ($1, $4, 1, 1, 1, 1, '{}')
     ON CONFLICT (domain_id, day) DO UPDATE SET addresses = excluded.addresses, mails = excluded.mails,
       heard_of = excluded.heard_of, heard = excluded.heard, refused = excluded.refused`,
    [rows[0].id, day(0), day(5), day(40)],
  );
  expect((await find('mayfly.test'))!.figures).toEqual({
    days: [
      { day: day(5), addresses: 9, mails: 40 },
      { day: day(0), addresses: 7, mails: 30 },
    ],
    refused: { 'not-found': 4, blocked: 2 },
    heard: { lastDay: 0.1, before: 0.6 },
    reports: [],
  });
});

test('check says what DNS has', async () => {
  await ask('POST', '', { name: 'heavy.example' });
  dns.state.zone = { 'heavy.example': { MX: ['10 mx.flies.example'] } };
  const { json } = await ask('POST', '/heavy.example/check');
  expect(json.findings).toContainEqual({ level: 'ok', message: 'MX points to mx.flies.example' });
  expect(json.findings).toContainEqual(
    expect.objectContaining({ level: 'fail', advice: expect.any(String) }),
  );
  expect((await find('heavy.example'))!.checkedAt).toBe(clock.now().toISOString());
});

test('addresses on a retiring domain end with it, and the job removes them', async () => {
  await ask('POST', '', { name: 'short.example' });
  const guest = await createGuest(app.http);
  const { address } = await guest.generate({ domain: 'short.example' });
  await sendMail(app.smtpPort, { to: address, raw: plainMail() });
  const on = new Date(clock.now().getTime() + 600_000).toISOString();
  await ask('POST', '/short.example/retire', { on });
  const events = await openEvents(app.http, { token: guest.token });
  clock.advance(600_000);
  expect((await guest.ask('GET', guest.messagesPath(address))).status).toBe(404);
  expect((await find('short.example'))!.state).toBe('retired');
  clock.advance(10_000);
  expect(await events.until(() => events.events.some(({ name }) => name === 'expired'))).toBe(true);
  expect(events.events.at(-1)).toMatchObject({ name: 'expired', data: { address } });
  await events.close();
  await expect.poll(async () => (await find('short.example'))!.addresses).toBe(0);
});

test('the domain of a customer can only be blocked, and has to be proved again afterwards', async () => {
  const { user } = await createSignedIn(app, 'owner@example.org');
  const id = randomUUID();
  const proof = 'the-first-proof';
  await database.pool.query(
    `INSERT INTO domains (id, name_hash, name_sealed, kind, state, account_id, created_at, state_since, sealed, verified_at)
     VALUES ($1, $2, $3, 'own', 'active', $4, $5, $5, $6, $5)`,
    [
      id,
      vault.fingerprint('domain', 'acme.example'),
      vault.seal(id, 'domain name', Buffer.from('acme.example')),
      user.id,
      clock.now(),
      sealDetails(vault, id, { proof }),
    ],
  );
  expect(await find('acme.example')).toMatchObject({
    kind: 'own',
    state: 'active',
    owner: 'owner@example.org',
  });
  for (const [step, body] of [['rest'], ['activate'], ['retire', { on: '2099-01-01' }]] as const) {
    const { status, json } = await ask('POST', `/acme.example/${step}`, body);
    expect([status, json.error]).toEqual([409, expect.stringContaining("customer's domain")]);
  }
  expect((await ask('POST', '', { name: 'acme.example' })).json.error).toBe(
    'acme.example is the domain of an account, and active.',
  );
  expect((await ask('POST', '/acme.example/block', { reason: 'Phishing' })).json.domain).toMatchObject({
    state: 'blocked',
    reason: 'Phishing',
  });
  expect((await ask('POST', '/acme.example/activate')).json.domain).toMatchObject({
    state: 'pending',
    reason: null,
  });
  const { rows } = await database.pool.query('SELECT * FROM domains WHERE id = $1', [id]);
  expect(rows[0]).toMatchObject({ verified_at: null, account_id: user.id });
  expect(openDetails(vault, rows[0]).proof).not.toBe(proof);
});
