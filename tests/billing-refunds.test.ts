import { describe, expect, test } from 'vitest';
import { rowsOf, runJobs } from './support/billing.ts';
import { setUpBilling } from './support/payers.ts';

const DAY = 24 * 3_600_000;
const billing = setUpBilling();
const { clock, newPayer, untilDone } = billing;

describe('a refund', () => {
  test('of the whole amount ends premium and the subscription, with a mail and an audit row', async () => {
    const { user, subscription } = await newPayer();
    await untilDone();
    billing.stripe.ledger.money.refund(subscription.latest_invoice);
    await untilDone();
    expect((await user.status()).premium_status).toBe('expired');
    expect(subscription.status).toBe('canceled');
    const rows = await rowsOf(
      billing.app,
      'SELECT reason, after FROM billing_audit WHERE account_id = $1 ORDER BY id',
      [user.id],
    );
    expect(rows.some(({ after }) => after.status === 'canceled')).toBe(true);
    expect(rows).toContainEqual({
      reason: expect.stringMatching(/^payment returned: charge\.refunded evt_/),
      after: { ended: [subscription.id] },
    });
    await runJobs(billing.app, clock.now);
    await billing.sink.mailFor(user.email, 'Your Mayfly premium has ended');
  });

  test('does not prevent a new payment', async () => {
    const { user, subscription } = await newPayer();
    billing.stripe.ledger.money.refund(subscription.latest_invoice);
    await user.becomes('expired');
    const again = await user.pay();
    await user.becomes('true');
    expect(again.id).not.toBe(subscription.id);
    // The old refund arrives again and does not affect the new payment.
    billing.stripe.ledger.money.refund(subscription.latest_invoice);
    await untilDone();
    expect(again.status).toBe('active');
  });

  test('of a part, or for an earlier month, changes nothing', async () => {
    const { user, subscription } = await newPayer();
    const first = subscription.latest_invoice;
    billing.stripe.ledger.money.refund(first, { whole: false });
    await untilDone();
    billing.stripe.ledger.renew(subscription.id);
    billing.stripe.ledger.money.refund(first);
    await untilDone();
    expect(subscription.status).toBe('active');
    expect((await user.status()).premium_status).toBe('true');
  });

  test.each(['needs_response', 'lost'])('by a chargeback (%s) ends both', async (status) => {
    const { user, subscription } = await newPayer();
    billing.stripe.ledger.money.dispute(subscription.latest_invoice, status);
    await user.becomes('expired');
    expect(subscription.status).toBe('canceled');
  });

  test.each(['warning_needs_response', 'won'])(
    'by a chargeback that is not certain (%s) changes nothing',
    async (status) => {
      const { user, subscription } = await newPayer();
      billing.stripe.ledger.money.dispute(subscription.latest_invoice, status);
      await untilDone();
      expect(subscription.status).toBe('active');
      expect((await user.status()).premium_status).toBe('true');
    },
  );

  test('is found by the daily job when no webhook arrives', async () => {
    const { user, subscription } = await newPayer();
    await untilDone();
    billing.stripe.state.webhookUrl = null;
    billing.stripe.ledger.money.refund(subscription.latest_invoice);
    clock.advance(DAY + 1000);
    await runJobs(billing.app, clock.now);
    // The app's own job may have processed it already.
    await expect.poll(async () => (await user.session()).premium_status).toBe('expired');
    expect(subscription.status).toBe('canceled');
  });
});
