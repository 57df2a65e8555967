import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { createGuest } from './support/api-client.ts';
import { copySeed } from './support/database-seed.ts';
import { mailWith } from './support/mails.ts';
import { sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';
import { run, seedFolder } from './support/test-database.ts';

const RECIPIENTS = 20;

/** Bytes of the tables and of the log, whose files are made ahead and removed at any time. */
const WRITTEN =
  "SELECT (pg_database_size(current_database()) + pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'))::float8 AS bytes";

test('a mail to 20 recipients writes less than 6 times its size to disk, and each of them has all of it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-bodies-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  // A cluster of its own, because others write to the log of the shared one.
  await copySeed(await seedFolder(), dataDir);
  const database = await startEmbedded({ dataDir, log: pino({ level: 'warn' }), ballast: false });
  onTestFinished(database.stop);
  const { free, premium } = defaultPlans;
  const app = await startApp({
    dataDir,
    databaseUrl: database.url,
    plans: {
      free: { ...free, maxAddresses: RECIPIENTS },
      premium: { ...premium, lifetimeMs: free.lifetimeMs },
    },
  });
  onTestFinished(app.close);
  const guest = await createGuest(app.http);
  const to: string[] = [];
  while (to.length < RECIPIENTS) to.push((await guest.generate()).address);
  const written = async () => (await run(database.url, WRITTEN))[0].bytes as number;

  // 3 MB are 4 MB in base64.
  const raw = mailWith({ size: 3 * 2 ** 20 });
  const before = await written();
  const { recipients, end } = await sendMail(app.smtpPort, { to, raw });
  expect([...recipients, end!].map(({ code }) => code)).toEqual(Array(RECIPIENTS + 1).fill(250));
  const growth = ((await written()) - before) / raw.length;
  expect(growth).toBeGreaterThan(1);
  expect(growth).toBeLessThan(6);

  const digest = async (address: string) => {
    const [message] = await guest.messages(address);
    return createHash('sha256')
      .update(await guest.raw(address, message!.id))
      .digest('hex');
  };
  const first = await digest(to[0]!);
  for (const address of to) expect(await digest(address)).toBe(first);
  const { emails } = await guest.emails();
  for (const { id, address } of emails) if (address !== to[0]) await guest.ask('DELETE', `/emails/${id}`);
  expect(await digest(to[0]!)).toBe(first);
});
