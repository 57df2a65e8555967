import { z } from 'zod';
import { subscriptionStatus } from './auth.ts';

// POST /api/subscription-status, bearer token. While a checkout is open, the server also asks the payment provider, so
// that a payment counts even when its webhook is late.
export const billingStatus = subscriptionStatus.extend({
  /** False when premium was granted by the operator, so that there is nothing to cancel. */
  has_subscription: z.boolean(),
  /** The end of the paid month, when the next payment is due or premium ends. */
  current_period_end: z.iso.datetime().nullable(),
  /** The last payment failed and is being retried. */
  payment_failed: z.boolean(),
});
export type BillingStatus = z.infer<typeof billingStatus>;

// POST /api/cancel-subscription, bearer token: premium stays until the end of the paid month. `undo` takes the
// cancellation back. Repeating a call has no effect. 404 without a subscription.
export const cancelBody = z.object({ undo: z.boolean().optional() }).nullish();

// GET /api/stripe-config, bearer token: 503 while billing is off, 409 when the subscription is already active. After a
// failed payment the URL is that of the customer portal, where the payment can be made.

// POST /api/billing-portal, bearer token: the URL to manage invoices and the card. 404 for accounts that never paid.
export const portalAnswer = z.object({ success: z.literal(true), url: z.string() });
export type PortalAnswer = z.infer<typeof portalAnswer>;

// POST /api/stripe/webhook: called by Stripe. 400 without a valid signature from the last five minutes.
export const WEBHOOK_TOLERANCE_SECONDS = 300;
