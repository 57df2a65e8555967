import { afterAll, expect, test } from 'vitest';
import type { Domain } from '#contract/domains.ts';
import { withOperator } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { startDns } from './support/dns-server.ts';
import { createMember, MAIL_HOST, proofOf, prove, publish } from './support/own-domains.ts';
import { refusal } from './support/refusal.ts';
import { setUpApp } from './support/set-up-app.ts';
import { run } from './support/test-database.ts';

const MINUTE = 60_000;
let dns: Awaited<ReturnType<typeof startDns>>;
const clock = createClock();
afterAll(() => dns.close());
const app = setUpApp(async () => {
  dns = await startDns({});
  return {
    now: clock.now,
    dnsServers: [dns.server],
    senderChecks: false,
    mailDomains: ['mayfly.test', 'inbox.test'],
    mailHost: MAIL_HOST,
    publicUrl: 'https://app.pages.example',
  };
});
const mx = [`10 ${MAIL_HOST}`];

test('a claimed domain names the records to publish and is seen by its owner only', async () => {
  const member = await createMember(app);
  const { status, json } = await member.ask('POST', '/domains', { name: 'Bücher.Example.' });
  expect(status).toBe(201);
  const proof = expect.stringMatching(/^mayfly-domain=[a-z2-7]{52}$/);
  const unknown = { status: 'unknown', found: null, checkedAt: null };
  expect(json).toEqual({
    success: true,
    domain: {
      name: 'xn--bcher-kva.example',
      display: 'bücher.example',
      kind: 'own',
      state: 'pending',
      subdomains: false,
      endsAt: null,
      problem: null,
      problemCode: null,
      health: null,
      records: [
        { type: 'TXT', name: '_mayfly.xn--bcher-kva.example', value: proof, ...unknown },
        { type: 'MX', name: 'xn--bcher-kva.example', value: 'mx.mayfly.test', ...unknown },
      ],
    },
  });
  const shared = (name: string) => ({
    name,
    display: name,
    kind: 'shared',
    state: 'active',
    subdomains: false,
    endsAt: null,
    problem: null,
    problemCode: null,
    health: null,
  });
  const both = [shared('mayfly.test'), shared('inbox.test')];
  expect((await member.ask('GET', '/domains')).json).toEqual({
    success: true,
    domains: [json.domain, ...both],
  });
  const other = await createMember(app, 'free');
  expect((await other.ask('GET', '/domains')).json.domains).toEqual(both);
  const guest = await createGuest(app.http);
  for (const token of [guest.token, undefined])
    expect((await call(app.http, 'GET', '/api/guest/domains', { token })).json).toEqual({
      success: true,
      domains: both,
    });
  expect((await other.ask('POST', '/domains/xn--bcher-kva.example/verify')).status).toBe(403);
});

test('the TXT record alone proves a domain, and addresses on it can be had at once', async () => {
  const member = await createMember(app);
  const claimed = await member.claim('proved.example');
  publish(dns, 'proved.example', [], mx);
  expect(await member.verify('proved.example')).toMatchObject({
    state: 'pending',
    problem: 'We do not see the TXT record yet. DNS may need some time after a change.',
    records: [{ status: 'missing', found: null, checkedAt: clock.now().toISOString() }, { status: 'ok' }],
  });
  expect((await member.ask('POST', '/generate-email', { domain: 'proved.example' })).status).toBe(400);

  const proof = proofOf(claimed);
  const pieces = ['v=spf1 -all', [proof.slice(0, 20), proof.slice(20)], 'mayfly-domain=another'];
  publish(dns, 'proved.example', pieces, []);
  expect(await member.verify('PROVED.example')).toMatchObject({
    state: 'active',
    problem: 'Mail does not arrive yet: the MX record is missing.',
    records: [{ status: 'ok' }, { status: 'missing' }],
  });
  expect((await member.generate({ domain: 'proved.example', name: 'sales' })).address).toBe(
    'sales@proved.example',
  );
  publish(dns, 'proved.example', pieces, ['5 mail.example.net']);
  expect(await member.verify('proved.example')).toMatchObject({
    problem: 'Mail does not arrive yet: we found mail.example.net, and our MX record is missing.',
    problemCode: 'mx-other',
    problemParams: { found: 'mail.example.net' },
    records: [{ status: 'ok' }, { status: 'wrong', found: 'mail.example.net' }],
  });
  publish(dns, 'proved.example', pieces, ['5 mail.example.net', ...mx]);
  expect(await member.verify('proved.example')).toMatchObject({
    problem: null,
    records: [{ status: 'ok' }, { status: 'ok', found: 'mail.example.net, mx.mayfly.test' }],
  });
});

test('a name in the path may be in either form and in any case', async () => {
  const member = await createMember(app);
  const name = 'xn--mnchen-3ya.example';
  publish(dns, name, [proofOf(await member.claim('münchen.example'))], mx);
  expect(await member.verify('M%C3%BCnchen.Example')).toMatchObject({ name, state: 'active' });
  for (const path of ['nobody.example', 'not a name', '%E2%80%8B'])
    expect((await member.ask('POST', `/domains/${encodeURIComponent(path)}/verify`)).status).toBe(404);
  expect((await member.ask('DELETE', `/domains/${name.toUpperCase()}`)).json).toEqual({ success: true });
  expect(await member.own(name)).toBeUndefined();
});

test('a domain is not found by text that only becomes its name when it is decoded or cut', async () => {
  const { ask, generate } = await createMember(app);
  for (const domain of ['mayfly%2etest', 'mayfly.test/x', 'mayfly.test#é', 'mayfly.test:25'])
    expect((await ask('POST', '/generate-email', { domain })).status, domain).toBe(400);
  const { address } = await generate({ domain: 'ＭＡＹＦＬＹ。test' });
  expect(address).toMatch(/@mayfly\.test$/);
  const read = (path: string) => ask('GET', `/emails/${encodeURIComponent(path)}/messages`);
  expect((await read(`${address}/x`)).status).toBe(404);
  expect((await read(address)).status).toBe(200);
});

test('names that nobody can have are refused in words', async () => {
  const { ask } = await createMember(app);
  const ofOther = await createMember(app);
  await prove(dns, ofOther, 'held.example');
  const refused: Array<[string, number]> = [
    ...['com', '127.0.0.1', '', 'sub.inbox.test', 'x.app.pages.example', 'printer.local'].map(
      (name): [string, number] => [name, 422],
    ),
    ['held.example', 409],
    ['HELD.example.', 409],
    ['below.held.example', 422],
  ];
  for (const [name, status] of refused) {
    const answer = await ask('POST', '/domains', { name });
    expect([name, answer.status]).toEqual([name, status]);
    expect(answer.json).toEqual({
      success: false,
      error: expect.stringMatching(/^[A-Z0-9a-z].*\.$/),
      code: expect.any(String),
      ...(answer.json.code !== 'not-a-domain' && { params: expect.anything() }),
    });
  }
  for (const body of [{}, { name: 5 }, { name: null }, { name: ['a.example'] }])
    expect((await ask('POST', '/domains', body)).json).toMatchObject({ success: false, field: 'name' });
  expect((await ask('POST', '/domains', { name: 5 })).status).toBe(400);
});

test('a domain below one that another account has can be above it', async () => {
  const [one, other] = [await createMember(app), await createMember(app)];
  await prove(dns, one, 'team.corp.example');
  expect(await prove(dns, other, 'corp.example')).toMatchObject({ state: 'active' });
});

test('an account has three domains, and none twice', async () => {
  const { ask } = await createMember(app);
  for (const name of ['one.example', 'two.example'])
    expect((await ask('POST', '/domains', { name })).status).toBe(201);
  const again = await ask('POST', '/domains', { name: 'One.Example' });
  expect([again.status, again.json.error]).toEqual([409, 'You have added one.example already.']);
  const parallel = ['three.example', 'three.example', 'four.example', 'five.example'];
  const answers = await Promise.all(parallel.map((name) => ask('POST', '/domains', { name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const full = await ask('POST', '/domains', { name: 'six.example' });
  expect(full.json.error).toBe('You have 3 domains, which is the limit. Please delete one first.');
  await ask('DELETE', '/domains/one.example');
  expect((await ask('POST', '/domains', { name: 'six.example' })).status).toBe(201);
});

test('claims are limited by the hour, and looks by the minute', async () => {
  const { ask } = await createMember(app);
  for (let nth = 0; nth < 30; nth++) {
    expect((await ask('POST', '/domains', { name: 'often.example' })).status).toBe(201);
    await ask('DELETE', '/domains/often.example');
  }
  const refused = await ask('POST', '/domains', { name: 'often.example' });
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 3600]);
  clock.advance(60 * MINUTE);
  await ask('POST', '/domains', { name: 'often.example' });
  await ask('POST', '/domains', { name: 'seldom.example' });
  const verify = async (name: string) => (await ask('POST', `/domains/${name}/verify`)).status;
  const statuses: number[] = [];
  for (let nth = 0; nth < 7; nth++) statuses.push(await verify('often.example'));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect(await verify('OFTEN.example')).toBe(429);
  expect(await verify('seldom.example')).toBe(200);
  clock.advance(MINUTE);
  expect(await verify('often.example')).toBe(200);
});

test('only premium accounts have domains, and they keep them when premium ends', async () => {
  const free = await createMember(app, 'free');
  const refused = await free.ask('POST', '/domains', { name: 'free.example' });
  expect([refused.status, refused.json]).toEqual([
    403,
    { ...refusal('premium-only'), upgradeRequired: true },
  ]);
  const member = await createMember(app);
  await prove(dns, member, 'ended.example');
  const waiting = await member.claim('waiting.example');
  await withOperator(app, ({ manage }) => manage.revoke(member.email));
  // Commands have the time of the machine.
  clock.advance(MINUTE);
  expect(await member.own('ended.example')).toMatchObject({ state: 'active' });
  publish(dns, 'waiting.example', [proofOf(waiting)], mx);
  for (const [method, path, body] of [
    ['POST', '/domains', { name: 'more.example' }],
    ['POST', '/domains/waiting.example/verify'],
    ['PATCH', '/domains/ended.example', { subdomains: true }],
    ['POST', '/generate-email', { domain: 'ended.example' }],
  ] as const)
    expect([path, (await member.ask(method, path, body)).status]).toEqual([path, 403]);
  await withOperator(app, async ({ manage }) => {
    await manage.grant(member.email, 1);
    await manage.expire(member.email);
  });
  expect((await member.ask('POST', '/domains', { name: 'more.example' })).status).toBe(403);
  expect(await member.own('ended.example')).toMatchObject({ state: 'active' });
  expect((await member.ask('DELETE', '/domains/ended.example')).status).toBe(200);
});

test('sub-domains are switched on where their MX record is, and off at any time', async () => {
  const member = await createMember(app);
  await prove(dns, member, 'wide.example');
  const change = (subdomains: unknown) => member.ask('PATCH', '/domains/wide.example', { subdomains });
  const refused = await change(true);
  expect([refused.status, refused.json.error]).toEqual([
    422,
    'Please add the MX record for *.wide.example first. We do not see it yet.',
  ]);
  dns.state.silentFor = /\w{8}\.wide\.example/;
  const unknown = await change(true);
  expect([unknown.status, unknown.json.error]).toEqual([
    422,
    'DNS did not answer about *.wide.example. Please try again in a moment.',
  ]);
  dns.state.silentFor = /^$/;
  expect((await change('yes')).json).toMatchObject({ success: false, field: 'subdomains' });
  dns.state.zone['*.wide.example'] = { MX: mx };
  const on: Domain = (await change(true)).json.domain;
  expect(on.subdomains).toBe(true);
  expect(on.records![2]).toMatchObject({ type: 'MX', name: '*.wide.example', status: 'ok' });
  const { address } = await member.generate({ domain: 'wide.example', subdomain: true, name: 'shop' });
  expect(address).toMatch(/^shop@[a-z0-9]{8}\.wide\.example$/);
  delete dns.state.zone['*.wide.example'];
  expect((await member.verify('wide.example')).problem).toBe(
    'Mail to sub-domains does not arrive: the MX record for all of them is missing.',
  );
  const off: Domain = (await change(false)).json.domain;
  expect(off).toMatchObject({ subdomains: false, problem: null });
  expect(off.records).toHaveLength(2);
  expect(
    (await member.ask('POST', '/generate-email', { domain: 'wide.example', subdomain: true })).status,
  ).toBe(400);
  expect(await member.inbox(address)).toEqual([]);
});

test('a domain that the operator blocked stays blocked when its owner gives it up', async () => {
  const member = await createMember(app);
  await prove(dns, member, 'bad.example');
  await run(app.databaseUrl, `UPDATE domains SET state = 'blocked' WHERE account_id = '${member.id}'`);
  expect((await member.verify('bad.example')).problem).toBe(
    'The operator of this service has blocked bad.example.',
  );
  expect((await member.ask('DELETE', '/domains/bad.example')).status).toBe(200);
  expect(await member.own('bad.example')).toBeUndefined();
  for (const name of ['bad.example', 'worse.bad.example'])
    expect((await member.ask('POST', '/domains', { name })).status).toBe(422);
});
