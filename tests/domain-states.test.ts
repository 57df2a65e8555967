import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '#server/compose/base.ts';
import { createAddDomain } from '#server/domain/domains/add-domain.ts';
import { createLog } from '#server/log.ts';
import { createDatabase } from '#server/store/database.ts';
import { createDomainStore } from '#server/store/domains/domain-store.ts';
import { createSignedIn } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { openMcp } from './support/mcp-client.ts';
import { newFolder } from './support/new-folder.ts';
import { NO_DNS } from './support/no-dns.ts';
import { runCommand } from './support/run-command.ts';
import { connectSmtp } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

const MOVING = 'moving.test';
const HOUR = 3_600_000;

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let apps: RunningApp[];
let env: Record<string, string>;
let key: string;
let mailboxes = 0;

/** Two processes on one database, one of them with receiving threads, and a domain that changes its state. */
beforeAll(async () => {
  folder = await newFolder();
  database = await createTestDatabase({ migrated: true });
  const settings = { databaseUrl: database.url, dataDir: folder, mailDomains: ['mayfly.test', MOVING] };
  apps = [
    await startApp({ ...settings, smtpThreads: 2 }),
    await startApp({ ...settings, roles: ['web', 'smtp'] }),
  ];
  env = { DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'silent', DNS_SERVERS: NO_DNS };
  const { token } = await createSignedIn(apps[0]!, 'member@example.org', 'premium');
  key = (await call(apps[0]!.http, 'POST', '/api/keys', { token, body: { name: 'table' } })).json.key.secret;
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.drop();
});

async function domain(...args: string[]) {
  const result = await runCommand(env, 'domain', ...args, '--json');
  expect(result, result.output).toMatchObject({ code: 0 });
  return JSON.parse(result.stdout).domain;
}

async function rcpt(app: RunningApp, address: string): Promise<number> {
  const client = await connectSmtp(app.smtpPort);
  try {
    await client.command('EHLO client.example');
    await client.command('MAIL FROM:<a@example.org>');
    return (await client.command(`RCPT TO:<${address}>`)).code;
  } finally {
    client.destroy();
  }
}

async function generateByMcp(app: RunningApp): Promise<boolean> {
  const session = await openMcp(app.http, { token: key });
  try {
    return !(await session.use('create_inbox', { domain: MOVING })).isError;
  } finally {
    await session.close();
  }
}

/** What somebody with a living address sees of the domain, at every door of this process. */
async function look(app: RunningApp, living: { token: string; address: string }) {
  const { http } = app;
  const guest = await createGuest(http);
  const text = async (path: string) => (await call(http, 'GET', path)).bytes.toString();
  const statusOf = async (
    ...[method, path, options]: Parameters<typeof call> extends [string, ...infer R] ? R : never
  ) => (await call(http, method, path, options)).status;
  const password = 'a-long-password';
  const inbox = `/api/guest/emails/${encodeURIComponent(living.address)}/messages`;
  const listed = await call(http, 'GET', '/api/guest/emails', { token: living.token });
  return {
    config: (await call(http, 'GET', '/api/config')).json.domains.includes(MOVING),
    menu: (await call(http, 'GET', '/api/guest/domains', { token: guest.token })).json.domains.some(
      ({ name }: { name: string }) => name === MOVING,
    ),
    mailtm: (await text('/mailtm/domains')).includes(MOVING),
    generate: await statusOf('POST', '/api/guest/generate-email', {
      token: guest.token,
      body: { domain: MOVING },
    }),
    passwordManager: await statusOf('POST', '/api/v1/aliases', { token: key, body: { domain: MOVING } }),
    mcp: await generateByMcp(app),
    mailbox: await statusOf('POST', '/mailtm/accounts', {
      body: { address: `box${++mailboxes}@${MOVING}`, password },
    }),
    mail: await rcpt(app, living.address),
    unknown: await rcpt(app, `nobody@${MOVING}`),
    postmaster: await rcpt(app, `postmaster@${MOVING}`),
    read: await statusOf('GET', inbox, { token: living.token }),
    inList: listed.json.emails.map((one: { address: string }) => one.address).includes(living.address),
  };
}

const closed = {
  config: false,
  menu: false,
  mailtm: false,
  generate: 400,
  passwordManager: 422,
  mcp: false,
  mailbox: 422,
};
const gone = { mail: 550, unknown: 550, read: 404, inList: false };
const lives = { mail: 250, unknown: 550, postmaster: 250, read: 200, inList: true };
const states = {
  active: {
    config: true,
    menu: true,
    mailtm: true,
    generate: 200,
    passwordManager: 201,
    mcp: true,
    mailbox: 201,
    ...lives,
  },
  resting: { ...closed, ...lives },
  retiring: { ...closed, ...lives },
  retired: { ...closed, ...gone, postmaster: 250 },
  blocked: { ...closed, ...gone, postmaster: 550 },
};
type State = keyof typeof states;

async function newAddress() {
  const { http } = apps[0]!;
  const { token, generate } = await createGuest(http);
  return { token, address: (await generate({ domain: MOVING })).address };
}

const soon = new Date(Date.now() + 24 * HOUR).toISOString();
const ways: Array<[command: string[], to: State]> = [
  [['rest'], 'resting'],
  [['retire', '--on', soon], 'retiring'],
  [['activate'], 'active'],
  [['retire', '--on', '2026-01-01', '--yes'], 'retired'],
  [['activate'], 'active'],
  [['block', '--reason', 'misused', '--yes'], 'blocked'],
];

test('every door of both processes shows the state of a domain as soon as its command returns', async () => {
  let living = await newAddress();
  let isAt: State = 'active';
  for (const [[command, ...options], to] of ways) {
    expect(await domain(command!, MOVING, ...options)).toMatchObject({ name: MOVING, state: to });
    // An address that ended with its domain does not come back with it.
    const ended = isAt === 'retired' || isAt === 'blocked';
    for (const app of apps) {
      await call(app.http, 'DELETE', '/api/emails', { token: key });
      expect([command, await look(app, living)]).toEqual([command, { ...states[to], ...(ended && gone) }]);
    }
    if (to === 'active') living = await newAddress();
    isAt = to;
  }
  await domain('activate', MOVING);
});

test('of forty addresses that are generated while a domain goes to rest, none is stored after it', async () => {
  const guests = await Promise.all(Array.from({ length: 40 }, (_, nth) => createGuest(apps[nth % 2]!.http)));
  const handles = createDatabase({ url: database.url, onError: () => {} });
  const { rows } = await handles.pool.query('SELECT id FROM domains ORDER BY nr');
  const { id } = rows[1];
  const stored = async () =>
    (await handles.pool.query('SELECT count(*)::int AS n FROM inboxes WHERE domain_id = $1', [id])).rows[0].n;
  const before = await stored();
  let begun = () => {};
  const some = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const generating = guests.map(async ({ token }, nth) => {
    const body = { domain: MOVING };
    const { status } = await call(apps[nth % 2]!.http, 'POST', '/api/guest/generate-email', { token, body });
    begun();
    return status;
  });
  await some;
  await createDomainStore(handles).change(id, () => ({ state: 'resting', state_since: new Date() }));
  const atRest = await stored();
  const statuses = await Promise.all(generating);
  expect(await stored()).toBe(atRest);
  expect(statuses.filter((status) => status === 200)).toHaveLength(atRest - before);
  expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
  await handles.close();
  await domain('activate', MOVING);
});

test('a domain whose news were lost is found as soon as somebody asks for it, also by a receiving thread', async () => {
  await using closers = new AsyncDisposableStack();
  const { db, vault } = await openStorage({
    config: { ...apps[1]!.config, databaseUrl: database.url },
    databaseUrl: database.url,
    log: createLog('silent'),
    now: () => new Date(),
    closers,
    connections: 2,
    installed: true,
  });
  const addUnannounced = createAddDomain({
    store: {
      async add(row) {
        await db
          .insertInto('domains')
          .values({ ...row, state_since: row.created_at })
          .execute();
        return true;
      },
    },
    vault,
    now: () => new Date(),
  });
  await addUnannounced('unheard.test');
  const { generate } = await createGuest(apps[1]!.http);
  const { address } = await generate({ domain: 'unheard.test' });
  expect(address).toMatch(/@unheard\.test$/);
  expect(await rcpt(apps[0]!, address)).toBe(250);
});
