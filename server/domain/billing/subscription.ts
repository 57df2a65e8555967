import type { BillingStatus } from '#contract/billing.ts';
import { inTime } from '#server/lib/in-time.ts';
import type { StripeClient } from '#server/outbound/stripe.ts';
import type { AccountStore } from '#server/store/accounts/account-store.ts';
import { ACCOUNT_DELETED, type BillingStore } from '#server/store/billing/billing-store.ts';
import { Refusal } from '../errors.ts';
import { premiumStatus } from '../premium.ts';
import { isLive } from './entitlement.ts';
import type { ReadSubscription } from './read-subscription.ts';

/** A page that waits for a payment polls often. We ask the provider at most this often for it. */
const RECHECK_MS = 4_000;
/** How long a page waits for the provider. A later answer is still applied. */
const PROVIDER_WAIT_MS = 4_000;

type Owner = { id: string; language: string };

/** What the owner of a subscription can see and do. */
export function createSubscription({
  accounts,
  store,
  stripe,
  readSubscription,
  now,
}: {
  accounts: AccountStore;
  store: BillingStore;
  stripe: StripeClient;
  readSubscription: ReadSubscription;
  now: () => Date;
}) {
  async function liveOf({ id }: Owner, reason: string) {
    const live = (await readSubscription(id, reason)).filter(isLive);
    if (!live.length) throw new Refusal('not-found', 'no-subscription');
    return live;
  }

  return {
    /** If the provider does not answer, returns the last known state. */
    async status(owner: Owner, onProblem: (error: unknown) => void): Promise<Omit<BillingStatus, 'success'>> {
      const row = await store.find(owner.id);
      const paying = row?.status === 'past_due' || (row?.checkoutUntil && row.checkoutUntil > now());
      const due = !row?.checkedAt || now().getTime() - row.checkedAt.getTime() >= RECHECK_MS;
      if (paying && due) await inTime(readSubscription(owner.id, 'page'), PROVIDER_WAIT_MS).catch(onProblem);
      const facts = await store.find(owner.id);
      const account = await accounts.findById(owner.id);
      const until = account?.premiumUntil ?? null;
      return {
        premium_status: premiumStatus(until, now()),
        premium_until: until?.toISOString() ?? null,
        cancel_at_period_end: account?.cancelAtPeriodEnd ?? false,
        has_subscription: isLive(facts ?? { status: null }),
        current_period_end: (facts?.endsAt ?? facts?.periodEnd)?.toISOString() ?? null,
        payment_failed: facts?.status === 'past_due' || facts?.status === 'unpaid',
      };
    },

    /** Cancels at the end of the paid month, or at once if the month is not paid. */
    async cancel(owner: Owner) {
      for (const { id, status, endsAt } of await liveOf(owner, 'cancellation requested')) {
        if (status !== 'active' && status !== 'trialing') await stripe.cancelNow(id);
        else if (!endsAt) await stripe.cancelAtPeriodEnd(id);
      }
      await readSubscription(owner.id, 'cancelled by its owner');
    },

    async undoCancel(owner: Owner) {
      for (const { id, endsAt } of await liveOf(owner, 'undo requested'))
        if (endsAt) await stripe.keepGoing(id);
      await readSubscription(owner.id, 'continued by its owner');
    },

    async portalUrl(owner: Owner): Promise<string> {
      const row = await store.find(owner.id);
      if (!row) throw new Refusal('not-found', 'no-subscription');
      return stripe.portalUrl(owner, row.customerId);
    },

    /** Ends everything before the account is deleted, so that nothing is charged or paid for it afterwards. */
    async end(owner: Owner) {
      const row = await store.find(owner.id);
      if (!row) return;
      if (row.checkoutId) await stripe.expireCheckout(row.checkoutId);
      const live = (await stripe.subscriptionsOf(row.customerId)).filter(isLive);
      for (const { id } of live) await stripe.cancelNow(id);
      const ended = live.map(({ id }) => id);
      await store.audit({
        accountId: owner.id,
        reason: ACCOUNT_DELETED,
        now: now(),
        before: { status: row.status },
        after: { ended },
      });
    },
  };
}
