import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { createDatabase } from '#server/store/database.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { migrate } from '#server/store/migrate.ts';
import { createGuest, guestWith } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The columns that the last version without extensions knew. */
const INBOX = `id, address_hash, address_sealed, owner_id, plan, created_at, expires_at, seq, message_count, private, password_hash`;
const COPIED = {
  guests: '*',
  inboxes: INBOX,
  messages: '*',
  message_chunks: '*',
};

test('mail that an older version stored lives on in an address that is extended after the upgrade', async () => {
  const clock = createClock();
  const { free } = defaultPlans;
  const options = {
    mailKey: randomBytes(32),
    now: clock.now,
    plans: { ...defaultPlans, free: { ...free, extensions: 1, maxLifetimeMs: 2 * HOUR } },
  };
  const first = await startApp(options);
  const guest = await createGuest(first.http);
  const { id, address } = await guest.generate();
  const large = mailWith({ size: 600_000 });
  await sendMail(first.smtpPort, { to: address, raw: large });
  await sendMail(first.smtpPort, { to: address, raw: plainMail({ subject: 'small' }) });

  const older = await createTestDatabase();
  onTestFinished(older.drop);
  const source = createDatabase({ url: first.databaseUrl, onError: () => {} });
  const target = createDatabase({ url: older.url, onError: () => {} });
  await migrate(target.db, '018-domains');
  await createPartitionStore(target).ensureFor(new Date(clock.now().getTime() + HOUR));
  for (const [table, columns] of Object.entries(COPIED))
    for (const row of (await source.pool.query(`SELECT ${columns} FROM ${table}`)).rows) {
      // Later versions added this.
      delete row.to_delete;
      delete row.claimed_until;
      delete row.outdated;
      const names = Object.keys(row);
      await target.pool.query(
        `INSERT INTO ${table} (${names}) VALUES (${names.map((_, nth) => `$${nth + 1}`)})`,
        Object.values(row),
      );
    }
  await source.close();
  await first.close();

  const app = await startApp({ ...options, databaseUrl: older.url });
  onTestFinished(() => app.close());
  const here = guestWith(app.http, guest);
  clock.advance(50 * MINUTE);
  expect((await here.ask('POST', `/emails/${id}/extend`)).json.email.expires_at).toBe(
    new Date(clock.now().getTime() + HOUR).toISOString(),
  );
  clock.advance(40 * MINUTE);
  await createPartitionStore(target).roll({ now: clock.now(), until: clock.now() });
  await target.close();
  const [small, big] = await here.messages(address);
  expect(small!.subject).toBe('small');
  expect((await here.raw(address, big!.id)).equals(large)).toBe(true);
  expect((await here.ask('POST', `/emails/${id}/extend`)).status).toBe(409);
});
