import { beforeAll, expect, test } from 'vitest';
import { createSignedIn, newEmail } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { setUpPlainApp } from './support/set-up-app.ts';

let tokens: { guest: string; account: string };
let addresses: { guest: string; account: string };
const app = setUpPlainApp();
beforeAll(async () => {
  const guest = await createGuest(app.http);
  const { token } = await createSignedIn(app, newEmail('lists'));
  const { json } = await call(app.http, 'POST', '/api/generate-email', { token });
  tokens = { guest: guest.token, account: token };
  addresses = { guest: (await guest.generate()).address, account: json.email.address };
});

const inboxLists = [
  'emails',
  'domains',
  'emails/ADDRESS/messages',
  'emails/ADDRESS/deliveries',
  'emails/ADDRESS/wait?timeout=1',
];
const lists = [
  ...inboxLists.map((path) => ['guest', `/api/guest/${path}`] as const),
  ...inboxLists.map((path) => ['account', `/api/${path}`] as const),
  ['account', '/api/keys'] as const,
  ['account', '/api/webhooks'] as const,
];

test.each(['guest', 'account'] as const)(
  'a new address of %s has no fields that nobody knows',
  async (who) => {
    const path = who === 'guest' ? '/api/guest/generate-email' : '/api/generate-email';
    const body = { lifetme: '15m' };
    const { status, json } = await call(app.http, 'POST', path, { token: tokens[who], body });
    expect([status, json]).toEqual([
      400,
      { success: false, error: 'lifetme: unknown', code: 'unknown-field', field: 'lifetme' },
    ]);
  },
);

test('a call that deletes every address takes nothing that could mean fewer of them', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const refusals = [
    await guest.ask('DELETE', '/emails', { body: { ids: ['x'] } }),
    await guest.ask('DELETE', '/emails?id=x'),
    await guest.ask('POST', '/generate-email?lifetime=15m'),
    await guest.ask('POST', `/emails/${address}/refused`, { body: { site: 'shop.example', sites: [] } }),
  ];
  expect(refusals.map(({ status, json }) => [status, json.code])).toEqual(
    refusals.map(() => [400, 'unknown-field']),
  );
  expect((await guest.emails()).emails).toHaveLength(1);
  expect((await guest.ask('DELETE', '/emails')).status).toBe(200);
  expect((await guest.emails()).emails).toEqual([]);
});

test.each(['guest', 'account'] as const)('a stream of %s has no parameter that nobody knows', async (who) => {
  const path = `${who === 'guest' ? '/api/guest' : '/api'}/events?adress=${addresses[who]}`;
  const { status, json } = await call(app.http, 'GET', path, { token: tokens[who] });
  expect([status, json.field]).toEqual([400, 'adress']);
});

test.each(lists)('of %s: %s answers, and refuses a parameter that nobody knows', async (who, path) => {
  const ask = (query: string) => {
    const url = path.replace('ADDRESS', encodeURIComponent(addresses[who]));
    return call(app.http, 'GET', `${url}${path.includes('?') ? '&' : '?'}${query}`, { token: tokens[who] });
  };
  expect((await ask('')).status).toBe(path.includes('wait') ? 204 : 200);
  for (const query of ['vieww=summary', 'Q=x', 'TO=x', 'since_=now']) {
    const { status, json } = await ask(query);
    const field = query.split('=')[0];
    expect([status, json]).toEqual([
      400,
      { success: false, error: `${field}: unknown`, code: 'unknown-field', field },
    ]);
  }
});
