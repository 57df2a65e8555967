import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { bareEnvironment, runProcess } from './support/run-process.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { createTestDatabase } from './support/test-database.ts';

// Whole processes start here, which takes long on a slow machine.
vi.setConfig({ testTimeout: 120_000 });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
let operator: pg.Client;
let env: Record<string, string>;
const running: Array<Awaited<ReturnType<typeof runProcess>>> = [];
const run = async () => {
  const app = await runProcess(env);
  running.push(app);
  return app;
};
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'mayfly-fault-'));
  operator = new pg.Client({ connectionString: database.url });
  await operator.connect();
  env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PREMIUM_LIFETIME: '2h', LOG_LEVEL: 'error' };
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.stop()));
  await operator.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('when one of two nodes is killed, its acknowledged mail is there and the other node continues', async () => {
  const [one, two] = await Promise.all([run(), run()]);
  const guest = await createGuest(two.http);
  const { address } = await guest.generate();
  const stream = await openEvents(two.http, { token: guest.token });
  const acknowledged: string[] = [];
  let killed = false;
  const keepSending = async (port: number, name: string, until: () => boolean) => {
    const client = await connectSmtp(port);
    for (let n = 0; !until() && !client.closed && n < 12; n++) {
      await client.command('MAIL FROM:<a@example.org>');
      await client.command(`RCPT TO:<${address}>`);
      const { code } = await client.data(plainMail({ subject: `${name}${n}` }));
      if (code === 250) acknowledged.push(`${name}${n}`);
      if (n === 8 && name === 'one') {
        killed = true;
        void one.stop('SIGKILL');
      }
    }
    client.destroy();
  };
  await Promise.all([
    keepSending(one.smtpPort, 'one', () => false),
    keepSending(two.smtpPort, 'two', () => false),
  ]);
  expect(killed).toBe(true);
  expect(
    (await sendMail(two.smtpPort, { to: address, raw: plainMail({ subject: 'after' }) })).end?.code,
  ).toBe(250);
  acknowledged.push('after');
  const subjects = (await guest.messages(address)).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(subjects).toEqual(expect.arrayContaining(acknowledged));
  await stream.take(subjects.length);
  expect(stream.events.map(({ data }) => data.message.subject).sort()).toEqual([...subjects].sort());
  await stream.close();
});

test('a start that is killed during its migrations is completed by the next start', async () => {
  // A statement in the middle of the migrations never ends.
  await operator.query(
    'CREATE FUNCTION public.wait_here() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(60); END $$',
  );
  await operator.query(
    "CREATE EVENT TRIGGER wait_here ON ddl_command_start WHEN TAG IN ('ALTER TABLE') EXECUTE FUNCTION public.wait_here()",
  );
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: new URL('..', import.meta.url),
    env: { ...bareEnvironment(), HTTP_PORT: '0', SMTP_PORT: '0', ...env },
    stdio: 'ignore',
  });
  const asleep = async () => {
    const active = await operator.query(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND wait_event = 'PgSleep'",
    );
    return active.rows as Array<{ pid: number }>;
  };
  await expect.poll(async () => (await asleep()).length, { timeout: 60_000 }).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'close');
  // PostgreSQL notices the lost client at its next step.
  for (const { pid } of await asleep()) await operator.query('SELECT pg_terminate_backend($1)', [pid]);
  await expect.poll(async () => (await asleep()).length).toBe(0);
  await operator.query('DROP EVENT TRIGGER wait_here; DROP FUNCTION public.wait_here()');
  const left = await operator.query(
    "SELECT count(*)::int AS count FROM pg_tables WHERE schemaname = 'public' AND tablename = 'inboxes'",
  );
  expect(left.rows[0].count).toBe(0);

  const app = await run();
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  expect((await sendMail(app.smtpPort, { to: address, raw: plainMail() })).end?.code).toBe(250);
  expect(await guest.messages(address)).toHaveLength(1);
  const done = await operator.query('SELECT name FROM kysely_migration ORDER BY name');
  const files = await readdir(new URL('../server/store/migrations', import.meta.url));
  expect(done.rows.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
});
