import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { composeAccounts } from '#server/compose/accounts.ts';
import { openStorage } from '#server/compose/base.ts';
import { composeOwnDomains } from '#server/compose/own-domains.ts';
import { createLog } from '#server/log.ts';
import { withOperator } from './support/accounts.ts';
import { createClock } from './support/clock.ts';
import { startDns } from './support/dns-server.ts';
import { type MailSink, startMailSink } from './support/mail-sink.ts';
import { plainMail } from './support/mails.ts';
import { createMember, MAIL_HOST, type Member, proofOf, prove, publish } from './support/own-domains.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { run } from './support/test-database.ts';

const HOUR = 3_600_000;
let dns: Awaited<ReturnType<typeof startDns>>;
let relay: MailSink;
const clock = createClock();
const closers = new AsyncDisposableStack();
/** Runs the job that looks at domains, and sends the mail it has written. */
let lookAtDue: () => Promise<void>;

afterAll(async () => {
  await relay.close();
  await dns.close();
});
const app = setUpApp(async () => {
  dns = await startDns({});
  relay = await startMailSink();
  return {
    now: clock.now,
    dnsServers: [dns.server],
    senderChecks: false,
    smtpOutUrl: relay.url,
    mailHost: MAIL_HOST,
    // The jobs run when a test says so.
    roles: ['web', 'smtp'],
  };
});
beforeAll(async () => {
  const { config, databaseUrl } = app;
  const log = createLog('silent');
  const storage = await openStorage({ config, databaseUrl, log, now: clock.now, closers, connections: 3 });
  const { mail } = await composeAccounts(storage);
  const { check } = composeOwnDomains(storage);
  lookAtDue = async () => {
    await check.run();
    await mail.run();
  };
});
afterAll(() => closers.disposeAsync());
afterEach(async () => {
  Object.assign(dns.state, { silent: false, silentFor: /^$/, lie: null, liesAbout: /./ });
  // No later test looks at the domains of this one.
  await run(app.databaseUrl, `UPDATE domains SET check_at = 'infinity' WHERE kind = 'own'`);
});

const send = async (to: string) =>
  (await sendMail(app.smtpPort, { to, raw: plainMail({ to, subject: 'Hello' }) })).recipients[0]!.code;
const mailsTo = ({ email }: Member) => relay.mails.filter(({ to }) => to === email);
const unpublish = (name: string) => publish(dns, name, []);
async function after(hours: number) {
  clock.advance(hours * HOUR);
  await lookAtDue();
}

test('a domain without its record is warned about, mailed about and suspended, and works again with a new record', async () => {
  const member = await createMember(app);
  const first = await prove(dns, member, 'lapsing.example');
  const { address } = await member.generate({ domain: 'lapsing.example' });
  expect(await send(address)).toBe(250);
  await after(6);
  expect(await member.own('lapsing.example')).toEqual({
    ...first,
    records: first.records!.map((record) => ({ ...record, checkedAt: clock.now().toISOString() })),
  });

  unpublish('lapsing.example');
  await after(6);
  expect(await member.own('lapsing.example')).toMatchObject({
    state: 'active',
    problem: null,
    records: [{ status: 'missing' }, { status: 'ok' }],
  });
  await after(6);
  const warned = 'The TXT record is gone. Please publish it again, or this domain will be suspended.';
  expect(await member.own('lapsing.example')).toMatchObject({ state: 'active', problem: warned });
  await after(12);
  expect(mailsTo(member)).toEqual([]);
  await after(6);
  expect(mailsTo(member)).toMatchObject([{ subject: 'lapsing.example is missing a DNS record' }]);
  expect(mailsTo(member)[0]!.text).toContain(`${app.config.publicUrl}/manage`);
  await after(42);
  expect(await member.own('lapsing.example')).toMatchObject({ state: 'active', problem: warned });
  expect(mailsTo(member)).toHaveLength(1);
  expect(await send('anybody@lapsing.example')).toBe(550);

  await after(6);
  const suspended = (await member.own('lapsing.example'))!;
  expect(suspended).toMatchObject({
    state: 'suspended',
    problem:
      'This domain is suspended, because its TXT record was gone for three days. To use it again, publish the new one.',
    records: [{ status: 'unknown', found: null, checkedAt: null }, { status: 'ok' }],
  });
  expect(mailsTo(member).map(({ subject }) => subject)).toEqual([
    'lapsing.example is missing a DNS record',
    'lapsing.example is suspended',
  ]);
  expect(await send('anybody@lapsing.example')).toBe(451);
  expect((await member.ask('POST', '/generate-email', { domain: 'lapsing.example' })).status).toBe(400);

  expect(proofOf(suspended)).not.toBe(proofOf(first));
  publish(dns, 'lapsing.example', [proofOf(first)]);
  await after(6);
  expect(await member.own('lapsing.example')).toMatchObject({ state: 'suspended' });
  await after(66);
  expect(await send('anybody@lapsing.example')).toBe(550);
  publish(dns, 'lapsing.example', [proofOf(suspended)]);
  await after(6);
  expect(await member.own('lapsing.example')).toMatchObject({ state: 'active', problem: null });
  const again = await member.generate({ domain: 'lapsing.example', name: 'again' });
  expect(await send(again.address)).toBe(250);
  expect(mailsTo(member)).toHaveLength(2);
});

test('a record that is back in time resets the count', async () => {
  const member = await createMember(app);
  const { records } = await prove(dns, member, 'flaky.example');
  unpublish('flaky.example');
  await after(6);
  await after(42);
  expect(mailsTo(member)).toHaveLength(1);
  publish(dns, 'flaky.example', [records![0]!.value]);
  await after(6);
  expect(await member.own('flaky.example')).toMatchObject({ state: 'active', problem: null });
  unpublish('flaky.example');
  await after(6);
  await after(18);
  expect(mailsTo(member)).toHaveLength(1);
  await after(6);
  expect(mailsTo(member)).toHaveLength(2);
  expect(await member.own('flaky.example')).toMatchObject({ state: 'active' });
});

test('DNS that does not answer takes nothing away, and proves nothing', async () => {
  const member = await createMember(app);
  const { records } = await prove(dns, member, 'quiet.example');
  const waiting = await member.claim('waiting.example');
  publish(dns, 'waiting.example', [proofOf(waiting)]);
  dns.state.liesAbout = /(quiet|waiting)\.example$/;
  for (const lie of ['failure', 'refusal', 'half'] as const) {
    dns.state.lie = lie;
    await after(36);
  }
  expect(await member.own('quiet.example')).toMatchObject({
    state: 'active',
    problem: null,
    records: [{ status: 'unknown', found: null, value: records![0]!.value }, { status: 'unknown' }],
  });
  expect(await member.own('waiting.example')).toMatchObject({
    state: 'pending',
    problem: 'DNS did not answer. We will look again.',
  });
  expect(mailsTo(member)).toEqual([]);
  dns.state.lie = null;
  await after(6);
  expect(await member.own('waiting.example')).toMatchObject({ state: 'active' });
});

test('a claim becomes active by itself, and ends after seven days without proof', async () => {
  const member = await createMember(app);
  const own = await member.claim('patient.example');
  await member.claim('forgotten.example');
  await after(24 * 6);
  publish(dns, 'patient.example', [proofOf(own)]);
  await after(1);
  expect(await member.own('patient.example')).toMatchObject({ state: 'active' });
  expect(await member.own('forgotten.example')).toMatchObject({ state: 'pending' });
  await after(23);
  expect(await member.own('forgotten.example')).toBeUndefined();
  expect(await member.own('patient.example')).toMatchObject({ state: 'active' });
});

test('after premium has ended, no claim is proved', async () => {
  const member = await createMember(app);
  publish(dns, 'late.example', [proofOf(await member.claim('late.example'))]);
  await withOperator(app, ({ manage }) => manage.revoke(member.email));
  await after(1);
  expect(await member.own('late.example')).toMatchObject({ state: 'pending' });
});

test('MX records prove nothing, and neither does the record of somebody else', async () => {
  const [member, other] = [await createMember(app), await createMember(app)];
  await member.claim('watched.example');
  publish(dns, 'watched.example', [proofOf(await other.claim('watched.example'))]);
  expect(await member.verify('watched.example')).toMatchObject({
    state: 'pending',
    problem: 'The TXT record has another value than the one for your account.',
    records: [{ status: 'wrong' }, { status: 'ok' }],
  });
  expect(await other.verify('watched.example')).toMatchObject({ state: 'active' });
});

test('a new owner who proves a domain has it at once, and nothing of the former one passes on', async () => {
  const [former, next] = [await createMember(app), await createMember(app)];
  const claim = await next.claim('sold.example');
  await prove(dns, former, 'sold.example');
  const old = await former.generate({ domain: 'sold.example', name: 'info' });
  await former.generate({ domain: 'sold.example', name: '*' });
  expect(await send('info@sold.example')).toBe(250);
  expect(await send('other@sold.example')).toBe(250);

  publish(dns, 'sold.example', [proofOf(claim)]);
  expect(await next.verify('sold.example')).toMatchObject({ state: 'active' });
  const lost = (await former.own('sold.example'))!;
  expect(lost).toMatchObject({
    state: 'suspended',
    problem: 'Another account has proved that this domain is theirs, so it is suspended here.',
  });
  await lookAtDue();
  expect(mailsTo(former)[0]!.text).toContain('Another account has proved that sold.example is theirs.');
  expect(await send('info@sold.example')).toBe(550);
  expect(await send('other@sold.example')).toBe(550);
  expect((await former.ask('POST', '/generate-email', { domain: 'sold.example' })).status).toBe(400);

  expect((await next.generate({ domain: 'sold.example', name: 'info' })).address).toBe('info@sold.example');
  expect((await next.generate({ domain: 'sold.example', name: '*' })).address).toBe('*@sold.example');
  expect(await send('info@sold.example')).toBe(250);
  expect(await send('Any.Body+tag@sold.example')).toBe(250);
  expect(await next.inbox('info@sold.example')).toHaveLength(1);
  expect(await next.inbox('*@sold.example')).toMatchObject([{ to: 'Any.Body+tag@sold.example' }]);
  expect(await former.inbox('info@sold.example')).toHaveLength(1);
  expect(await former.inbox('*@sold.example')).toMatchObject([{ to: 'other@sold.example' }]);
  expect((await former.ask('DELETE', `/emails/${old.id}`)).status).toBe(200);
  expect(await next.inbox('info@sold.example')).toHaveLength(1);

  // Both records stand now, and the former owner's claim is the newer one.
  publish(dns, 'sold.example', [proofOf(claim), proofOf(lost)]);
  expect(await former.verify('sold.example')).toMatchObject({ state: 'active', problem: null });
  expect(await next.own('sold.example')).toMatchObject({ state: 'suspended' });
});

test.each(['older', 'newer'])(
  'where two records stand, the newer claim wins, also if the %s one is proved first',
  async (order) => {
    const name = `${order}.first.example`;
    const [older, newer] = [await createMember(app), await createMember(app)];
    const proofs = [proofOf(await older.claim(name)), proofOf(await newer.claim(name))];
    publish(dns, name, proofs);
    for (const one of order === 'older' ? [older, newer] : [newer, older]) await one.verify(name);
    expect(await newer.own(name)).toMatchObject({ state: 'active', problem: null });
    const loser = await older.own(name);
    expect(loser).toMatchObject({ state: order === 'older' ? 'suspended' : 'pending' });
    expect(loser!.problem).toMatch(/^Another account/);
  },
);

test('two accounts that prove a domain at the same moment end with one holder', async () => {
  const [older, newer] = [await createMember(app), await createMember(app)];
  for (let nth = 0; nth < 3; nth++) {
    const name = `race${nth}.example`;
    publish(dns, name, [proofOf(await older.claim(name)), proofOf(await newer.claim(name))]);
    await Promise.all([older, newer, older, newer].map((one) => one.verify(name)));
    expect(await newer.own(name)).toMatchObject({ state: 'active' });
    expect((await older.own(name))!.state).not.toBe('active');
    for (const one of [older, newer]) await one.ask('DELETE', `/domains/${name}`);
  }
});

test('a domain that was registered anew goes to whoever claims and proves it', async () => {
  const [former, next] = [await createMember(app), await createMember(app)];
  await prove(dns, former, 'expired-name.example');
  unpublish('expired-name.example');
  await after(6);
  await after(72);
  expect(await former.own('expired-name.example')).toMatchObject({ state: 'suspended' });
  expect((await next.ask('POST', '/domains', { name: 'sub.expired-name.example' })).status).toBe(201);
  const proved = await prove(dns, next, 'expired-name.example');
  expect(proved).toMatchObject({ state: 'active' });
  const lost = (await former.own('expired-name.example'))!;
  publish(dns, 'expired-name.example', [proofOf(proved), proofOf(lost)]);
  expect(await former.verify('expired-name.example')).toMatchObject({ state: 'suspended' });
  expect(await next.own('expired-name.example')).toMatchObject({ state: 'active' });
});

test('a claim cannot be proved once its name is part of the service or blocked', async () => {
  const [one, other] = [await createMember(app), await createMember(app)];
  const claim = await one.claim('rented.example');
  await prove(dns, other, 'rented.example');
  await run(app.databaseUrl, `UPDATE domains SET state = 'blocked' WHERE account_id = '${other.id}'`);
  await other.ask('DELETE', '/domains/rented.example');
  publish(dns, 'rented.example', [proofOf(claim)]);
  expect((await one.ask('POST', '/domains/rented.example/verify')).status).toBe(422);
  await after(1);
  expect(await one.own('rented.example')).toMatchObject({ state: 'pending' });
});

test('a domain that an account has lost can become part of the service, and its old addresses end', async () => {
  const [former, next] = [await createMember(app), await createMember(app)];
  const claim = await next.claim('given.example');
  await prove(dns, former, 'given.example');
  const { address } = await former.generate({ domain: 'given.example' });
  expect(await send(address)).toBe(250);
  publish(dns, 'given.example', [proofOf(claim)]);
  await next.verify('given.example');
  await next.ask('DELETE', '/domains/given.example');

  await withOperator(app, ({ domains }) => domains.add('given.example', { plan: 'free', subdomains: false }));
  expect(await send(address)).toBe(550);
  expect((await former.ask('GET', '/emails')).json.emails).toEqual([]);
  expect((await former.ask('GET', '/domains')).json.domains).toMatchObject([
    { kind: 'shared' },
    { name: 'given.example', kind: 'shared' },
  ]);
  const shared = await former.generate({ domain: 'given.example' });
  expect(await send(shared.address)).toBe(250);
  expect(await former.inbox(shared.address)).toHaveLength(1);
});

test('who gives up a domain or an account frees its name and loses its addresses', async () => {
  const [one, other] = [await createMember(app), await createMember(app)];
  await prove(dns, one, 'left.example');
  await one.generate({ domain: 'left.example', name: 'mine' });
  expect(await send('mine@left.example')).toBe(250);
  expect((await one.ask('DELETE', '/domains/left.example')).status).toBe(200);
  expect(await send('mine@left.example')).toBe(550);
  expect((await one.ask('GET', '/emails')).json.emails).toEqual([]);
  expect((await one.ask('DELETE', '/domains/left.example')).status).toBe(404);

  await prove(dns, other, 'left.example');
  await other.generate({ domain: 'left.example', name: 'mine' });
  expect(await send('mine@left.example')).toBe(250);
  expect((await other.ask('DELETE', '/user/delete-account')).status).toBe(200);
  await expect.poll(() => send('mine@left.example')).toBe(550);
  expect(await prove(dns, one, 'left.example')).toMatchObject({ state: 'active' });
});

test('addresses on sub-domains get their mail, `*` gets what is left, and both go on when sub-domains are switched off', async () => {
  const member = await createMember(app);
  await prove(dns, member, 'wide.example');
  dns.state.zone['*.wide.example'] = { MX: [`10 ${MAIL_HOST}`] };
  const change = (subdomains: boolean) => member.ask('PATCH', '/domains/wide.example', { subdomains });
  expect((await change(true)).status).toBe(200);
  const { address } = await member.generate({ domain: 'wide.example', subdomain: true, name: 'shop' });
  const every = (await member.generate({ domain: 'wide.example', subdomain: true, name: '*' })).address;
  const [host, otherHost] = [address, every].map((one) => one.split('@')[1]!);
  expect(await send(`SHOP+one@${host!.toUpperCase()}`)).toBe(250);
  expect(await send(`other@${host}`)).toBe(550);
  expect(await send('shop@wide.example')).toBe(550);
  expect(await send(`Some.Body@${otherHost}`)).toBe(250);
  expect(await send(`deeper@more.${otherHost}`)).toBe(550);
  expect(await member.inbox(address)).toMatchObject([{ to: `SHOP+one@${host!.toUpperCase()}` }]);
  expect(await member.inbox(every)).toMatchObject([{ to: `Some.Body@${otherHost}` }]);
  for (const name of ['admin', 'administrator', 'hostmaster', 'webmaster', 'postmaster'])
    expect(
      (await member.ask('POST', '/generate-email', { domain: 'wide.example', subdomain: true, name })).status,
    ).toBe(400);
  expect((await change(false)).status).toBe(200);
  expect(await send(address)).toBe(250);
});
