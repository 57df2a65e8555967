import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#server/store/database.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { newNetwork, plainApp, trustsTests } from './support/shared-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { startApp } from './support/start-app.ts';
import { run } from './support/test-database.ts';

const TOKEN = 'the-operators-own-token-0123456789';
const clock = createClock();
const app = setUpApp({ ...trustsTests, operatorToken: TOKEN, smtpThreads: 2, now: clock.now });

const ask = (method: string, path: string, body?: unknown, token: string | null = TOKEN) =>
  call(app.http, method, `/api/operator${path}`, { token, ...(body === undefined ? {} : { body }) });
const everyCall: Array<[string, string]> = [
  ['GET', '/live'],
  ['GET', '/state'],
  ['POST', '/account'],
  ['POST', '/account/grant'],
  ['POST', '/account/end'],
  ['POST', '/trace'],
  ['POST', '/inbox/close'],
  ['GET', '/contact'],
  ['POST', '/contact/00000000-0000-4000-8000-000000000000/done'],
  ['DELETE', '/contact/00000000-0000-4000-8000-000000000000'],
  ['GET', '/blocks'],
  ['POST', '/blocks'],
  ['DELETE', '/blocks/00000000-0000-4000-8000-000000000000'],
];

const plain = ({ status, headers, bytes }: Awaited<ReturnType<typeof call>>) => {
  const rest = Object.fromEntries(headers);
  delete rest.date;
  delete rest['x-request-id'];
  return { status, headers: rest, body: bytes.toString() };
};

test('without OPERATOR_TOKEN there is no operator page and none of its calls', async () => {
  const off = await plainApp();
  for (const [method, path] of everyCall) {
    const options = { token: TOKEN, ...(method === 'GET' ? {} : { body: {} }) };
    const answer = await call(off.http, method, `/api/operator${path}`, options);
    const unknown = await call(off.http, method, '/api/there-is-nothing-here', options);
    expect(plain(answer), path).toEqual(plain(unknown));
  }
  const html = (await call(app.http, 'GET', '/operator')).bytes.toString();
  const script = /src="(\/operator\/assets\/[^"]+)"/.exec(html)![1]!;
  expect((await call(app.http, 'GET', script)).status).toBe(200);
  const unknown = plain(await call(off.http, 'GET', '/there-is-nothing-here'));
  expect(unknown.status).toBe(404);
  for (const path of ['/operator', '/operator/', '/operator/index.html', script])
    expect(plain(await call(off.http, 'GET', path)), path).toEqual(unknown);
});

test('with OPERATOR_TOKEN the page is served, hidden from search engines and with the strictest policy', async () => {
  const page = await call(app.http, 'GET', '/operator');
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect((await call(app.http, 'GET', '/operator/more')).status).toBe(404);
  const policy = page.headers.get('content-security-policy')!;
  for (const rule of [
    "default-src 'none'",
    "connect-src 'self';",
    "form-action 'none'",
    "img-src 'self' data:;",
  ])
    expect(policy).toContain(rule);
  for (const path of ['/sitemap.xml', '/robots.txt', '/api/openapi.json'])
    expect((await call(app.http, 'GET', path)).bytes.toString()).not.toContain('operator');
});

test('every call checks the token first', async () => {
  for (const [method, path] of everyCall) {
    const { status, json, headers } = await ask(
      method,
      path,
      method === 'POST' ? '{broken' : undefined,
      null,
    );
    expect([status, json.error], path).toEqual([401, 'Authentication required']);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('after ten wrong tokens a minute from one network even the right one is refused', async () => {
  const headers = newNetwork();
  const look = async (token: string) =>
    (await call(app.http, 'GET', '/api/operator/blocks', { token, headers })).status;
  for (let nth = 0; nth < 5; nth++) expect(await look(TOKEN)).toBe(200);
  const tries = await Promise.all(Array.from({ length: 14 }, (_, nth) => look(`${TOKEN}${nth}`)));
  expect(tries.filter((status) => status === 401)).toHaveLength(10);
  expect(tries.filter((status) => status === 429)).toHaveLength(4);
  expect(await look(TOKEN)).toBe(429);
  clock.advance(61_000);
  expect(await look(TOKEN)).toBe(200);
});

test('the live figures include every thread and name the process', async () => {
  const before = (await ask('GET', '/live')).json;
  expect(before.process).toMatchObject({ pid: process.pid, roles: ['web', 'smtp', 'jobs'], smtpThreads: 2 });
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const stream = await openEvents(app.http, { token: guest.token });
  const raw = plainMail({ subject: 'Hush, a subject' });
  await Promise.all(Array.from({ length: 12 }, () => sendMail(app.smtpPort, { to: address, raw })));
  await Promise.all(
    Array.from({ length: 12 }, () => sendMail(app.smtpPort, { to: 'nobody@mayfly.test', raw })),
  );
  await stream.take(12);
  const open = await Promise.all(Array.from({ length: 6 }, () => connectSmtp(app.smtpPort)));
  const after = (await ask('GET', '/live')).json;
  expect(after.accepted - before.accepted).toBe(12);
  expect(after.refused['not-found'] - (before.refused['not-found'] ?? 0)).toBe(12);
  const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
  expect(sum(after.deliver.counts) - sum(before.deliver.counts)).toBe(12);
  expect(sum(after.push.counts) - sum(before.push.counts)).toBe(12);
  expect(after.deliver.counts).toHaveLength(after.deliver.bounds.length + 1);
  expect(after.smtpConnections).toBeGreaterThanOrEqual(6);
  expect(after.eventStreams).toBe(1);
  expect(after.queued).toBe(0);
  for (const client of open) client.destroy();
  await stream.close();
});

test('the state has the number of inboxes, mails and bytes, and where they are stored', async () => {
  const { address } = await (await createGuest(app.http)).generate();
  await sendMail(app.smtpPort, { to: address, raw: plainMail() });
  const { json } = await ask('GET', '/state');
  expect(json.inboxes.free).toBeGreaterThan(0);
  expect(json.messages).toBeGreaterThan(0);
  expect(json.bytes).toBeGreaterThan(1_000_000);
  expect(json.partitions.length).toBeGreaterThan(4);
  for (const { from, to, bytes } of json.partitions) {
    expect(to - from).toBe(15 * 60_000);
    expect(bytes).toBeGreaterThan(0);
  }
});

test('an account is found, gets premium and loses it, and the audit log records it', async () => {
  await createAccount(app, 'one@example.org', 'free');
  const found = await ask('POST', '/account', { email: ' One@Example.org ' });
  expect(found.json.account).toMatchObject({ email: 'one@example.org', premium: 'none', password: true });
  const granted = await ask('POST', '/account/grant', { email: 'one@example.org', days: 7 });
  expect(granted.json.account.premium).toBe('active');
  const days = (Date.parse(granted.json.account.premiumUntil) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);
  const { token } = await signIn(app.http, 'one@example.org');
  const status = await call(app.http, 'POST', '/api/subscription-status', { token, body: {} });
  expect(status.json.premium_status).toBe('true');
  const ended = await ask('POST', '/account/end', { email: 'one@example.org' });
  expect(ended.json.account.premium).toBe('ended');

  const { db, close } = createDatabase({ url: app.databaseUrl, max: 1, onError: () => {} });
  const audit = await db.selectFrom('billing_audit').selectAll().orderBy('id').execute();
  await close();
  expect(audit.map(({ account_id, reason }) => [account_id, reason])).toEqual([
    [found.json.account.id, 'operator: 7 days granted'],
    [found.json.account.id, 'operator: premium ended'],
  ]);
  expect(JSON.stringify(audit)).not.toContain('example.org');

  expect((await ask('POST', '/account', { email: 'nobody@example.org' })).status).toBe(404);
  for (const days of [0, -1, 1.5, 4000, 'many', null])
    expect((await ask('POST', '/account/grant', { email: 'one@example.org', days })).status).toBe(400);
});

test('messages to support are listed, closed, reopened and deleted, with premium and open ones first', async () => {
  const { token } = await createAccount(app, 'payer@example.org').then(() =>
    signIn(app.http, 'payer@example.org'),
  );
  const send = (name: string, as: string | null) =>
    call(app.http, 'POST', '/api/contact', {
      token: as,
      body: { name, email: 'a@example.org', subject: 'support', message: '<img src=x onerror=alert(1)>' },
    });
  for (const [name, as] of [
    ['first', null],
    ['payer', token],
    ['last', null],
  ] as const) {
    expect((await send(name, as)).status).toBe(200);
    clock.advance(1_000);
  }
  const listed = async () => (await ask('GET', '/contact')).json.messages as Array<{ name: string }>;
  const names = async () =>
    (await listed()).map(({ name }) => name).filter((name) => ['first', 'payer', 'last'].includes(name));
  expect(await names()).toEqual(['payer', 'last', 'first']);
  const payer = (await ask('GET', '/contact')).json.messages.find(
    ({ name }: { name: string }) => name === 'payer',
  );
  expect(payer).toMatchObject({ premium: true, doneAt: null, message: '<img src=x onerror=alert(1)>' });
  await ask('POST', `/contact/${payer.id}/done`, { done: true });
  expect(await names()).toEqual(['last', 'first', 'payer']);
  await ask('POST', `/contact/${payer.id}/done`, { done: false });
  expect(await names()).toEqual(['payer', 'last', 'first']);
  expect((await ask('DELETE', `/contact/${payer.id}`)).status).toBe(200);
  expect((await ask('DELETE', `/contact/${payer.id}`)).status).toBe(404);
  expect(await names()).toEqual(['last', 'first']);
});

test('messages to support are deleted after 90 days', async () => {
  const names = async () =>
    (await ask('GET', '/contact')).json.messages.map(({ name }: { name: string }) => name);
  for (const [name, days] of [
    ['kept', 89],
    ['gone', 91],
  ] as const) {
    const body = { name, email: 'a@example.org', subject: 'other', message: 'Hello.' };
    await call(app.http, 'POST', '/api/contact', { body });
    const { id } = (await ask('GET', '/contact')).json.messages.find(
      (one: { name: string }) => one.name === name,
    );
    const age = `UPDATE contact_messages SET created_at = created_at - interval '${days} days' WHERE id = '${id}'`;
    await run(app.databaseUrl, age);
  }
  expect(await names()).toEqual(expect.arrayContaining(['kept', 'gone']));
  // Jobs run at the start of a process.
  const { databaseUrl, config } = app;
  const jobs = await startApp({ databaseUrl, dataDir: config.dataDir, roles: ['jobs'], now: clock.now });
  onTestFinished(jobs.close);
  await expect.poll(names).not.toContain('gone');
  expect(await names()).toContain('kept');
});

test('blocks are added once each, listed and removed', async () => {
  const added = await ask('POST', '/blocks', { target: ' @SPAM.example ', reason: 'floods', days: 7 });
  expect(added.json.block).toMatchObject({ kind: 'domain', target: 'spam.example', reason: 'floods' });
  await ask('POST', '/blocks', { target: 'spam.example' });
  await ask('POST', '/blocks', { target: '2001:DB8::1/32' });
  const listed = (await ask('GET', '/blocks')).json.blocks;
  expect(listed.map(({ target, endsAt }: { target: string; endsAt: null }) => [target, endsAt])).toEqual([
    ['2001:db8::/32', null],
    ['spam.example', null],
  ]);
  for (const target of ['', 'a b', '0.0.0.0/0', '10.0.0.0/40', '::1', 'com', 'mayfly.test'])
    expect((await ask('POST', '/blocks', { target })).status, target).toBe(400);
  for (const { id } of listed) expect((await ask('DELETE', `/blocks/${id}`)).status).toBe(200);
  expect((await ask('DELETE', `/blocks/${listed[0].id}`)).status).toBe(404);
  expect((await ask('GET', '/blocks')).json.blocks).toEqual([]);
});
