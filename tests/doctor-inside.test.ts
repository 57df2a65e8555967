import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { Config } from '#server/config.ts';
import type { KnownDomain } from '#server/doctor/known-domains.ts';
import { version } from '#server/lib/version.ts';
import { breakableSite, lines } from './support/breakable-site.ts';
import { keepPair, makePair } from './support/certificates.ts';
import { newFolder } from './support/new-folder.ts';
import { NO_DNS } from './support/no-dns.ts';
import { runCommand } from './support/run-command.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

const broken = breakableSite();

async function sql(statement: string) {
  const client = new pg.Client({ connectionString: broken.site.app.databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function newDatabase() {
  const database = await createTestDatabase();
  broken.undo(database.drop);
  return database;
}

broken.testFaults([
  {
    what: 'no IMAP server on its port',
    arrange: () => broken.configured({ imapPort: 1 }),
    check: 'imap',
    says: /^fail imap: nothing answers at 127\.0\.0\.1:1 /,
  },
  {
    what: 'another program on the port of POP3',
    arrange: () => broken.configured({ pop3Port: broken.site.config.smtpPort }),
    check: 'pop3',
    says: /^fail pop3: another program answers at 127\.0\.0\.1:\d+: "220 /,
  },
  {
    what: "another certificate's key",
    async arrange() {
      const pair = { cert: broken.site.mailPair.cert, key: (await makePair(['mayfly.example'])).key };
      return broken.configured({ smtpTls: await keepPair(join(broken.site.folder, 'mixed'), pair) });
    },
    check: 'certificate files',
    says: 'SMTP_TLS_KEY is not the key of SMTP_TLS_CERT',
  },
  {
    what: 'an expired certificate file',
    async arrange() {
      const pair = await makePair(['mayfly.example'], { days: -2 });
      return broken.configured({ smtpTls: await keepPair(join(broken.site.folder, 'expired'), pair) });
    },
    check: 'certificate files',
    says: /^fail certificate files: the certificate expired on/,
  },
  {
    what: 'a clock that differs from the database',
    arrange: () => ({ now: () => new Date(Date.now() + 90_000) }),
    check: 'database',
    says: /the clock is \d+ s ahead of the database/,
  },
  {
    what: 'a DNS server that does not answer',
    arrange: () => ({
      ...broken.configured({ dnsServers: [broken.site.dns.server] }),
      ...broken.site.silenceDns(),
    }),
    check: 'resolver',
    says: 'does not answer',
  },
  {
    what: 'fetching from this machine',
    arrange: () => broken.configured({ fetchAllow: ['10.0.0.0/24', '127.0.0.0/8'] }),
    check: 'fetching',
    level: 'warn',
    says: 'FETCH_ALLOW lets every mail and webhook reach this machine',
  },
  {
    what: 'fetching from everywhere',
    arrange: () => broken.configured({ fetchAllow: ['0.0.0.0/0'] }),
    check: 'fetching',
    says: /^fail fetching: FETCH_ALLOW contains 0.0.0.0\/0/,
  },
  {
    what: 'a disk that is nearly full',
    arrange: () => ({ disk: { low: 2 ** 62, full: 2 ** 61 } }),
    check: 'disk',
    says: 'free where DATA_DIR is',
  },
  {
    what: 'an unreachable database',
    arrange: () => broken.configured({ databaseUrl: 'postgres://mayfly:hush@127.0.0.1:1/mayfly' }),
    check: 'database',
    says: 'DATABASE_URL cannot be used (connection refused)',
  },
  {
    what: 'a database without fsync',
    arrange: () => ({ inspectDatabase: broken.site.usual.inspectDatabase }),
    check: 'database',
    says: 'does not wait for the disk',
  },
  {
    what: 'a database newer than the program',
    async arrange() {
      await sql(`insert into kysely_migration values ('999-later', '2030-01-01')`);
      broken.undo(() => sql(`delete from kysely_migration where name = '999-later'`));
    },
    check: 'database',
    says: 'newer than this program (999-later)',
  },
  {
    what: 'a database that has reached STORAGE_LIMIT',
    arrange: () => broken.configured({ storageLimit: 2 ** 20 }),
    check: 'database',
    says: /uses \d+ % of STORAGE_LIMIT, so mail is refused/,
  },
  {
    what: 'a database user without rights',
    async arrange() {
      const role = `poor_${randomBytes(4).toString('hex')}`;
      await sql(
        `create role ${role} login password 'poor'; grant select on all tables in schema public to ${role}`,
      );
      broken.undo(() => sql(`drop owned by ${role}; drop role ${role}`));
      const url = new URL(broken.site.app.databaseUrl);
      url.username = role;
      url.password = 'poor';
      return broken.configured({ databaseUrl: url.href });
    },
    check: 'database',
    says: 'may not create tables',
  },
  {
    what: 'an empty database',
    arrange: async () => broken.configured({ databaseUrl: (await newDatabase()).url }),
    check: 'database',
    level: 'warn',
    says: 'the database is empty',
  },
  {
    what: 'jobs that have not run for hours',
    arrange: () => ({
      now: () => new Date(Date.now() + 20_000),
      inspectDatabase: async () => {
        const seen = await broken.site.around.inspectDatabase();
        return { ...seen, partitions: seen.partitions.slice(0, 2) };
      },
    }),
    check: 'database',
    says: /partitions reach \d+ minutes ahead, but addresses live longer/,
  },
  {
    what: "another database's key",
    arrange: () => broken.configured({ mailKey: randomBytes(32) }),
    check: 'database',
    says: 'MAIL_KEY is not the key of this database',
  },
  {
    what: 'a lost key',
    async arrange() {
      const empty = await newFolder();
      return broken.configured({ dataDir: empty });
    },
    check: 'database',
    says: 'DATA_DIR has no mail.key',
  },
  {
    what: 'a key that others may read',
    async arrange() {
      const path = join(broken.site.config.dataDir, 'mail.key');
      await chmod(path, 0o644);
      broken.undo(() => chmod(path, 0o600));
    },
    check: 'data folder',
    says: 'other users can read',
  },
  {
    what: 'an unreachable relay',
    arrange: () => broken.configured({ smtpOutUrl: 'smtp://127.0.0.1:1' }),
    check: 'mail out',
    says: '127.0.0.1:1 (SMTP_OUT_URL) does not accept mail (connection refused)',
  },
  {
    what: 'a TRUST_PROXY that trusts everybody',
    arrange: () => broken.configured({ trustProxy: ['0.0.0.0/0'] }),
    check: 'settings',
    says: 'TRUST_PROXY contains 0.0.0.0/0',
  },
  {
    what: 'a PROXY_PROTOCOL that trusts everybody',
    arrange: () => broken.configured({ proxyProtocol: ['10.0.0.5', '::/0'] }),
    check: 'settings',
    says: 'PROXY_PROTOCOL contains ::/0',
  },
  {
    what: 'visitors who all have the address of the proxy',
    arrange: () => broken.configured({ trustProxy: [] }),
    check: 'settings',
    level: 'warn',
    says: 'TRUST_PROXY is unset',
  },
]);

test('reserved domain names give one line instead of one per missing record', async () => {
  const { isMadeUp } = broken.site.usual;
  const reports = await broken.site.examine({
    ...broken.configured({ mailDomains: ['mayfly.test', 'a.example'], mailHost: 'localhost' }),
    isMadeUp,
  });
  expect(reports.filter(({ check }) => /^(dns|mta-sts|port) /.test(check))).toEqual([]);
  expect(reports).toContainEqual(
    expect.objectContaining({
      check: 'settings',
      level: 'warn',
      message: expect.stringContaining('mayfly.test, a.example, reserved for tests'),
    }),
  );
  for (const name of ['example.org', 'contest', 'my-test.org', 'localhost.org'])
    expect(isMadeUp(name)).toBe(false);
});

test('domains of the database are checked instead of those of the settings', async () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const domain = (name: string, changed: Partial<KnownDomain> = {}): KnownDomain => ({
    name,
    kind: 'shared',
    plan: 'free',
    state: 'active',
    subdomains: false,
    endsAt: null,
    renewsOn: null,
    ...changed,
  });
  const reports = await broken.site.examine({
    domains: [
      domain('inbox.example', { renewsOn: '2026-12-01' }),
      domain('kept.example', { renewsOn: '2027-12-01' }),
      domain('late.example', { renewsOn: '2026-11-01' }),
      domain('leaving.example', { state: 'resting', endsAt: new Date('2026-11-30T00:00:00Z') }),
      domain('staying.example', { state: 'resting', endsAt: new Date('2027-11-30T00:00:00Z') }),
      domain('mayfly.test'),
      domain('gone.test', { state: 'retired' }),
      domain('own.example', { kind: 'own', state: 'suspended' }),
    ],
    isMadeUp: (name) => name.endsWith('.test'),
    now: () => now,
  });
  const found = reports.filter(({ check }) => check === 'domains');
  expect(lines(found)).toEqual([
    'warn domains: mayfly.test is active but reserved for tests, so nobody can send mail to it',
    'warn domains: leaving.example ends on 2026-11-30T00:00:00.000Z',
    'warn domains: inbox.example is to be renewed on 2026-12-01',
    'warn domains: late.example was to be renewed on 2026-11-01',
    'ok domains: 7 shared, 1 of customers, 1 suspended',
  ]);
  expect(found[0]!.advice).toContain('domain retire mayfly.test --on 2026-11-18');
});

test('the ports of mail programs are checked, with the certificate', async () => {
  const app = await startApp({ imapPort: 0, imapsPort: 0, pop3Port: 0, pop3sPort: 0 });
  broken.undo(app.close);
  const { imap, imaps, pop3, pop3s } = app.ports!;
  const ports = { imapPort: imap, imapsPort: imaps, pop3Port: pop3, pop3sPort: pop3s };
  const found = lines(await broken.site.examine(broken.configured({ ...ports, smtpTls: null })));
  expect(found).toContain(`ok imap: Mayfly answers at 127.0.0.1:${imap}`);
  expect(found).toContain(`ok pop3: Mayfly answers at 127.0.0.1:${pop3}`);
  for (const [name, port] of Object.entries({ imaps, pop3s })) {
    expect(found).toContain(`ok ${name}: Mayfly answers at 127.0.0.1:${port}`);
    expect(found).toContainEqual(
      expect.stringContaining(`ok ${name}: encrypts with a certificate that is valid until`),
    );
    expect(found).toContain(`warn ${name}: mail programs do not trust a self-signed certificate`);
  }
  const proxied = broken.configured({ ...ports, bindHost: '127.0.0.1', onlyThisMachine: false });
  const behindProxy = lines(await broken.site.examine(proxied));
  for (const name of ['imap', 'imaps', 'pop3', 'pop3s'])
    expect(behindProxy).toContainEqual(
      expect.stringContaining(`warn ${name}: others reach this port through a proxy`),
    );
});

test('a process with one role is not checked for the other roles', async () => {
  const reportsOf = async (roles: Config['roles']) =>
    (await broken.site.examine(broken.configured({ roles, trustProxy: [] }))).map(
      ({ level, check, message }) => `${level} ${check}: ${message}`,
    );
  const receiver = await reportsOf(['smtp']);
  expect(receiver).not.toContainEqual(expect.stringContaining('TRUST_PROXY is unset'));
  expect(receiver).toContainEqual(expect.stringMatching(/^ok web: .*others serve the pages/));
  const pages = await reportsOf(['web']);
  expect(pages).not.toContainEqual(expect.stringContaining('BIND_HOST'));
  for (const check of ['smtp', 'certificate files'])
    expect(pages).toContain(`ok ${check}: other processes receive the mail (ROLES)`);
});

test('bad settings are reported, and the command exits with 1', async () => {
  const { code, stdout } = await runCommand(
    { SMTP_PORT: 'x', MAIL_KEY: 'hush', DATA_DIR: tmpdir() },
    'doctor',
  );
  expect(code).toBe(1);
  expect(stdout).toMatch(/^FAIL settings +SMTP_PORT must be a whole number/m);
  expect(stdout).toMatch(/^FAIL settings +MAIL_KEY must be 32 bytes/m);
  expect(stdout).not.toContain('hush');
});

test('the command line prints one line per finding, or JSON with --json', async () => {
  const { config, app } = broken.site;
  const env = {
    DATA_DIR: config.dataDir,
    DATABASE_URL: app.databaseUrl,
    HTTP_PORT: String(config.httpPort),
    SMTP_PORT: '1',
    DNS_SERVERS: NO_DNS,
  };
  const { code, stdout } = await runCommand(env, 'doctor', '--json');
  const reports = JSON.parse(stdout) as Array<{ check: string; level: string; message: string }>;
  expect(code).toBe(1);
  expect(reports[0]).toEqual({ check: 'version', level: 'ok', message: version });
  expect(reports).toContainEqual(expect.objectContaining({ check: 'web', level: 'ok' }));
  expect(reports).toContainEqual(
    expect.objectContaining({
      check: 'smtp',
      level: 'fail',
      message: expect.stringContaining('127.0.0.1:1'),
    }),
  );
  const text = (await runCommand(env, 'doctor')).stdout;
  expect(text).toMatch(/^FAIL smtp +no mail server answers at 127\.0\.0\.1:1 .* → start Mayfly/m);
  expect(text.trim()).toMatch(/\d+ ok, \d+ warnings?, \d+ problems?$/);
});
