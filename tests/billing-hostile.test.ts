import { describe, expect, test } from 'vitest';
import { withOperator } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { rowsOf, runJobs } from './support/billing.ts';
import { checkoutId, setUpBilling } from './support/payers.ts';
import { startApp } from './support/start-app.ts';

const AWAY = 'The payment provider cannot be reached. Please try again in a moment.';
const MINUTE = 60_000;
const billing = setUpBilling();
const { clock, newUser, newPayer, untilDone } = billing;
const openSessions = (customer: string) =>
  [...billing.stripe.ledger.sessions.values()].filter(
    (one) => one.customer === customer && one.status === 'open',
  );

describe('an account that is deleted', () => {
  test('while its checkout is being opened leaves no open checkout', async () => {
    const user = await newUser();
    await user.checkout();
    const [{ customer_id: customer }] = await rowsOf(
      billing.app,
      'SELECT customer_id FROM billing WHERE account_id = $1',
      [user.id],
    );
    for (const one of openSessions(customer)) one.status = 'expired';
    // The account is deleted before Stripe answers.
    const release = billing.stripe.hold('POST', '/v1/checkout/sessions');
    const request = user.ask('GET', '/api/stripe-config');
    await release.reached;
    expect((await user.ask('DELETE', '/api/user/delete-account')).status).toBe(200);
    release.go();
    expect((await request).status).toBeGreaterThanOrEqual(400);
    expect(openSessions(customer)).toEqual([]);
  });

  test('and paid for afterwards is not charged again and stays deleted', async () => {
    const user = await newUser();
    const session = billing.stripe.ledger.sessions.get(checkoutId(await user.checkout()))!;
    expect((await user.ask('DELETE', '/api/user/delete-account')).status).toBe(200);
    Object.assign(session, { status: 'open' });
    const subscription = billing.stripe.ledger.pay(session.id);
    await expect.poll(() => subscription.status).toBe('canceled');
    await untilDone();
    expect(await rowsOf(billing.app, 'SELECT 1 FROM accounts WHERE id = $1', [user.id])).toEqual([]);
    expect(await rowsOf(billing.app, 'SELECT 1 FROM billing WHERE account_id = $1', [user.id])).toEqual([]);
  });

  test('is kept with its subscription while no keys are configured to cancel it', async () => {
    const { user, subscription } = await newPayer();
    const keyless = await startApp({
      databaseUrl: billing.app.databaseUrl,
      dataDir: billing.app.config.dataDir,
      now: clock.now,
    });
    try {
      const answer = await call(keyless.http, 'DELETE', '/api/user/delete-account', { token: user.token });
      expect([answer.status, answer.json.error]).toEqual([
        503,
        'This account has a subscription that cannot be cancelled now, because billing is switched off.',
      ]);
      await expect(
        withOperator(keyless, async ({ manage }) => manage.remove(await manage.find(user.email))),
      ).rejects.toThrow(/has a subscription/);
      expect((await user.session()).premium_status).toBe('true');
      expect(subscription.status).toBe('active');
    } finally {
      await keyless.close();
    }
  });
});

describe('two tabs', () => {
  test('ten minutes apart get one checkout that can be paid', async () => {
    const user = await newUser();
    clock.advance(10 * MINUTE - (clock.now().getTime() % (10 * MINUTE)) - 1);
    const release = billing.stripe.hold('POST', '/v1/checkout/sessions');
    const first = user.ask('GET', '/api/stripe-config');
    await release.reached;
    clock.advance(2);
    const second = await user.checkout();
    release.go();
    expect((await first).json.checkoutUrl).toBe(second);
    const { customer } = billing.stripe.ledger.sessions.get(checkoutId(second))!;
    expect(openSessions(customer)).toHaveLength(1);
  });

  test('that cancel and undo at the same time end in one consistent state', async () => {
    const { user, subscription } = await newPayer();
    const answers = await Promise.all([
      user.ask('POST', '/api/cancel-subscription'),
      user.ask('POST', '/api/cancel-subscription', { undo: true }),
      user.ask('POST', '/api/cancel-subscription'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await untilDone();
    expect((await user.status()).cancel_at_period_end).toBe(subscription.cancel_at_period_end);
  });
});

describe('nobody else', () => {
  test('becomes premium through the customer of another account', async () => {
    const { subscription } = await newPayer();
    const other = await newUser();
    const event = billing.stripe.ledger.eventOf('customer.subscription.updated', {
      ...subscription,
      metadata: { account_id: other.id },
    });
    await billing.stripe.sendEvent(billing.app.http, event);
    await untilDone();
    expect((await other.status()).premium_status).toBe('false');
    expect(await rowsOf(billing.app, 'SELECT 1 FROM billing WHERE account_id = $1', [other.id])).toEqual([]);
  });

  test('can fill the memory with a webhook', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1);
    expect((await call(billing.app.http, 'POST', '/api/stripe/webhook', { body })).status).toBe(413);
  });
});

const answers = [
  ['no connection', null],
  ['nothing', { status: 200, body: {} }],
  ['another object', { status: 200, body: { object: 'list', data: [{ object: 'cat' }] } }],
  ['a page', { status: 200, body: '<!doctype html><h1>Hello' }],
  ['too many requests', { status: 429, body: { error: { type: 'rate_limit', message: 'slow' } } }],
  ['a failure without words', { status: 502, body: '' }],
] as const;
test('an answer of Stripe that makes no sense changes nothing, and calls say that billing is unavailable', async () => {
  const { user } = await newPayer();
  const fresh = await newUser();
  await untilDone();
  const before = await user.status();
  for (const [what, says] of answers) {
    Object.assign(billing.stripe.state, { response: says, down: says === null });
    for (const [method, path] of [
      ['GET', '/api/stripe-config'],
      ['POST', '/api/cancel-subscription'],
      ['POST', '/api/billing-portal'],
      ['DELETE', '/api/user/delete-account'],
    ] as const) {
      const answer = await user.ask(method, path);
      expect([what, path, answer.status, answer.json.error]).toEqual([what, path, 503, AWAY]);
    }
    expect((await fresh.ask('GET', '/api/stripe-config')).status).toBe(503);
    const due = 'UPDATE billing SET check_at = $1 WHERE account_id = $2';
    await rowsOf(billing.app, due, [clock.now(), user.id]);
    await runJobs(billing.app, clock.now);
    expect([what, await user.status()]).toEqual([what, before]);
  }
});

test('a call returns in time when Stripe does not answer', async () => {
  const user = await newUser();
  await user.checkout();
  billing.stripe.state.hangs = true;
  expect((await user.status()).premium_status).toBe('false');
});
