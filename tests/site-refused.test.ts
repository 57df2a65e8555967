import { expect, test } from 'vitest';
import { createDatabase } from '#server/store/database.ts';
import { createReportStore } from '#server/store/domains/report-store.ts';
import { createSignedIn } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { setDomain } from './support/domains.ts';
import { setUpApp } from './support/set-up-app.ts';
import { startApp } from './support/start-app.ts';
import { run } from './support/test-database.ts';

const clock = createClock();
const app = setUpApp({
  trustProxy: ['127.0.0.1'],
  mailDomains: ['mayfly.test', 'other.test'],
  now: clock.now,
});

type Caller = { token: string; prefix?: string; ip?: string };
const say = (address: string, site: unknown, { token, prefix = '/api/guest', ip = '192.0.2.1' }: Caller) =>
  call(app.http, 'POST', `${prefix}/emails/${encodeURIComponent(address)}/refused`, {
    token,
    body: { site },
    headers: { 'x-forwarded-for': ip },
  });

async function shown() {
  const database = createDatabase({ url: app.databaseUrl, onError: () => {} });
  try {
    const sites = await createReportStore(database).shown({ since: '2000-01-01' });
    return sites.map(({ site, networks }) => ({ site, networks }));
  } finally {
    await database.close();
  }
}
const stored = async () => run(app.databaseUrl, 'SELECT * FROM domain_reports');

test('a site is shown to the operator once three networks named it, each counted once', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate({ domain: 'mayfly.test' });
  const from = (ip: string, site = 'shop.example') => say(address, site, { ...guest, ip });

  const first = await from('192.0.2.1', 'https://www.Shop.example/sign-up?a=1');
  expect([first.status, first.json]).toEqual([200, { success: true }]);
  expect((await from('192.0.2.1')).status).toBe(200);
  await from('192.0.2.2');
  // One customer has many addresses within a /48.
  for (const ip of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1']) await from(ip, 'news.example');
  expect(await stored()).toHaveLength(3);
  expect(await shown()).toEqual([]);
  clock.advance(24 * 3_600_000);
  const later = await createGuest(app.http);
  const { address: newer } = await later.generate({ domain: 'mayfly.test' });
  await say(newer, 'shop.example', { ...later, ip: '192.0.2.1' });
  expect(await shown()).toEqual([]);
  await say(newer, 'shop.example', { ...later, ip: '192.0.2.3' });
  expect(await shown()).toEqual([{ site: 'shop.example', networks: 3 }]);
});

test('what is stored tells nobody who said it, and one visitor has another mark for each site', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  for (const site of ['one.example', 'two.example']) await say(address, site, { ...guest, ip: '192.0.2.77' });
  const rows = (await stored()).filter(({ site }) => /^(one|two)\.example$/.test(site));
  expect(rows).toHaveLength(2);
  expect(rows[0].network).not.toEqual(rows[1].network);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|@/);
});

test('only the owner of an address can say it, and a site has a name', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const stranger = await createGuest(app.http);
  const account = await createSignedIn(app, 'refused@example.org');
  expect((await say(address, 'shop.example', stranger)).status).toBe(404);
  expect((await say(address, 'shop.example', { ...account, prefix: '/api' })).status).toBe(404);
  expect((await say('nobody.here@mayfly.test', 'shop.example', guest)).status).toBe(404);
  expect((await say(address, 'my favorite shop', guest)).json).toEqual({
    success: false,
    error: 'Enter the name of a site, such as shop.example.',
    code: 'not-a-site',
    field: 'site',
  });
  for (const site of ['', '192.0.2.9', 7, 'x'.repeat(3_000)])
    expect((await say(address, site, guest)).status).toBe(400);
  const { json } = await call(app.http, 'POST', '/api/generate-email', { token: account.token, body: {} });
  expect((await say(json.email.address, 'shop.example', { ...account, prefix: '/api' })).status).toBe(200);
});

test('of a domain with one owner nothing is stored, because it would tell who said it', async () => {
  const owner = await createSignedIn(app, 'sole-owner@example.org');
  await setDomain(app, { name: 'sole.example', accountId: owner.user.id });
  const { json } = await call(app.http, 'POST', '/api/generate-email', {
    token: owner.token,
    body: { domain: 'sole.example' },
  });
  const said = await say(json.email.address, 'clinic.example', { ...owner, prefix: '/api' });
  expect([said.status, said.json]).toEqual([200, { success: true }]);
  expect((await stored()).filter(({ site }) => site === 'clinic.example')).toEqual([]);
});

test('a network can say it 30 times an hour', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const from = (nth: number) => say(address, `site${nth}.example`, { ...guest, ip: '198.51.100.1' });
  for (let nth = 0; nth < 30; nth++) expect((await from(nth)).status).toBe(200);
  const refused = await from(30);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await say(address, 'more.example', { ...guest, ip: '198.51.100.2' })).status).toBe(200);
});

test('an address on a retiring domain ends with it, in every answer', async () => {
  const guest = await createGuest(app.http);
  const { address, expires_at, domain } = await guest.generate({ domain: 'other.test' });
  expect(domain).toEqual({ name: 'other.test', state: 'active', endsAt: null });
  const endsAt = new Date(clock.now().getTime() + 10 * 60_000);
  await setDomain(app, { name: 'other.test', state: 'resting', ends_at: endsAt });
  const end = endsAt.toISOString();
  expect(end < expires_at).toBe(true);
  expect((await guest.emails()).emails).toMatchObject([
    { address, expires_at: end, domain: { name: 'other.test', state: 'retiring', endsAt: end } },
  ]);
  expect((await guest.ask('GET', guest.messagesPath(address))).json.expires_at).toBe(end);
  expect((await guest.tryGenerate({ domain: 'other.test' })).json).toMatchObject({ field: 'domain' });

  await setDomain(app, {
    name: 'other.test',
    state: 'resting',
    ends_at: new Date(clock.now().getTime() + 48 * 3_600_000),
  });
  expect((await guest.emails()).emails).toMatchObject([
    { address, expires_at, domain: { state: 'retiring' } },
  ]);
});

test('what was said is gone after 30 days', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate({ domain: 'mayfly.test' });
  await say(address, 'old.example', { ...guest, ip: '203.0.113.1' });
  expect((await stored()).map(({ site }) => site)).toContain('old.example');
  clock.advance(31 * 24 * 3_600_000);
  // Jobs run at the start of a process.
  const again = await startApp({
    databaseUrl: app.databaseUrl,
    dataDir: app.config.dataDir,
    roles: ['jobs'],
    now: clock.now,
  });
  await expect.poll(stored).toEqual([]);
  await again.close();
});
