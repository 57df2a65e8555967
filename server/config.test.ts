import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { words } from '#tests/support/words.ts';
import { ConfigError, configHelp, readConfig } from './config.ts';
import { configKeys } from './config-keys.ts';

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('an empty environment gives the defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    httpPort: 3000,
    smtpPort: 2525,
    bindHost: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    mailDomains: ['mayfly.test'],
    dataDir: resolve('data'),
    databaseUrl: null,
    mailKey: null,
    mailKeyOld: [],
    trustProxy: [],
    supportEmail: 'support@mayfly.test',
    guestCooldownMs: 48 * 3_600_000,
    generateLimitPerIp: 60,
    google: null,
    stripe: null,
    logLevel: 'info',
  });
  expect(config.plans).toEqual(defaultPlans);
});

test('an empty value counts as not set', () => {
  expect(readConfig({ HTTP_PORT: '', MAIL_KEY: ' ' })).toEqual(readConfig({}));
});

test('durations and sizes are read in every unit', () => {
  const { plans, guestCooldownMs } = readConfig({
    FREE_LIFETIME: '90s',
    PREMIUM_LIFETIME: '2d',
    GUEST_COOLDOWN: '500ms',
    FREE_ATTACHMENT_LIMIT: '1.5MB',
    PREMIUM_ATTACHMENT_LIMIT: '1GB',
  });
  expect(plans.free).toMatchObject({ lifetimeMs: 90_000, attachmentLimit: 1.5 * 2 ** 20 });
  expect(plans.premium).toMatchObject({ lifetimeMs: 2 * 86_400_000, attachmentLimit: 2 ** 30 });
  expect(guestCooldownMs).toBe(500);
  expect(readConfig({ GUEST_COOLDOWN: '15m' }).guestCooldownMs).toBe(900_000);
  expect(readConfig({ GUEST_COOLDOWN: '0' }).guestCooldownMs).toBe(0);
});

test('the limit on the database size is on by default with an external database only', () => {
  expect(readConfig({}).storageLimit).toBe(0);
  const external = { DATABASE_URL: 'postgres://u@h/d' };
  expect(readConfig(external).storageLimit).toBe(100 * 2 ** 30);
  expect(readConfig({ ...external, STORAGE_LIMIT: '0' }).storageLimit).toBe(0);
  expect(readConfig({ STORAGE_LIMIT: '1.5TB' }).storageLimit).toBe(1.5 * 2 ** 40);
  expect(readConfig({}).storeLimitPerNetwork).toBe(2 * 2 ** 30);
  expect(readConfig({ STORE_LIMIT_PER_NETWORK: '0' }).storeLimitPerNetwork).toBe(0);
  expect(problemsOf({ STORAGE_LIMIT: 'much', STORE_LIMIT_PER_NETWORK: '5' })).toHaveLength(2);
});

test('domains are lower case, in ASCII and without repeats', () => {
  const { mailDomains, supportEmail } = readConfig({
    MAIL_DOMAINS: 'Bücher.example, mail.EXAMPLE,mail.example',
  });
  expect(mailDomains).toEqual(['xn--bcher-kva.example', 'mail.example']);
  expect(supportEmail).toBe('support@xn--bcher-kva.example');
});

test('hosts of mail.tm clients are lower case, and there are none by default', () => {
  expect(readConfig({ MAILTM_HOSTS: 'API.Example, localhost' }).mailtmHosts).toEqual([
    'api.example',
    'localhost',
  ]);
  expect(readConfig({}).mailtmHosts).toEqual([]);
});

test('DNS servers have an address of either family and an optional port', () => {
  const good = ['9.9.9.9', '127.0.0.1:5353', '2620:fe::fe', '[2620:fe::fe]', '[::1]:5353'];
  expect(readConfig({ DNS_SERVERS: good.join(', ') }).dnsServers).toEqual(good);
  for (const bad of ['9.9.9.9:0', '9.9.9.9:70000', '9.9.9', '[9.9.9.9]:53', '[::1', 'tcp://9.9.9.9'])
    expect(problemsOf({ DNS_SERVERS: bad }), bad).toHaveLength(1);
});

test('CATCH_ALL needs an address that only this machine or its network reaches, or CATCH_ALL_PUBLIC', () => {
  const CATCH_ALL = 'sixteen_chars-42';
  expect(readConfig({}).catchAll).toBeNull();
  expect(readConfig({ CATCH_ALL }).catchAll).toBe(CATCH_ALL);
  for (const host of words('localhost 127.9.9.9 ::1 10.1.2.3 172.31.0.1 192.168.0.9 169.254.1.1'))
    expect(problemsOf({ CATCH_ALL, BIND_HOST: host }), host).toEqual([]);
  for (const host of ['fd00::1', 'fe80::1', '::ffff:10.0.0.1'])
    expect(problemsOf({ CATCH_ALL, BIND_HOST: host }), host).toEqual([]);
  for (const host of words('0.0.0.0 :: 172.32.0.1 100.64.0.1 9.9.9.9 2001:db8::1 ::ffff:9.9.9.9'))
    expect(problemsOf({ CATCH_ALL, BIND_HOST: host }), host).toEqual([
      `BIND_HOST must be a loopback or private address, because CATCH_ALL takes mail for anybody (it is "${host}"); CATCH_ALL_PUBLIC=on allows it`,
    ]);
  expect(problemsOf({ CATCH_ALL, BIND_HOST: 'mail.example' })).toHaveLength(1);
  expect(problemsOf({ CATCH_ALL, HTTP_BIND_HOST: '0.0.0.0' })).toHaveLength(1);
  expect(problemsOf({ CATCH_ALL, BIND_HOST: '0.0.0.0', CATCH_ALL_PUBLIC: 'on' })).toEqual([]);
  expect(problemsOf({ BIND_HOST: '0.0.0.0' })).toEqual([]);
  for (const bad of ['fifteen_chars-4', 'with spaces in it now', 'ümläute-are-no-letters', 'x'.repeat(101)])
    expect(problemsOf({ CATCH_ALL: bad })).toEqual([
      'CATCH_ALL must be 16 to 100 letters, digits, dashes or underscores',
    ]);
});

test('loopback is only this machine unless PUBLIC_URL or TRUST_PROXY say that others come', () => {
  for (const env of [
    {},
    { PUBLIC_URL: 'http://localhost:8080' },
    { PUBLIC_URL: 'http://mayfly.localhost' },
    { PUBLIC_URL: 'http://127.0.0.1:3000' },
    { PUBLIC_URL: 'http://[::1]:3000' },
    { BIND_HOST: '0.0.0.0' },
  ])
    expect(readConfig(env).onlyThisMachine, JSON.stringify(env)).toBe(true);
  for (const env of [
    { PUBLIC_URL: 'https://mail.example' },
    { PUBLIC_URL: 'http://192.168.1.9:3000' },
    { TRUST_PROXY: '127.0.0.1' },
  ])
    expect(readConfig(env).onlyThisMachine, JSON.stringify(env)).toBe(false);
});

test('PROXY_PROTOCOL is a list of addresses and networks', () => {
  const text = '10.0.0.5, 2001:db8::/32,::ffff:10.0.0.0/104';
  expect(readConfig({ PROXY_PROTOCOL: text }).proxyProtocol).toEqual(text.split(/, ?/));
  expect(readConfig({}).proxyProtocol).toEqual([]);
  for (const bad of ['proxy.example', '10.0.0.0/33', '::/129', 'fe80::1%eth0', '10.0.0.5/', '10.0.0.5/8/8'])
    expect(problemsOf({ PROXY_PROTOCOL: bad })).toHaveLength(1);
});

test('PUBLIC_URL loses its trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://mail.example/' }).publicUrl).toBe('https://mail.example');
});

test('both ports may be 0', () => {
  expect(readConfig({ HTTP_PORT: '0', SMTP_PORT: '0' })).toMatchObject({ httpPort: 0, smtpPort: 0 });
});

test('every bad key is reported at once, one line each', () => {
  const bad = {
    HTTP_PORT: '70000',
    SMTP_PORT: 'mail',
    BIND_HOST: 'a b',
    PUBLIC_URL: 'mail.example/path',
    MAIL_DOMAINS: 'ok.example,-bad-.example',
    TRUST_PROXY: '10.0.0.0/40',
    PROXY_PROTOCOL: '::ffff:10.0.0.0/95',
    MAILTM_HOSTS: 'api.example:8080',
    DNS_SERVERS: '9.9.9.9,dns.example',
    FETCH_ALLOW: 'localhost',
    FREE_LIFETIME: '1 fortnight',
    FREE_ATTACHMENT_LIMIT: '5',
    FREE_MAX_ADDRESSES: '-1',
    SUPPORT_EMAIL: 'nobody',
    SMTP_OUT_URL: 'http://mail.example',
    ANALYTICS_ID: '<script>',
    LOG_LEVEL: 'loud',
  };
  const problems = problemsOf(bad);
  expect(problems.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(bad).sort());
  for (const line of problems) expect(line).not.toContain('\n');
});

describe('a problem never prints a secret', () => {
  const pem = '-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGhush\n-----END PRIVATE KEY-----';
  const mailKey = 'hush1Kz2Q7yX3mN8vB5cL0pR4tW6sD9fG1hJ2kA3zE=';

  test.each([
    ['MAIL_KEY', 'hush-key'],
    ['DATABASE_URL', 'mysql://u:hush@h/d'],
    ['DATABASE_URL', 'postgres://u:12#hush@h/d'],
    ['DATABASE_URL', 'postgres://u:12/hush@h/d'],
    ['DATABASE_URL', 'postgres://u:12?hush@h/d'],
    ['DATABASE_URL', 'postgres://u:a#hush@h/d'],
    ['DATABASE_URL', 'postgres://u@h/d?sslkey=-----BEGIN PRIVATE KEY-----hush'],
    ['DATABASE_URL', 'postgres://u@h/d?sslkey=-----BEGIN PRIVATE KEY-----%2Fhush'],
    ['DATABASE_URL', 'postgres://u@h/d?sslcert=hush'],
    ['DATABASE_URL', 'postgres://u@h/d?sslmode=verify-full&sslrootcert=hush'],
    ['DATABASE_LISTEN_URL', 'postgres://u@h/d?sslkey=hush'],
    ['SMTP_OUT_URL', 'smtp://u:12#hush@h'],
    ['METRICS_TOKEN', 'hush token'],
    ['OPERATOR_TOKEN', 'hush'],
    ['STRIPE_SECRET_KEY', 'hush stripe'],
    ['STRIPE_WEBHOOK_SECRET', 'hush stripe'],
    ['GOOGLE_CLIENT_SECRET', 'hush google'],
    ['SMTP_TLS_KEY', pem],
    ['SMTP_TLS_CERT', pem],
    ['SMTP_TLS_KEY', 'hush'],
  ])('of its own: %s=%j', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems.some((line) => line.startsWith(`${name} must`))).toBe(true);
    expect(problems.join('\n')).not.toContain('hush');
  });

  test.each([
    ['a private key', pem],
    ['the mail key', mailKey],
    ['a Stripe key', 'sk_live_51Hhush0Q7yX3mN8vB'],
    ['a URL with a password', 'https://me:hush@mail.example/'],
    ['half of such a URL', 'me:hush@mail.example'],
  ])('of another setting: %s given by mistake', (_what, value) => {
    for (const name of ['HTTP_PORT', 'BIND_HOST', 'PUBLIC_URL', 'MAIL_DOMAINS', 'FREE_LIFETIME', 'LOG_LEVEL'])
      expect(problemsOf({ [name]: value }).join('\n')).toMatch(
        new RegExp(`^${name} must (?!.*hush)[^\\n]*not shown`),
      );
  });

  test('a wrong value that cannot be a secret is printed', () => {
    expect(problemsOf({ HTTP_PORT: '70000' })).toEqual([
      'HTTP_PORT must be a whole number from 0 to 65535 (it is "70000")',
    ]);
    expect(problemsOf({ PUBLIC_URL: 'https://mail.example/path' }).join()).toContain('mail.example/path');
  });
});

test('a database URL may have an escaped password, no host, a socket, or several hosts', () => {
  for (const url of [
    'postgres://u:12%23x@h:5433/d?sslmode=require',
    'postgresql://u@/d',
    'postgres:///d?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun%2Fpostgresql/d',
    'postgres://u:x@h1:5433,h2:5434,[::1]/d?target_session_attrs=read-write',
  ])
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(problemsOf({ DATABASE_URL: 'postgres://u:hush@h1,h2/d?target_session_attrs=best' })).toEqual([
    'DATABASE_URL must name a host between every two commas, and one of read-write, primary, any in target_session_attrs',
  ]);
});

test('a database URL may name certificate files that can be read', () => {
  const url = 'postgres://u@h/d?sslmode=verify-full&sslrootcert=package.json';
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(problemsOf({ DATABASE_URL: 'postgres://u@h/d?sslkey=missing.pem' })).toEqual([
    'DATABASE_URL must name files that can be read in sslcert, sslkey and sslrootcert, not their content',
  ]);
});

test('settings that need each other must be set together', () => {
  expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
    'GOOGLE_CLIENT_SECRET must be set too, because GOOGLE_CLIENT_ID is',
  ]);
  expect(problemsOf({ STRIPE_PRICE_ID: 'price_1', STRIPE_SECRET_KEY: 'sk' })).toHaveLength(1);
  expect(problemsOf({ SMTP_TLS_CERT: 'package.json' })).toHaveLength(1);
  expect(problemsOf({ SMTP_TLS_CERT: 'missing.pem', SMTP_TLS_KEY: 'package.json' })).toHaveLength(1);
});

test('settings that need each other are read together', () => {
  const config = readConfig({
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    STRIPE_PRICE_ID: 'price_1',
    MAIL_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  expect(config.google).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    issuer: 'https://accounts.google.com',
  });
  expect(config.stripe).toEqual({
    secretKey: 'sk',
    webhookSecret: 'whsec',
    priceId: 'price_1',
    apiBase: null,
  });
  expect(config.mailKey).toEqual(Buffer.alloc(32, 7));
});

describe('the number of receiving threads', () => {
  test.each(['linux', 'freebsd'] as const)('is one per core, at most 4, on %s', (platform) => {
    const { smtpThreads } = readConfig({}, platform);
    expect(smtpThreads).toBe(Math.min(availableParallelism(), 4));
    expect(readConfig({ SMTP_THREADS: '3' }, platform).smtpThreads).toBe(3);
  });

  test.each(['darwin', 'win32', 'openbsd'] as const)('is 1 on %s, and more is a problem', (platform) => {
    expect(readConfig({}, platform).smtpThreads).toBe(1);
    expect(readConfig({ SMTP_THREADS: '1' }, platform).smtpThreads).toBe(1);
    expect(() => readConfig({ SMTP_THREADS: '2' }, platform)).toThrow(
      `SMTP_THREADS must be 1 on this system (${platform}), where threads cannot share a port (it is 2)`,
    );
  });
});

test('equal ports are a problem', () => {
  expect(problemsOf({ HTTP_PORT: '2525' })).toHaveLength(1);
});

test('the help names every key', () => {
  for (const name of Object.keys(configKeys)) expect(configHelp()).toContain(name);
});
