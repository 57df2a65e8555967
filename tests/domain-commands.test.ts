import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createGuest } from './support/api-client.ts';
import { startDns } from './support/dns-server.ts';
import { plainMail } from './support/mails.ts';
import { runCommand } from './support/run-command.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';

const mailKey = Buffer.alloc(32, 9);
const mailHost = 'mx.flies.example';
let dns: Awaited<ReturnType<typeof startDns>>;
const app = setUpApp({ mailKey });
beforeAll(async () => {
  dns = await startDns({});
});
afterAll(() => dns?.close());

const mayfly = (...args: string[]) =>
  runCommand(
    {
      DATABASE_URL: app.databaseUrl,
      MAIL_KEY: mailKey.toString('base64'),
      MAIL_HOST: mailHost,
      DNS_SERVERS: dns.server,
    },
    'domain',
    ...args,
  );
const asked = async (...args: string[]) => JSON.parse((await mayfly(...args, '--json')).stdout);
type Listed = { name: string; state: string };
const stateOf = async (name: string) =>
  (await asked('list')).domains.find((domain: Listed) => domain.name === name)?.state;
/** A new domain, with the address of a guest. */
async function addDomain(...options: string[]) {
  const name = `flies${randomInt(1e9)}.example`;
  await asked('add', name, ...options);
  return { name, ...(await generateOn(name)) };
}
const generateOn = async (domain: string) => {
  const guest = await createGuest(app.http);
  const { status, json } = await guest.tryGenerate({ domain });
  return { guest, status, address: json.email?.address as string };
};
const answerTo = async (to: string) =>
  (await sendMail(app.smtpPort, { to, raw: plainMail() })).recipients[0]!.code;

test('a domain is added, rested and activated, and visitors are offered it while it is active', async () => {
  const added = await asked('add', 'Flies.Example.');
  expect(added.domain).toMatchObject({
    name: 'flies.example',
    display: 'flies.example',
    kind: 'shared',
    state: 'active',
    plan: 'free',
    subdomains: false,
    addresses: 0,
  });
  const offered = async () => (await call(app.http, 'GET', '/api/config')).json.domains;
  const { status, address } = await generateOn('flies.example');
  expect([status, await offered()]).toEqual([200, expect.arrayContaining(['flies.example'])]);

  const rested = await mayfly('rest', 'flies.example');
  expect([rested.code, rested.stdout]).toEqual([
    0,
    'flies.example is resting. Its 1 address stays to the planned end.\n',
  ]);
  expect((await generateOn('flies.example')).status).toBe(400);
  expect(await answerTo(address)).toBe(250);
  expect(await offered()).not.toContain('flies.example');
  expect((await asked('activate', 'flies.example')).domain.state).toBe('active');
  expect((await generateOn('flies.example')).status).toBe(200);
});

test('a name in letters of another script is kept in ASCII, with the premium plan and sub-domains', async () => {
  const { domain } = await asked('add', 'Bücher.example', '--plan', 'premium', '--subdomains');
  expect(domain).toMatchObject({
    name: 'xn--bcher-kva.example',
    display: 'bücher.example',
    plan: 'premium',
    subdomains: true,
  });
  expect((await generateOn('bücher.example')).status).toBe(403);
});

test('a domain that is there already, or no domain, is not added, in words', async () => {
  const again = await mayfly('add', 'mayfly.test');
  expect([again.code, again.output]).toEqual([
    1,
    expect.stringContaining('mayfly.test is there already, and active.'),
  ]);
  for (const [args, words] of [
    [['add', 'localhost'], 'Please give a domain name'],
    [['add', '127.0.0.1'], 'Please give a domain name'],
    [['add', 'a.example', '--plan', 'gold'], '--plan takes free or premium'],
    [['retire', 'mayfly.test'], 'Please give --on DATE'],
    [['retire', 'mayfly.test', '--on', '2026-02-30'], 'neither a day such as'],
  ] as const) {
    const { code, output } = await mayfly(...args);
    expect([code, output]).toEqual([2, expect.stringContaining(words)]);
  }
  const unknown = await mayfly('rest', 'nowhere.example');
  expect([unknown.code, unknown.output]).toEqual([
    1,
    expect.stringContaining('There is no domain nowhere.example'),
  ]);
});

test('the last domain of a plan is neither rested nor retired, and blocking it says that it is', async () => {
  const others = (await asked('list')).domains.filter(
    ({ name, state }: Listed) => state === 'active' && name !== 'mayfly.test',
  );
  for (const { name } of others) await asked('rest', name);
  for (const args of [
    ['rest', 'mayfly.test'],
    ['retire', 'mayfly.test', '--on', '2020-01-01', '--yes'],
  ]) {
    const { code, output } = await mayfly(...args);
    expect([code, output]).toEqual([1, expect.stringContaining('last active domain')]);
  }
  const question = await mayfly('block', 'mayfly.test');
  expect(question.output).toContain('No other domain is active for free addresses');
  expect(await stateOf('mayfly.test')).toBe('active');
});

test('a retiring domain takes mail and gives out no addresses until its end, which can be moved or taken back', async () => {
  const { name, guest, address } = await addDomain();
  const { domain } = await asked('retire', name, '--on', '2099-12-31');
  expect(domain).toMatchObject({ state: 'retiring', endsAt: '2099-12-31T23:59:59.999Z', addresses: 1 });
  expect((await generateOn(name)).status).toBe(400);
  expect(await answerTo(address)).toBe(250);
  const moved = await mayfly('retire', name, '--on', '2098-01-01T12:00:00Z');
  expect(moved.stdout).toBe(
    `${name} is retiring. Its 1 address stays until 2098-01-01T12:00:00.000Z at the latest.\n`,
  );
  expect((await asked('activate', name)).domain).toMatchObject({
    state: 'active',
    endsAt: null,
  });
  expect(await guest.messages(address)).toHaveLength(1);
});

test('a past end retires at once: streams get expired, mail is refused but for the postmaster, and the name stays known', async () => {
  const { name, guest, address } = await addDomain();
  const events = await openEvents(app.http, { token: guest.token });
  const retired = await mayfly('retire', name, '--on', '2020-01-01');
  expect([retired.code, retired.stdout]).toEqual([0, `${name} is retired. 1 address ended with it.\n`]);
  const [event] = await events.take(1);
  expect(event).toMatchObject({ name: 'expired', data: { address } });
  await events.close();
  expect(await answerTo(address)).toBe(550);
  expect(await answerTo(`postmaster@${name}`)).toBe(250);
  const list = await guest.emails();
  expect([list.emails, list.closed]).toEqual([[], undefined]);
  expect((await mayfly('add', name)).output).toContain('retired. You can activate it.');
  expect((await mayfly('rest', name)).output).toContain('Make it active first.');
  // What ended does not come back.
  expect((await asked('activate', name)).domain).toMatchObject({
    state: 'active',
    addresses: 0,
  });
  expect((await guest.emails()).emails).toEqual([]);
});

test('blocking asks first, closes every address at once, and tells their owners why', async () => {
  const { name, guest, address } = await addDomain();
  await sendMail(app.smtpPort, { to: address, raw: plainMail() });
  const question = await mayfly('block', name, '--reason', 'Fraud');
  expect([question.code, question.output]).toEqual([
    2,
    expect.stringContaining(
      `This blocks ${name}, a shared domain: 1 address is closed at once with its mail.`,
    ),
  ]);
  expect(await guest.messages(address)).toHaveLength(1);

  const events = await openEvents(app.http, { token: guest.token });
  const blocked = await mayfly('block', name, '--reason', 'Fraud', '--yes');
  expect([blocked.code, blocked.stdout]).toEqual([0, `${name} is blocked. 1 address was closed.\n`]);
  const [event] = await events.take(1);
  expect(event).toMatchObject({ name: 'expired', data: { address, closed: true } });
  await events.close();
  const list = await guest.emails();
  expect([list.emails, list.closed]).toEqual([[], [expect.objectContaining({ address, reason: 'Fraud' })]]);
  expect(await answerTo(address)).toBe(550);
  expect((await generateOn(name)).status).toBe(400);
  expect((await asked('list')).domains).toContainEqual(
    expect.objectContaining({ name, state: 'blocked', reason: 'Fraud', addresses: 0 }),
  );
  expect((await mayfly('list')).stdout).toMatch(new RegExp(`^${name} +blocked .*blocked: Fraud$`, 'm'));
});

test('check looks at DNS now, says what it found, and exits with 1 if something has to be mended', async () => {
  const { name } = await addDomain();
  const wide = (await addDomain('--subdomains')).name;
  dns.state.zone = {
    [name]: { MX: [`10 ${mailHost}`], TXT: ['v=spf1 -all'] },
    [`_dmarc.${name}`]: { TXT: ['v=DMARC1; p=reject'] },
    [wide]: { MX: ['10 elsewhere.example'] },
  };
  const right = await mayfly('check', name);
  expect([right.code, right.stdout]).toEqual([0, expect.stringContaining(`MX points to ${mailHost}`)]);
  const wrong = await mayfly('check', wide);
  expect(wrong.code).toBe(1);
  for (const words of [
    'points to elsewhere.example, not to',
    'no SPF record',
    `the MX record of *.${wide} is missing`,
  ])
    expect(wrong.stdout).toContain(words);
  const { domain, findings } = await asked('check', name);
  expect(domain.checkedAt).toEqual(expect.any(String));
  expect(findings.map(({ level }: { level: string }) => level)).toEqual(['ok', 'ok', 'ok']);
  dns.state.lie = 'failure';
  const silent = await mayfly('check', name);
  expect([silent.code, silent.stdout]).toEqual([1, expect.stringContaining('DNS does not answer')]);
  dns.state.lie = null;
});

test('dns prints the records of the domains that take mail, not those of MAIL_DOMAINS', async () => {
  const { name } = await addDomain('--subdomains');
  const env = { DATABASE_URL: app.databaseUrl, MAIL_KEY: mailKey.toString('base64'), MAIL_HOST: mailHost };
  const { stdout } = await runCommand({ ...env, MAIL_DOMAINS: 'other.example' }, 'dns', '--json');
  const names = JSON.parse(stdout)
    .filter(({ type }: { type: string }) => type === 'MX')
    .map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['mayfly.test', name, `*.${name}`]));
  expect(names).not.toContain('other.example');
  const elsewhere = { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
  const before = await runCommand({ ...elsewhere, MAIL_DOMAINS: 'other.example' }, 'dns');
  expect(before.stdout).toMatch(/^other\.example\. .* MX /m);
  expect(before.output).toContain('these are the domains of MAIL_DOMAINS');
});
