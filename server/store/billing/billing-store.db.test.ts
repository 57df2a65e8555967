import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createAccountStore } from '../accounts/account-store.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import { createDatabase, type Db } from '../database.ts';
import { createBillingStore } from './billing-store.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let storage: ReturnType<typeof createDatabase>;
const id = randomUUID();
const now = new Date();
beforeAll(async () => {
  database = await createTestDatabase({ migrated: true });
  storage = createDatabase({ url: database.url, onError: () => {} });
  const account = {
    id,
    email: 'payer@example.test',
    passwordHash: null,
    fullName: '',
    language: 'en',
    createdAt: now,
  };
  await createAccountStore(storage).insertVerified({ account });
  await createBillingStore(storage).putCustomer({ accountId: id, customerId: 'cus_1', now });
});
afterAll(async () => {
  await storage.close();
  await database.drop();
});

const claim = () =>
  createBillingStore(storage).claimDue({ now, leaseUntil: new Date(now.getTime() + 1000), max: 5 });

test('an account is claimed by one process at a time, also while partitions are removed', async () => {
  await storage.db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.checkBilling})`.execute(trx);
    expect(await claim()).toEqual([]);
  });
  await storage.db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.removePartitions})`.execute(trx);
    expect(await claim()).toEqual([id]);
  });
  expect(await claim()).toEqual([]);
});

test('a new state locks the account before its billing, as a deletion does, so that they never wait for each other', async () => {
  const store = createBillingStore(storage);
  const seq = (await store.beginRead(id))!.seq;
  const facts = { subscriptionId: null, status: null, periodEnd: null, endsAt: null };
  const change = { facts, checkoutDone: false, checkAt: null, mails: [] };
  let written: Promise<boolean> | undefined;
  await storage.db.transaction().execute(async (trx) => {
    await sql`SELECT 1 FROM accounts WHERE id = ${id} FOR UPDATE`.execute(trx);
    written = store.write({ accountId: id, seq, reason: 'test', now, decide: () => change });
    await expect.poll(() => waitingForLocks(storage.db)).toBe(1);
    await sql`SELECT 1 FROM billing WHERE account_id = ${id} FOR UPDATE NOWAIT`.execute(trx);
  });
  expect(await written).toBe(true);
});

async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.n;
}
