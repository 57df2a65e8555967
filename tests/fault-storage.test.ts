import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createGuest, type Guest } from './support/api-client.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';

// For a disk that is really full and a database that is down for a minute: node tests/fault-rounds.ts disk database
let guest: Guest;
let operator: pg.Client;
const app = setUpApp();
beforeAll(async () => {
  guest = await createGuest(app.http);
  operator = new pg.Client({ connectionString: app.databaseUrl });
  await operator.connect();
});
afterAll(() => operator.end());

const send = async (to: string, raw: string | Buffer) => {
  const { recipients, end } = await sendMail(app.smtpPort, { to, raw });
  return end ?? recipients[0]!;
};

test('a full disk defers mail with 452 while reading works, and mail is accepted again when there is space', async () => {
  const { address } = await guest.generate();
  const chunks = async () =>
    (await operator.query('SELECT count(*)::int AS n FROM message_chunks')).rows[0].n as number;
  const before = await chunks();
  expect((await send(address, plainMail({ subject: 'before' }))).code).toBe(250);
  const stream = await openEvents(app.http, { token: guest.token });
  await operator.query(`
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION full_disk();
    CREATE TRIGGER full_disk BEFORE INSERT ON message_chunks FOR EACH ROW EXECUTE FUNCTION full_disk();`);

  for (const raw of [plainMail(), mailWith({ size: 600_000 })]) {
    const answer = await send(address, raw);
    expect(answer.code).toBe(452);
    expect(answer.text).not.toMatch(/extend|device|sql/i);
  }
  expect((await guest.messages(address)).map(({ subject }) => subject)).toEqual(['before']);
  expect((await call(app.http, 'GET', '/readyz')).status).toBe(200);

  await operator.query('DROP FUNCTION full_disk() CASCADE');
  expect((await send(address, plainMail({ subject: 'after' }))).code).toBe(250);
  // What was deferred may be told first.
  const arrived = () => stream.events.find(({ name }) => name === 'message');
  await stream.until(() => arrived() !== undefined);
  expect(arrived()!.data.message.subject).toBe('after');
  await stream.close();
  expect(await chunks()).toBe(before + 2);
});

test('callers get a retry answer while all database connections are taken, and normal answers afterwards', async () => {
  const { address } = await guest.generate();
  const guests = await Promise.all(Array.from({ length: 40 }, () => createGuest(app.http)));
  await operator.query('BEGIN; LOCK TABLE inboxes IN ACCESS EXCLUSIVE MODE');
  const answered: Array<Awaited<ReturnType<typeof call>>> = [];
  // Reads that come together share a connection, but every new address needs one of its own.
  const calls = guests.map(async ({ tryGenerate }) => {
    const answer = await tryGenerate();
    answered.push(answer);
    return answer;
  });
  // The pool is exhausted when all of its connections wait for the lock.
  await expect.poll(waitingForLock).toBeGreaterThanOrEqual(12);
  const mail = send(address, plainMail({ subject: 'put off' }));
  expect((await call(app.http, 'GET', '/healthz')).status).toBe(200);
  await expect.poll(() => answered.length).toBeGreaterThanOrEqual(20);
  for (const { status, json, headers } of answered)
    expect([status, json.success, headers.get('retry-after')]).toEqual([503, false, '5']);
  expect((await mail).code).toBe(451);

  await operator.query('COMMIT');
  const answers = (await Promise.all(calls)).map(({ status }) => status);
  expect(new Set(answers)).toEqual(new Set([200, 503]));
  expect((await send(address, plainMail({ subject: 'through' }))).code).toBe(250);
  expect((await guest.messages(address)).map(({ subject }) => subject)).toEqual(['through']);
});

async function waitingForLock(): Promise<number> {
  const { rows } = await operator.query('SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted');
  return rows[0].n;
}
