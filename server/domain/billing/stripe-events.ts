import { createWorkQueue, untilDone } from '#server/lib/work-queue.ts';
import { BadSignature, type BillingEvent, type StripeClient } from '#server/outbound/stripe.ts';
import type { AccountStore } from '#server/store/accounts/account-store.ts';
import type { BillingEventStore, ClaimedEvent } from '#server/store/billing/billing-event-store.ts';
import type { BillingStore } from '#server/store/billing/billing-store.ts';
import { Refusal } from '../errors.ts';
import { isUuid } from '../ids.ts';
import type { EndRefunded } from './end-refunded.ts';
import { isLive } from './entitlement.ts';
import type { ReadSubscription } from './read-subscription.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RETRIES = { waits: [5_000, 30_000, 2 * MINUTE, 15 * MINUTE, 60 * MINUTE], repeats: true };
const LEASE_MS = 3 * MINUTE;
const GIVE_UP_MS = 3 * DAY;
const KEEP_MS = 90 * DAY;
const CHECKS_AT_ONCE = 50;

/** Events that may change the state of a subscription. */
const relevantTypes =
  /^(charge\.(refunded$|dispute\.)|checkout\.session\.|customer\.(deleted$|subscription\.)|invoice\.(paid|payment_|marked_uncollectible|voided))/;

/** Stripe's events are stored before they are answered, then processed, and retried until they succeed. */
export function createStripeEvents({
  accounts,
  store,
  events,
  stripe,
  readSubscription,
  endRefunded,
  onProblem,
  now,
}: {
  accounts: AccountStore;
  store: BillingStore;
  events: BillingEventStore;
  stripe: StripeClient;
  readSubscription: ReadSubscription;
  endRefunded: EndRefunded;
  onProblem: (error: unknown, what: string) => void;
  now: () => Date;
}) {
  const after = (ms: number) => new Date(now().getTime() + ms);
  let closed = false;

  /** Finds the account by its customer id. For an unknown customer, uses the account id that we attached to it. */
  async function accountOf(customerId: string, accountId: string | null): Promise<string | null> {
    const row = await store.findByCustomer(customerId);
    if (row) return row.accountId;
    if (!accountId || !(await accounts.findById(accountId)) || (await store.find(accountId))) return null;
    await store.putCustomer({ accountId, customerId, now: now() });
    return accountId;
  }

  /** Somebody paid for an account that was deleted. Cancels the subscription, so that nothing more is charged. */
  async function endOrphans(customerId: string, accountId: string) {
    if (!(await store.wasDeleted(accountId))) return;
    const live = (await stripe.subscriptionsOf(customerId)).filter(isLive);
    for (const { id } of live) await stripe.cancelNow(id);
    const ended = live.map(({ id }) => id);
    if (ended.length)
      await store.audit({ accountId, reason: 'paid after deletion', now: now(), after: { ended } });
  }

  async function process({ id, type, customerId, accountId, chargeId }: ClaimedEvent) {
    const customer = customerId ?? (chargeId && (await stripe.customerOfCharge(chargeId)));
    if (!customer) return;
    const account = await accountOf(customer, accountId);
    const reason = `${type} ${id}`;
    if (account) await (type.startsWith('charge.') ? endRefunded : readSubscription)(account, reason);
    else if (accountId) await endOrphans(customer, accountId);
  }

  const work = untilDone({
    act: process,
    settle: events.settle,
    retries: RETRIES,
    endsAt: ({ receivedAt }) => new Date(receivedAt.getTime() + GIVE_UP_MS),
    onFailure: (error, { type }) => onProblem(error, `event ${type}`),
    now,
  });
  const queue = createWorkQueue({ claim: events.claim, work, now });

  return {
    /** Stores an event. Events that are not about subscriptions are accepted and dropped. */
    async receive(payload: Buffer, signature: string) {
      let event: BillingEvent;
      try {
        event = stripe.readEvent(payload, signature, now());
      } catch (error) {
        if (error instanceof BadSignature) throw new Refusal('bad-input', 'bad-signature');
        throw error;
      }
      if (!relevantTypes.test(event.type)) return;
      const accountId = event.accountId && isUuid(event.accountId) ? event.accountId : null;
      await events.insert({ ...event, accountId }, now());
    },

    /** Processes all events that are due. */
    run: queue.run,

    /** Checks every subscription once a day and when its month ends, in case an event was missed. */
    async reconcile() {
      await events.purge(after(-KEEP_MS));
      const due = await store.claimDue({ now: now(), leaseUntil: after(LEASE_MS), max: CHECKS_AT_ONCE });
      for (const accountId of due) {
        if (closed) return;
        await endRefunded(accountId, 'reconciliation').catch((error) => onProblem(error, 'reconciliation'));
      }
    },

    async close() {
      closed = true;
      await queue.close();
    },
  };
}
