import { describe, expect, test } from 'vitest';
import { call } from './support/api-client.ts';
import { runJobs } from './support/billing.ts';
import { setUpBilling } from './support/payers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const billing = setUpBilling();
const { clock, newPayer, untilDone } = billing;

describe('the end of the month', () => {
  test('ends a cancelled subscription on time, without any webhook', async () => {
    const { user, subscription } = await newPayer();
    await user.ask('POST', '/api/cancel-subscription');
    billing.stripe.state.webhookUrl = null;
    const left = subscription.items.data[0]!.current_period_end * 1000 - clock.now().getTime();
    clock.advance(left - 1000);
    expect((await user.status()).premium_status).toBe('true');
    clock.advance(1000);
    expect((await user.status()).premium_status).toBe('expired');
    const refused = await call(billing.app.http, 'POST', '/api/auth/signin', {
      body: { email: user.email, password: 'correct horse' },
    });
    expect(refused.json).toMatchObject({ expired: true, redirectTo: '/expired-subscription' });
    await runJobs(billing.app, clock.now);
    const { text } = await billing.sink.mailFor(user.email, 'Your Mayfly premium has ended');
    expect(text).toContain('Reactivate for $4.99 a month');
  });

  test('has a grace period while the renewal is late, and the job finds the renewal without a webhook', async () => {
    const { user, subscription } = await newPayer();
    await untilDone();
    billing.stripe.state.webhookUrl = null;
    clock.advance(subscription.items.data[0]!.current_period_end * 1000 - clock.now().getTime() + 2 * 60_000);
    expect((await user.session()).premium_status).toBe('true');
    billing.stripe.ledger.renew(subscription.id);
    await runJobs(billing.app, clock.now);
    const end = new Date(subscription.items.data[0]!.current_period_end * 1000);
    expect((await user.status()).current_period_end).toBe(end.toISOString());
  });

  test('ends premium when no renewal arrives, even while Stripe is unavailable', async () => {
    const { user, subscription } = await newPayer();
    billing.stripe.state.down = true;
    clock.advance(subscription.items.data[0]!.current_period_end * 1000 - clock.now().getTime() + 6 * HOUR);
    expect((await user.session()).premium_status).toBe('expired');
  });
});

describe('a payment that fails', () => {
  test('is reported once, keeps premium for two weeks, and then ends it', async () => {
    const { user, subscription } = await newPayer();
    billing.stripe.ledger.renew(subscription.id, { paid: false });
    await expect.poll(async () => (await user.status()).payment_failed).toBe(true);
    expect((await user.status()).premium_status).toBe('true');
    const until = subscription.items.data[0]!.current_period_start * 1000 + 14 * DAY;
    expect((await user.status()).premium_until).toBe(new Date(until).toISOString());
    await billing.sink.mailFor(user.email, 'Your Mayfly payment did not go through');
    await billing.sink.mailFor(user.email, 2);
    billing.stripe.ledger.set(subscription.id, {});
    await untilDone();
    expect(billing.sink.mails.filter(({ to }) => to === user.email)).toHaveLength(2);

    billing.stripe.ledger.set(subscription.id, { status: 'unpaid' });
    await user.becomes('expired');
  });

  test('can be paid after premium has ended, without a second subscription', async () => {
    // Shorter periods, so that the session does not expire first.
    billing.stripe.ledger.settings.periodDays = 15;
    const { user, subscription } = await newPayer();
    billing.stripe.ledger.renew(subscription.id, { paid: false });
    await expect.poll(async () => (await user.status()).payment_failed).toBe(true);
    await untilDone();
    const item = subscription.items.data[0]!;
    clock.advance(item.current_period_start * 1000 + 14 * DAY - clock.now().getTime());
    expect((await user.session()).premium_status).toBe('expired');
    expect(await user.checkout()).toBe(`${billing.stripe.url}/portal/${subscription.customer}`);
    billing.stripe.state.webhookUrl = null;
    billing.stripe.ledger.set(subscription.id, { status: 'active' });
    clock.advance(5_000);
    await user.becomes('true');
    const theirs = [...billing.stripe.ledger.subscriptions.values()].filter(
      (one) => one.customer === subscription.customer,
    );
    expect(theirs).toHaveLength(1);
  });

  test('allows a new subscription after Stripe gives up', async () => {
    const { user, subscription } = await newPayer();
    billing.stripe.ledger.set(subscription.id, { status: 'unpaid' });
    await user.becomes('expired');
    const again = await user.pay();
    expect(subscription.status).toBe('canceled');
    expect(again.id).not.toBe(subscription.id);
    await user.becomes('true');
  });

  test('ends premium at once when its owner cancels, because nothing is paid', async () => {
    const { user, subscription } = await newPayer();
    billing.stripe.ledger.renew(subscription.id, { paid: false });
    await expect.poll(async () => (await user.status()).payment_failed).toBe(true);
    await user.ask('POST', '/api/cancel-subscription');
    expect(subscription.status).toBe('canceled');
    expect((await user.status()).premium_status).toBe('expired');
  });
});
