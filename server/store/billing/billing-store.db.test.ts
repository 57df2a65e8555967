import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createAccountStore } from '../accounts/account-store.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import { createDatabase } from '../database.ts';
import { createBillingStore } from './billing-store.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let storage: ReturnType<typeof createDatabase>;
const id = randomUUID();
const now = new Date();
beforeAll(async () => {
  database = await createTestDatabase({ migrated: true });
  storage = createDatabase({ url: database.url, onError: () => {} });
  const account = { id, email: 'payer@example.test', passwordHash: null, fullName: '', createdAt: now };
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
