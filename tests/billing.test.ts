import { describe, expect, test } from 'vitest';
import { signIn, withOperator } from './support/accounts.ts';
import { rowsOf, runJobs } from './support/billing.ts';
import { checkoutId, setUpBilling } from './support/payers.ts';
import { refusal } from './support/refusal.ts';

const HOUR = 3_600_000;
const billing = setUpBilling();
const { clock, newUser, newPayer, untilDone } = billing;
const audit = (id: string) =>
  rowsOf(billing.app, 'SELECT reason, before, after FROM billing_audit WHERE account_id = $1 ORDER BY id', [
    id,
  ]);

describe('a checkout', () => {
  test('has the account, the price and the site, and returns to the site', async () => {
    const user = await newUser();
    const url = await user.checkout();
    const session = billing.stripe.ledger.sessions.get(checkoutId(url))!;
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: user.id,
      success_url: `${billing.app.config.publicUrl}/payment-success`,
      cancel_url: `${billing.app.config.publicUrl}/payment`,
      metadata: { account_id: user.id, price_id: 'price_premium' },
      subscriptionMetadata: { account_id: user.id },
    });
    expect(billing.stripe.ledger.customers.get(session.customer)).toMatchObject({ email: user.email });
  });

  test('is the same one when it is requested again or twice at once', async () => {
    const user = await newUser();
    const [one, two] = await Promise.all([user.checkout(), user.checkout()]);
    expect(two).toBe(one);
    expect(await user.checkout()).toBe(one);
    const rows = await rowsOf(billing.app, 'SELECT customer_id FROM billing WHERE account_id = $1', [
      user.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('is a new one for the same customer after the old one has expired', async () => {
    const user = await newUser();
    const first = await user.checkout();
    const id = checkoutId(first);
    billing.stripe.ledger.call('POST', `/v1/checkout/sessions/${id}/expire`, {});
    const second = await user.checkout();
    expect(second).not.toBe(first);
    const customers = [first, second].map(
      (url) => billing.stripe.ledger.sessions.get(checkoutId(url))!.customer,
    );
    expect(new Set(customers).size).toBe(1);
  });

  test('gets a new customer when the old one was deleted at Stripe', async () => {
    const user = await newUser();
    const id = checkoutId(await user.checkout());
    const session = billing.stripe.ledger.sessions.get(id)!;
    session.status = 'expired';
    billing.stripe.ledger.customers.get(session.customer)!.deleted = true;
    const url = await user.checkout();
    expect(billing.stripe.ledger.sessions.get(checkoutId(url))!.customer).not.toBe(session.customer);
  });

  test('is refused for an account that already pays', async () => {
    const { user } = await newPayer();
    const answer = await user.ask('GET', '/api/stripe-config');
    expect(answer.status).toBe(409);
    expect(answer.json).toEqual(refusal('already-active'));
  });
});

describe('a payment', () => {
  test('grants premium, with a mail, an updated session and an audit row', async () => {
    const { user, subscription } = await newPayer();
    const end = subscription.items.data[0]!.current_period_end * 1000;
    expect(await user.status()).toEqual({
      success: true,
      premium_status: 'true',
      premium_until: new Date(end + 6 * HOUR).toISOString(),
      cancel_at_period_end: false,
      has_subscription: true,
      current_period_end: new Date(end).toISOString(),
      payment_failed: false,
    });
    expect((await user.session()).premium_status).toBe('true');
    expect((await billing.sink.mailFor(user.email)).subject).toBe('Welcome to Mayfly premium');
    await untilDone();
    expect(billing.sink.mails.filter(({ to }) => to === user.email)).toHaveLength(1);
    const rows = await audit(user.id);
    expect(rows.map((row) => row.reason.split(' ')[0])).toEqual(['customer', 'checkout', expect.anything()]);
    expect(rows[2].after).toMatchObject({ subscription: subscription.id, status: 'active' });
    const shown = await withOperator(billing.app, ({ manage }) => manage.find(user.email));
    expect(shown.premiumUntil!.getTime()).toBe(end + 6 * HOUR);
  });

  test('is noticed without a webhook by the page that waits for it', async () => {
    billing.stripe.state.webhookUrl = null;
    const user = await newUser();
    await user.pay();
    expect((await user.status()).premium_status).toBe('true');
  });

  test('is noticed without a webhook or a page by the job', async () => {
    billing.stripe.state.webhookUrl = null;
    const user = await newUser();
    await user.pay();
    expect((await user.session()).premium_status).toBe('false');
    clock.advance(HOUR + 1000);
    await runJobs(billing.app, clock.now);
    expect((await user.session()).premium_status).toBe('true');
  });
});

describe('a cancellation', () => {
  test('ends premium with the paid month, sends a mail, and can be undone', async () => {
    const { user, subscription } = await newPayer();
    const end = new Date(subscription.items.data[0]!.current_period_end * 1000);
    expect((await user.ask('POST', '/api/cancel-subscription')).json).toEqual({ success: true });
    expect(await user.status()).toMatchObject({
      premium_status: 'true',
      premium_until: end.toISOString(),
      cancel_at_period_end: true,
      current_period_end: end.toISOString(),
    });
    await billing.sink.mailFor(user.email, /^Your Mayfly premium ends on /);
    expect((await user.ask('POST', '/api/cancel-subscription', {})).status).toBe(200);

    expect((await user.ask('POST', '/api/cancel-subscription', { undo: true })).status).toBe(200);
    expect(await user.status()).toMatchObject({ cancel_at_period_end: false, premium_status: 'true' });
    expect(subscription.cancel_at_period_end).toBe(false);
    await untilDone();
    expect(billing.sink.mails.filter(({ to }) => to === user.email)).toHaveLength(2);
  });

  test('with a date, made in the portal, is understood and can be undone', async () => {
    const { user, subscription } = await newPayer();
    const end = subscription.items.data[0]!.current_period_end;
    billing.stripe.ledger.set(subscription.id, { cancel_at: end });
    await expect.poll(async () => (await user.status()).cancel_at_period_end).toBe(true);
    await user.ask('POST', '/api/cancel-subscription', { undo: true });
    expect(subscription.cancel_at).toBeNull();
    expect((await user.status()).cancel_at_period_end).toBe(false);
  });

  test('without a subscription is answered with 404, also for granted premium', async () => {
    const user = await newUser();
    await withOperator(billing.app, ({ manage }) => manage.grant(user.email, 30));
    const answer = await user.ask('POST', '/api/cancel-subscription');
    expect([answer.status, answer.json.error]).toEqual([404, 'There is no subscription.']);
    expect(await user.status()).toMatchObject({ has_subscription: false, premium_status: 'true' });
  });
});

test('an ended subscription is reactivated by a payment of the same customer', async () => {
  const { user, subscription } = await newPayer();
  billing.stripe.ledger.end(subscription.id);
  await user.becomes('expired');
  const again = await user.pay();
  await user.becomes('true');
  expect(again.customer).toBe(subscription.customer);
  expect((await signIn(billing.app.http, user.email)).token).toBeTruthy();
});

test('invoices are in the portal, for accounts with a customer', async () => {
  const { user, subscription } = await newPayer();
  expect((await user.ask('POST', '/api/billing-portal')).json).toEqual({
    success: true,
    url: `${billing.stripe.url}/portal/${subscription.customer}`,
  });
  expect((await (await newUser()).ask('POST', '/api/billing-portal')).status).toBe(404);
});

describe('deleting an account', () => {
  test('cancels its subscription first', async () => {
    const { user, subscription } = await newPayer();
    expect((await user.ask('DELETE', '/api/user/delete-account')).json).toEqual({ success: true });
    expect(subscription.status).toBe('canceled');
    expect(await rowsOf(billing.app, 'SELECT 1 FROM billing WHERE account_id = $1', [user.id])).toEqual([]);
    expect(await audit(user.id)).toContainEqual({
      reason: 'account deleted',
      before: { status: 'active' },
      after: { ended: [subscription.id] },
    });
  });

  test('expires a checkout that is still open', async () => {
    const user = await newUser();
    const id = checkoutId(await user.checkout());
    await user.ask('DELETE', '/api/user/delete-account');
    expect(billing.stripe.ledger.sessions.get(id)!.status).toBe('expired');
  });

  test('by the operator cancels it too', async () => {
    const { user, subscription } = await newPayer();
    await withOperator(billing.app, async ({ manage }) => manage.remove(await manage.find(user.email)));
    expect(subscription.status).toBe('canceled');
  });
});

test('after the operator ends premium, a payer who opens the checkout gets the paid time back', async () => {
  const { user } = await newPayer();
  // Later news of the payment would give the time back at once.
  await untilDone();
  await withOperator(billing.app, ({ manage }) => manage.expire(user.email));
  // Commands have the time of the machine.
  clock.advance(60_000);
  await runJobs(billing.app, clock.now);
  expect((await user.session()).premium_status).toBe('expired');
  expect((await user.ask('GET', '/api/stripe-config')).status).toBe(409);
  expect((await user.session()).premium_status).toBe('true');
});
