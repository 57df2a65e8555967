import { sql } from 'kysely';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import { insertMail, type OutboxMail } from '../operations/outbox-store.ts';

/** The last known state of a subscription at the provider. */
export type BillingFacts = {
  subscriptionId: string | null;
  status: string | null;
  periodEnd: Date | null;
  endsAt: Date | null;
};
export type BillingRow = BillingFacts & {
  accountId: string;
  customerId: string;
  checkoutId: string | null;
  checkoutUntil: Date | null;
  appliedUntil: Date | null;
  checkedAt: Date | null;
};
/** The billing row with its account. Both are locked while a new state is written. */
export type BillingState = BillingRow & {
  email: string;
  language: string;
  premiumUntil: Date | null;
  cancelAtPeriodEnd: boolean;
};
export type BillingChange = {
  facts: BillingFacts;
  checkoutDone: boolean;
  checkAt: Date | null;
  /** Absent when the account does not change. */
  account?: { premiumUntil: Date | null; appliedUntil: Date | null; cancelAtPeriodEnd: boolean };
  mails: OutboxMail[];
};

/** The reason in the audit entry for a deleted account. An event in progress may still add an entry after it. */
export const ACCOUNT_DELETED = 'account deleted';

const columns = [
  'billing.account_id as accountId',
  'customer_id as customerId',
  'checkout_id as checkoutId',
  'checkout_until as checkoutUntil',
  'subscription_id as subscriptionId',
  'status',
  'period_end as periodEnd',
  'ends_at as endsAt',
  'applied_until as appliedUntil',
  'checked_at as checkedAt',
] as const;

type Audit = { accountId: string; reason: string; now: Date; before?: object | null; after?: object | null };

async function audit(handle: Db, { accountId, reason, now, before = null, after = null }: Audit) {
  await handle
    .insertInto('billing_audit')
    .values({
      at: now,
      account_id: accountId,
      reason,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}

/** PostgreSQL locks in the order of FROM: the account first, as a deletion does, to prevent deadlocks. */
const lockState = (handle: Db, accountId: string) =>
  handle
    .selectFrom('accounts')
    .innerJoin('billing', 'billing.account_id', 'accounts.id')
    .select([
      ...columns,
      'written_seq as writtenSeq',
      'accounts.email as email',
      'accounts.language as language',
      'accounts.premium_until as premiumUntil',
      'accounts.cancel_at_period_end as cancelAtPeriodEnd',
    ])
    .where('accounts.id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

async function writeFacts(
  handle: Db,
  { accountId, seq, now, change }: { accountId: string; seq: number; now: Date; change: BillingChange },
) {
  const { facts, account, checkoutDone, checkAt } = change;
  await handle
    .updateTable('billing')
    .set({
      subscription_id: facts.subscriptionId,
      status: facts.status,
      period_end: facts.periodEnd,
      ends_at: facts.endsAt,
      written_seq: seq,
      checked_at: now,
      check_at: checkAt,
      // The checkout id stays, so that the next checkout can be distinguished from it.
      ...(checkoutDone ? { checkout_until: null } : {}),
      ...(account ? { applied_until: account.appliedUntil } : {}),
    })
    .where('account_id', '=', accountId)
    .execute();
}

export function createBillingStore({ db }: { db: Db }) {
  return {
    find: (accountId: string): Promise<BillingRow | undefined> =>
      db.selectFrom('billing').select(columns).where('account_id', '=', accountId).executeTakeFirst(),

    findByCustomer: (customerId: string): Promise<BillingRow | undefined> =>
      db.selectFrom('billing').select(columns).where('customer_id', '=', customerId).executeTakeFirst(),

    audit: (entry: Audit) => audit(db, entry),

    /** Whether an account with billing existed under this id and was deleted. */
    wasDeleted: async (accountId: string): Promise<boolean> =>
      (await db
        .selectFrom('billing_audit')
        .select('id')
        .where('account_id', '=', accountId)
        .where('reason', '=', ACCOUNT_DELETED)
        .executeTakeFirst()) !== undefined,

    /** Sets the customer of an account, replacing an earlier one. */
    async putCustomer({ accountId, customerId, now }: { accountId: string; customerId: string; now: Date }) {
      await db.transaction().execute(async (trx) => {
        const done = await trx
          .insertInto('billing')
          .values({ account_id: accountId, customer_id: customerId, check_at: now })
          .onConflict((c) =>
            c
              .column('account_id')
              .doUpdateSet({
                customer_id: customerId,
                checkout_id: null,
                checkout_until: null,
                check_at: now,
              })
              .where('billing.customer_id', '<>', customerId),
          )
          .executeTakeFirst();
        if (done.numInsertedOrUpdatedRows)
          await audit(trx, { accountId, reason: 'customer', now, after: { customerId } });
      });
    },

    /** Writes nothing and returns false when the account has a newer checkout than `previous`, or was deleted. */
    async putCheckout(given: {
      accountId: string;
      checkoutId: string;
      previous: string | null;
      until: Date;
      checkAt: Date;
      now: Date;
    }): Promise<boolean> {
      const { accountId, checkoutId, previous, until, checkAt, now } = given;
      return db.transaction().execute(async (trx) => {
        const done = await trx
          .updateTable('billing')
          .set({ checkout_id: checkoutId, checkout_until: until, check_at: checkAt })
          .where('account_id', '=', accountId)
          .where(sql<boolean>`(checkout_id IS NULL OR checkout_id = ${previous})`)
          .executeTakeFirst();
        if (!done.numUpdatedRows) return false;
        await audit(trx, { accountId, reason: 'checkout', now, after: { checkoutId } });
        return true;
      });
    },

    /** Numbers the next read at the provider in this account's sequence. */
    async beginRead(accountId: string): Promise<{ customerId: string; seq: number } | undefined> {
      return db
        .updateTable('billing')
        .set({ read_seq: sql`read_seq + 1` })
        .where('account_id', '=', accountId)
        .returning(['customer_id as customerId', 'read_seq as seq'])
        .executeTakeFirst();
    },

    /**
     * Writes what was read at the provider. Returns false, without writing, when a read that began later was already
     * written. Changes that `decide` returns are recorded in the audit with their reason.
     */
    async write({
      accountId,
      seq,
      reason,
      now,
      decide,
    }: {
      accountId: string;
      seq: number;
      reason: string;
      now: Date;
      decide: (state: BillingState) => BillingChange;
    }): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const found = await lockState(trx, accountId);
        if (!found || found.writtenSeq >= seq) return false;
        const { writtenSeq: _, ...state } = found;
        const change = decide(state);
        const { facts, account, mails } = change;
        await writeFacts(trx, { accountId, seq, now, change });
        if (!account) return true;
        await trx
          .updateTable('accounts')
          .set({ premium_until: account.premiumUntil, cancel_at_period_end: account.cancelAtPeriodEnd })
          .where('id', '=', accountId)
          .execute();
        await audit(trx, {
          accountId,
          reason,
          now,
          before: snapshot(state, state.premiumUntil),
          after: snapshot(facts, account.premiumUntil),
        });
        for (const mail of mails) await insertMail(trx, mail);
        // Wakes open event streams, so that those that need premium end.
        await notify(trx, [accountId]);
        return true;
      });
    },

    /** Claims accounts that are due for a check. They are due again at `leaseUntil`, in case this process dies. */
    async claimDue({
      now,
      leaseUntil,
      max,
    }: {
      now: Date;
      leaseUntil: Date;
      max: number;
    }): Promise<string[]> {
      return db.transaction().execute(async (trx) => {
        const lock = await sql<{
          got: boolean;
        }>`SELECT pg_try_advisory_xact_lock(${advisoryLocks.checkBilling}) AS got`.execute(trx);
        if (!lock.rows[0]?.got) return [];
        const { rows } = await sql<{ id: string }>`
          UPDATE billing SET check_at = ${leaseUntil} WHERE account_id IN (
            SELECT account_id FROM billing WHERE check_at <= ${now} ORDER BY check_at LIMIT ${max})
          RETURNING account_id AS id`.execute(trx);
        return rows.map((row) => row.id);
      });
    },
  };
}

export type BillingStore = ReturnType<typeof createBillingStore>;

const snapshot = (facts: BillingFacts, premiumUntil: Date | null) => ({
  subscription: facts.subscriptionId,
  status: facts.status,
  periodEnd: facts.periodEnd,
  endsAt: facts.endsAt,
  premiumUntil,
});
