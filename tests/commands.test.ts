import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#server/store/database.ts';
import { migrate, migrationNames } from '#server/store/migrate.ts';
import { signIn } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { copySeed } from './support/database-seed.ts';
import { runCommand } from './support/run-command.ts';
import { bareEnvironment, runProcess } from './support/run-process.ts';
import { setUpApp } from './support/set-up-app.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase, run, seedFolder } from './support/test-database.ts';
import { needed } from './support/tools.ts';

const EMAIL = 'kept@example.org';
const PASSWORD = 'a-long-password';
/** Every command on the database, as somebody who is sure of it would call it. */
const COMMANDS = [
  ['user', 'create', 'new@example.org', '--password', PASSWORD],
  ['user', 'show', EMAIL],
  ['user', 'delete', EMAIL, '--yes'],
  ['premium', 'grant', EMAIL],
  ['user', 'list'],
  ['premium', 'expire', EMAIL, '--yes'],
  ['premium', 'revoke', EMAIL, '--yes'],
  ['block', 'list'],
  ['block', 'add', 'spam.example'],
  ['block', 'remove', 'spam.example'],
  ['domain', 'list'],
  ['domain', 'add', 'new.example'],
  ['domain', 'rest', 'mayfly.test'],
  ['domain', 'activate', 'mayfly.test'],
  ['domain', 'retire', 'mayfly.test', '--on', '2020-01-01'],
  ['domain', 'block', 'mayfly.test', '--yes'],
  ['domain', 'check', 'mayfly.test'],
  ['stats'],
  ['trace', 'a@mayfly.test'],
  ['contact', 'list'],
  ['contact', 'done', '00000000-0000-4000-8000-000000000000'],
  ['contact', 'delete', '00000000-0000-4000-8000-000000000000', '--yes'],
  ['key', 'create', EMAIL, '--name', 'CI'],
  ['key', 'list', EMAIL],
  ['key', 'revoke', EMAIL, '00000000-0000-4000-8000-000000000000', '--yes'],
  ['inbox', 'close', 'a@mayfly.test', '--yes'],
];
/** One that reads, one that changes, one that deletes: where the others come from the same door. */
const SOME = [['stats'], ['block', 'add', 'spam.example'], ['user', 'delete', EMAIL, '--yes']];
/** Runs a command in a terminal of its own. Missing on systems without util-linux. */
const script = needed(
  spawnSync('script', ['--version']).stdout?.includes('util-linux'),
  'script of util-linux',
);

const key = () => randomBytes(32).toString('base64');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayfly-commands-'));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

async function expectAllRefused(env: Record<string, string>, words: string | RegExp, commands = SOME) {
  for (const command of commands) {
    const { code, stdout, output } = await runCommand(env, ...command);
    expect([command, code, stdout]).toEqual([command, 1, '']);
    expect(output).toMatch(words);
    expect(output).toContain('Nothing was created or changed.');
  }
}

/** The tables of a database and how many rows each has. */
async function contentOf(url: string): Promise<Record<string, number>> {
  const tables = await run(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  if (tables.length === 0) return {};
  const counts = tables.map(
    ({ tablename }) => `SELECT '${tablename}' AS name, count(*)::int AS n FROM "${tablename}"`,
  );
  const rows = await run(url, counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

describe('a command that does not reach the installation says where it looked and creates nothing', () => {
  test('where there is no folder, and where it is empty', async () => {
    const missing = join(folder, 'missing');
    await expectAllRefused({ DATA_DIR: missing }, `There is no database in ${missing} (DATA_DIR)`);
    expect((await runCommand({ DATA_DIR: missing }, 'doctor')).stdout).toContain(
      `there is no database in ${missing} (DATA_DIR), and DATABASE_URL is not set → if there is no server yet`,
    );
    expect(existsSync(missing)).toBe(false);
    const empty = await mkdtemp(join(folder, 'empty-'));
    await expectAllRefused(
      { DATA_DIR: empty },
      /and DATABASE_URL is not set: if there is no server yet, start it once/,
    );
    expect(await readdir(empty)).toEqual([]);
  });

  test('where nothing answers at DATABASE_URL, and the password is not shown', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: 'postgres://mayfly:hush@127.0.0.1:1/mayfly' };
    await expectAllRefused(env, /127\.0\.0\.1:1 \(DATABASE_URL\) cannot be used: connection refused/);
    const sslkey = `${env.DATABASE_URL}?sslkey=-----BEGIN PRIVATE KEY-----hush`;
    for (const command of [['stats'], ['doctor']]) {
      expect((await runCommand(env, ...command)).output).not.toContain('hush');
      const { output } = await runCommand({ ...env, DATABASE_URL: sslkey }, ...command);
      expect(output).toContain('DATABASE_URL must name files');
      expect(output).not.toContain('hush');
    }
  });

  test('in an empty database, and in one of another program', async () => {
    const database = await createTestDatabase();
    const env = { DATA_DIR: folder, DATABASE_URL: database.url, MAIL_KEY: key() };
    try {
      const words = /The database test_\w+ at \S+ \(DATABASE_URL\) holds nothing of Mayfly/;
      await expectAllRefused(env, words, COMMANDS);
      expect(await contentOf(database.url)).toEqual({});
      await run(
        database.url,
        "CREATE TABLE kysely_migration (name text); CREATE TABLE settings (key text); INSERT INTO kysely_migration VALUES ('001_users')",
      );
      await expectAllRefused(env, words);
      expect(await contentOf(database.url)).toEqual({ kysely_migration: 1, settings: 0 });
    } finally {
      await database.drop();
    }
    expect(existsSync(join(folder, 'mail.key'))).toBe(false);
  });

  test('in a database without a key, with another key, and of another version', async () => {
    const database = await createTestDatabase({ migrated: true });
    const dataDir = await mkdtemp(join(folder, 'keys-'));
    const env = { DATA_DIR: dataDir, DATABASE_URL: database.url };
    const unchanged = async (work: () => Promise<void>) => {
      const before = await contentOf(database.url);
      await work();
      expect(await contentOf(database.url)).toEqual(before);
      expect(await readdir(dataDir)).toEqual([]);
    };
    try {
      await unchanged(() => expectAllRefused(env, /has no key yet: start the server once/));
      await unchanged(() => expectAllRefused({ ...env, MAIL_KEY: key() }, /has no key yet/));

      await (await startApp({ databaseUrl: database.url, mailKey: randomBytes(32) })).close();
      const path = join(dataDir, 'mail.key');
      await unchanged(() =>
        expectAllRefused(env, `The key of this database is missing: put it into ${path}`),
      );
      await unchanged(() =>
        expectAllRefused({ ...env, MAIL_KEY: key() }, /MAIL_KEY is not the key of this database/),
      );

      await run(database.url, "INSERT INTO kysely_migration VALUES ('999-later', 'now')");
      await unchanged(() => expectAllRefused(env, /is newer than this program \(999-later\)/));
    } finally {
      await database.drop();
    }
  });

  test('in a database of an older version', async () => {
    const { url, drop } = await createTestDatabase();
    const { db, close } = createDatabase({ url, onError: () => {} });
    try {
      await migrate(db, migrationNames.at(-2));
      await close();
      const env = { DATA_DIR: folder, DATABASE_URL: url, MAIL_KEY: key() };
      await expectAllRefused(env, `is older than this program (${migrationNames.at(-1)} is missing)`);
      expect(await run(url, 'SELECT name FROM kysely_migration')).toHaveLength(migrationNames.length - 1);
    } finally {
      await drop();
    }
  });
});

describe('a command that deletes', () => {
  const mailKey = randomBytes(32);
  const app = setUpApp({ mailKey });
  let env: Record<string, string>;
  const mayfly = (...args: string[]) => runCommand(env, ...args);
  beforeAll(async () => {
    env = { DATA_DIR: folder, DATABASE_URL: app.databaseUrl, MAIL_KEY: mailKey.toString('base64') };
    await mayfly('user', 'create', EMAIL, '--password', PASSWORD);
  });

  test('says which installation it speaks to and refuses in words where nobody can be asked', async () => {
    const { code, stdout, output } = await mayfly('user', 'delete', EMAIL);
    expect([code, stdout]).toEqual([2, '']);
    expect(output).toMatch(/^Mayfly \d+\.\d+\.\d+\S*, the database test_\w+ at \S+ \(DATABASE_URL\)\n/);
    expect(output).toContain(`This deletes ${EMAIL} with its addresses, mail, keys, webhooks and sessions.`);
    expect(output).toContain('There is no terminal to ask on: add --yes');
    expect(output).toContain('Usage: mayfly user delete EMAIL [--yes]');
    expect(output).not.toContain(PASSWORD);
    expect((await mayfly('user', 'show', EMAIL)).code).toBe(0);
  });

  test('shows no control characters of a mail server that it speaks to', async () => {
    const server = createServer((socket) => {
      socket.write('220 hello\r\n');
      socket.on('error', () => {}).on('data', () => socket.write('554 \u001b[31mred\u001b[2J\r\n'));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, output } = await runCommand(
      { ...env, SMTP_PORT: String(port) },
      'send-test',
      'a@mayfly.test',
    );
    expect([code, output]).toEqual([1, expect.stringContaining('?[31mred')]);
    expect(output).not.toContain('\u001b');
  });

  test('takes --yes with every command, so that a script can always give it', async () => {
    expect((await mayfly('user', 'create', 'yes@example.org', '--password', PASSWORD, '--yes')).code).toBe(0);
    expect((await mayfly('premium', 'grant', 'yes@example.org', '--yes')).code).toBe(0);
    expect((await mayfly('stats', '--yes')).code).toBe(0);
  });

  test('says which messages to support are left when an account is deleted, and how they go', async () => {
    const email = 'writer@example.org';
    await mayfly('user', 'create', email, '--password', PASSWORD);
    const body = { name: 'W', email, subject: 'other', message: 'Hello' };
    for (let nth = 0; nth < 2; nth++) await call(app.http, 'POST', '/api/contact', { body });
    const { code, stdout } = await mayfly('user', 'delete', email, '--yes');
    expect([code, stdout]).toEqual([0, expect.stringContaining('Not deleted: 2 messages to support')]);
    expect(stdout).toContain('contact delete ID');
  });

  test('deletes an account with its addresses, or nothing of it', async () => {
    const email = 'whole@example.org';
    await mayfly('user', 'create', email, '--password', PASSWORD);
    await mayfly('premium', 'grant', email);
    const { token } = await signIn(app.http, email, PASSWORD);
    const made = await call(app.http, 'POST', '/api/generate-email', { token, body: {} });
    await run(
      env.DATABASE_URL!,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
       CREATE TRIGGER refuse BEFORE DELETE ON inboxes EXECUTE FUNCTION refuse()`,
    );
    expect((await mayfly('user', 'delete', email, '--yes')).code).toBe(1);
    expect((await mayfly('user', 'show', email)).code).toBe(0);
    await run(env.DATABASE_URL!, 'DROP FUNCTION refuse CASCADE');
    expect((await mayfly('user', 'delete', email, '--yes')).code).toBe(0);
    expect((await mayfly('trace', made.json.email.address)).output).toContain('There is no active inbox');
  });

  test('shows everything about an account, and asks before it takes premium or a key away', async () => {
    await mayfly('premium', 'grant', EMAIL);
    const token = (await mayfly('key', 'create', EMAIL, '--name', 'CI')).stdout.trim();
    const url = 'https://hooks.example/services/hush';
    const made = await call(app.http, 'POST', '/api/webhooks', { token, body: { url } });
    expect(made.status).toBe(200);
    const refused = async (...args: string[]) => {
      const { code, output } = await mayfly(...args);
      expect([code, output]).toEqual([2, expect.stringContaining('There is no terminal to ask on')]);
      return output;
    };
    for (const way of ['expire', 'revoke'])
      expect(await refused('premium', way, EMAIL)).toContain('Its keys and webhooks stop.');
    // Also when it has no premium any more.
    const ended = (await mayfly('premium', 'expire', EMAIL, '--yes')).stdout;
    expect(ended).toMatch(/premium +ended/);
    // There is nothing to ask about any more.
    const again = await mayfly('premium', 'expire', EMAIL);
    expect([again.code, again.stdout]).toEqual([
      0,
      `The premium of ${EMAIL} has already ended, so nothing was changed.\n${ended}`,
    ]);
    const shown = (await mayfly('user', 'show', EMAIL)).stdout;
    expect(shown).toMatch(/^key +[0-9a-f-]{36} {2}created \S+, used \S+ {2}CI$/m);
    expect(shown).toMatch(
      /^webhook +[0-9a-f-]{36} {2}created \S+ {2}standard to https:\/\/hooks\.example\/…$/m,
    );
    expect(shown).not.toContain('hush');
    const id = /^[0-9a-f-]{36}/.exec((await mayfly('key', 'list', EMAIL)).stdout)![0];
    expect(await refused('key', 'revoke', EMAIL, id)).toContain('This revokes the key "CI"');
    expect((await mayfly('key', 'revoke', EMAIL, id, '--yes')).code).toBe(0);
    expect((await mayfly('key', 'revoke', EMAIL, id, '--yes')).output).toContain('has no key with the id');
    expect((await mayfly('key', 'list', EMAIL)).stdout).toBe(`${EMAIL} has no keys.\n`);
    expect((await mayfly('user', 'show', EMAIL)).stdout).not.toMatch(/^(key|webhook)/m);
  });

  test('finds accounts by a part of their email, fifty at most', async () => {
    await mayfly('premium', 'grant', EMAIL);
    expect((await mayfly('user', 'list', '--like', 'KEPT@')).stdout).toMatch(
      /^premium \S.* {2}kept@example\.org\n$/,
    );
    expect((await mayfly('user', 'list', '--like', 'k%t')).stdout).toBe('No account matches.\n');
    await run(
      env.DATABASE_URL!,
      `INSERT INTO accounts (id, email, full_name, created_at)
       SELECT gen_random_uuid(), 'many' || n || '@example.org', '', now() FROM generate_series(1, 51) n`,
    );
    const many = (await mayfly('user', 'list', '--like', 'many')).stdout.trim().split('\n');
    expect(many).toHaveLength(51);
    expect(many.at(-1)).toBe('There are more than 50: narrow them down with --like TEXT.');
  });

  test.skipIf(!script)('asks on a terminal, and only "yes" goes on', async () => {
    const email = 'leaving@example.org';
    await mayfly('user', 'create', email, '--password', PASSWORD);
    const onTerminal = async (answer: string) => {
      const command = `${process.execPath} server/mayfly.ts user delete ${email}`;
      const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
        env: { ...bareEnvironment(), ...env },
      });
      let screen = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        screen += text;
      });
      await expect.poll(() => screen).toContain('Type yes to go on: ');
      child.stdin.write(answer);
      const [code] = await once(child, 'close');
      return { code, screen };
    };
    // Ctrl-C.
    const { code, screen } = await onTerminal('\u0003');
    expect([code, screen]).toEqual([1, expect.stringContaining('Nothing was changed.')]);
    expect((await mayfly('user', 'show', email)).code).toBe(0);
    expect((await onTerminal('yes\r')).code).toBe(0);
    expect((await mayfly('user', 'show', email)).code).toBe(1);
  });
});

test('the database of a stopped service is used as it is, and nothing is added to its folder', async () => {
  const dataDir = join(folder, 'stopped');
  await copySeed(await seedFolder(), dataDir);
  const env = { DATA_DIR: dataDir, PREMIUM_LIFETIME: '2h' };
  await (await runProcess(env)).stop();
  const before = (await readdir(dataDir)).sort();
  const added = await runCommand(env, 'block', 'add', 'spam.example');
  expect([added.code, added.stdout]).toEqual([0, expect.stringContaining('Blocked.')]);
  expect(added.output).toContain(`the embedded database in ${dataDir} (DATA_DIR)\n`);
  expect((await runCommand(env, 'block', 'list')).stdout).toContain('spam.example');
  expect((await runCommand(env, 'doctor')).stdout).toMatch(
    /^FAIL database +the embedded database is not running → start Mayfly/m,
  );
  expect((await readdir(dataDir)).sort()).toEqual(before);
});

test('the help names the commands as they were called', async () => {
  const throughNpm = { npm_lifecycle_event: 'mayfly' };
  expect((await runCommand(throughNpm, '--help')).stdout).toContain('\n  npm run mayfly -- user show EMAIL ');
  expect((await runCommand(throughNpm, 'dance')).output).toContain('npm run mayfly -- --help lists');
  expect((await runCommand({}, '--help')).stdout).toContain('\n  mayfly user show EMAIL ');
  expect((await runCommand({}, 'user', 'show')).output).toContain('Usage: mayfly user show EMAIL');
});
