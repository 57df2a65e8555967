import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { bareEnvironment, runProcess } from './support/run-process.ts';
import { sendMail } from './support/smtp-client.ts';
import { createTestDatabase } from './support/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let operator: pg.Client;
let env: Record<string, string>;
let app: Awaited<ReturnType<typeof runProcess>> | null = null;
beforeAll(async () => {
  database = await createTestDatabase();
  operator = new pg.Client({ connectionString: database.url });
  await operator.connect();
  env = {
    DATABASE_URL: database.url,
    DATA_DIR: await mkdtemp(join(tmpdir(), 'mayfly-fault-')),
    PREMIUM_LIFETIME: '2h',
    LOG_LEVEL: 'error',
  };
});
afterAll(async () => {
  await app?.stop();
  await operator.end();
  await database.drop();
  await rm(env.DATA_DIR!, { recursive: true, force: true });
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
  await expect.poll(async () => (await asleep()).length).toBe(1);
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

  app = await runProcess(env);
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  expect((await sendMail(app.smtpPort, { to: address, raw: plainMail() })).end?.code).toBe(250);
  expect(await guest.messages(address)).toHaveLength(1);
  const done = await operator.query('SELECT name FROM kysely_migration ORDER BY name');
  const files = await readdir(new URL('../server/store/migrations', import.meta.url));
  expect(done.rows.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
});
