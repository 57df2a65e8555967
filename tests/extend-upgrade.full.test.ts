import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { createDatabase } from '#server/store/database.ts';
import { createInboxStore } from '#server/store/mail/inbox-store.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { migrate } from '#server/store/migrate.ts';
import { createSignedIn, withOperator } from './support/accounts.ts';
import { call, createGuest, guestWith } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { mailWith } from './support/mails.ts';
import { writeOldBackup } from './support/old-backup.ts';
import { runCommand } from './support/run-command.ts';
import { sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase, run } from './support/test-database.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The last version that moved the mail of an address that was extended. */
const BEFORE = '023-no-merging';
const EMAIL = 'lives-on@example.org';
const TABLES = ['settings', 'guests', 'accounts', 'sessions', 'inboxes', 'messages', 'message_chunks'];

async function newDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database.url;
}

/** Writes what both versions know of a database into one of the version before. */
async function copyToBefore(from: string, to: string, times: Date[]) {
  const target = createDatabase({ url: to, onError: () => {} });
  await migrate(target.db, BEFORE);
  for (const time of times) await createPartitionStore(target).ensureFor(time);
  const ends = new Map(
    (await run(from, 'SELECT id, expires_at FROM inboxes')).map((row) => [row.id, row.expires_at]),
  );
  const bodies = new Map<string, Date>();
  for (const table of TABLES) {
    const columns = await run(
      to,
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = '${table}'`,
    );
    const known = new Set(columns.map(({ name }) => name));
    for (const row of await run(from, `SELECT * FROM ${table}`)) {
      if (table === 'messages') {
        const end = ends.get(row.inbox_id);
        const body = row.body_id ?? row.id;
        bodies.set(body, new Date(Math.max(bodies.get(body)?.getTime() ?? 0, end.getTime())));
        row.expires_at = end;
      }
      if (table === 'message_chunks') row.expires_at = bodies.get(row.message_id);
      const names = Object.keys(row).filter((name) => known.has(name) && name !== 'domain_id');
      await target.pool.query(
        `INSERT INTO ${table} (${names}) VALUES (${names.map((_, nth) => `$${nth + 1}`)})`,
        names.map((name) => row[name]),
      );
    }
  }
  await target.pool.query(
    `UPDATE messages m SET body_expires_at = (SELECT max(expires_at) FROM messages WHERE body_id = m.body_id)
     WHERE body_id IS NOT NULL`,
  );
  return target;
}

test.each(['an upgrade', 'a restored backup'])(
  'mail of addresses that the version before has extended lives on after %s, and ends in time',
  async (way) => {
    const clock = createClock();
    const { free, premium } = defaultPlans;
    const mailKey = randomBytes(32);
    const plans = {
      free: { ...free, maxAddresses: 2, extensions: 0 },
      premium: { ...premium, maxLifetimeMs: 5 * HOUR },
    };
    const options = { mailKey, now: clock.now, plans };
    const first = await startApp(options);
    const guest = await createGuest(first.http);
    const shared = await guest.generate();
    const { token } = await createSignedIn(first, EMAIL, 'free');
    const ask = (http: string, method: string, path: string) => call(http, method, `/api${path}`, { token });
    const generate = async () => (await ask(first.http, 'POST', '/generate-email')).json.email;
    const [plain, extended] = [await generate(), await generate()];
    const raws = [400_000, 600_000, 700_000].map((size) => mailWith({ size }));
    const send = async (raw: Buffer, ...to: Array<{ address: string }>) =>
      expect((await sendMail(first.smtpPort, { to: to.map(({ address }) => address), raw })).end?.code).toBe(
        250,
      );
    await send(raws[0]!, extended);
    await send(raws[1]!, plain, extended, shared);
    await send(raws[2]!, extended, shared);

    const later = new Date(Date.parse(extended.expires_at) + 10 * MINUTE);
    const ends = [plain, extended, shared].map(({ expires_at }) => new Date(expires_at));
    const before = await newDatabase();
    const target = await copyToBefore(first.databaseUrl, before, [...ends, later]);
    await first.close();
    await target.pool.query(
      'UPDATE inboxes SET expires_at = $1, extensions = 1, lifetime_ms = 3600000 WHERE id = $2',
      [later, extended.id],
    );
    // The records move, the bodies stay where they are.
    await target.pool.query(
      'UPDATE messages SET expires_at = $1, body_expires_at = coalesce(body_expires_at, expires_at) WHERE inbox_id = $2',
      [later, extended.id],
    );
    await target.close();

    let databaseUrl = before;
    if (way === 'a restored backup') {
      const folder = await mkdtemp(join(tmpdir(), 'mayfly-extended-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      const path = join(folder, 'backup');
      await writeOldBackup({ url: before, path, mailKey });
      databaseUrl = await newDatabase();
      const env = { DATABASE_URL: databaseUrl, MAIL_KEY: mailKey.toString('base64'), LOG_LEVEL: 'silent' };
      expect(await runCommand(env, 'restore', path)).toMatchObject({ code: 0 });
    }
    const app = await startApp({ ...options, databaseUrl });
    onTestFinished(app.close);
    const handle = createDatabase({ url: databaseUrl, onError: () => {} });
    onTestFinished(handle.close);
    const runJobs = async () => {
      await createInboxStore(handle).purge({ now: clock.now(), quotasBefore: new Date(0) });
      await createPartitionStore(handle).roll({ now: clock.now(), until: clock.now() });
    };
    const mailsOf = async ({ address }: { address: string }) => {
      const path = `/emails/${address}/messages`;
      const { messages } = (await ask(app.http, 'GET', `${path}?view=summary`)).json;
      return Promise.all(
        messages.map(
          async ({ id }: { id: string }) => (await ask(app.http, 'GET', `${path}/${id}/raw`)).bytes,
        ),
      );
    };
    const expectAll = async () => {
      expect(await mailsOf(extended)).toEqual(raws.toReversed());
      expect(await mailsOf(plain)).toEqual([raws[1]]);
    };
    await expectAll();
    const here = guestWith(app.http, guest);
    expect(await here.messages(shared.address)).toHaveLength(2);

    clock.advance(40 * MINUTE);
    await runJobs();
    await expectAll();
    await withOperator(app, ({ manage }) => manage.grant(EMAIL, 30));
    for (const { id } of [plain, extended])
      expect((await ask(app.http, 'POST', `/emails/${id}/extend`)).status).toBe(200);
    clock.advance(50 * MINUTE);
    await runJobs();
    await expectAll();
    await ask(app.http, 'DELETE', `/emails/${extended.id}`);
    expect(await mailsOf(plain)).toEqual([raws[1]]);
    clock.advance(2 * HOUR);
    await runJobs();
    for (const table of ['messages', 'message_chunks'])
      expect(await run(databaseUrl, `SELECT FROM ${table}`), table).toEqual([]);
  },
);
