import { z } from 'zod';
import { subscriptionStatus } from './auth.ts';

// POST /api/subscription-status, bearer token. While a checkout is open it also looks at the payment provider, so
// that a payment counts even when its webhook is late.
export const billingStatus = subscriptionStatus.extend({
  /** False for premium that was given rather than bought: there is nothing to cancel. */
  has_subscription: z.boolean(),
  /** The end of the paid month: when the next payment is due, or premium ends. */
  current_period_end: z.iso.datetime().nullable(),
  /** The last payment did not go through and is being tried again. */
  payment_failed: z.boolean(),
});
export type BillingStatus = z.infer<typeof billingStatus>;

// POST /api/cancel-subscription, bearer token: premium stays until the paid month is over. With `undo` the
// subscription goes on. Saying either twice changes nothing more. 404 without a subscription.
export const cancelBody = z.object({ undo: z.boolean().optional() }).nullish();
export type CancelBody = z.infer<typeof cancelBody>;

// GET /api/stripe-config, bearer token: 503 while billing is off, 409 when the subscription runs already. After a
// failed payment it leads to the customer portal, where that very payment can be made.

// POST /api/billing-portal, bearer token: where invoices and the card are. 404 for who never paid.
export const portalAnswer = z.object({ success: z.literal(true), url: z.string() });
export type PortalAnswer = z.infer<typeof portalAnswer>;

// POST /api/stripe/webhook: called by Stripe alone. 400 without a valid signature of the last five minutes.
export const WEBHOOK_TOLERANCE_SECONDS = 300;

export const billingTexts = {
  alreadyActive: 'Your premium subscription is active already.',
  noSubscription: 'There is no subscription.',
  providerAway: 'The payment provider cannot be reached. Please try again in a moment.',
  stillSubscribed:
    'This account has a subscription, and without the keys of the payment provider it cannot be cancelled.',
  badSignature: 'The signature is not valid.',
} as const;
