import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createSignedIn } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { rowsOf, runJobs } from './support/billing.ts';
import { createClock } from './support/clock.ts';
import { refusal } from './support/refusal.ts';
import { setUpApp } from './support/set-up-app.ts';
import { type StripeDouble, startStripeDouble } from './support/stripe-double.ts';

const clock = createClock();
let stripe: StripeDouble;
let count = 0;

afterAll(() => stripe?.close());
const app = setUpApp(async () => {
  stripe = await startStripeDouble({ now: clock.now });
  return { stripe: stripe.config, now: clock.now };
});
beforeEach(() => {
  stripe.state.down = false;
});

/** A user who has paid, before any webhook arrived. */
async function untold() {
  const { token, user } = await createSignedIn(app, `payer${++count}@example.org`, 'free');
  const { json } = await call(app.http, 'GET', '/api/stripe-config', { token });
  const subscription = stripe.ledger.pay(json.checkoutUrl.split('/').at(-1)!);
  const status = async () =>
    (await call(app.http, 'GET', '/api/auth/session', { token })).json.user.premium_status as string;
  return { id: user.id, token, subscription, status, event: created(subscription) };
}
const created = (subscription: object) =>
  stripe.ledger.eventOf('customer.subscription.created', subscription);
const send = (...args: Parameters<StripeDouble['sendEvent']> extends [string, ...infer R] ? R : never) =>
  stripe.sendEvent(app.http, ...args);
const untilDone = () =>
  expect
    .poll(async () => (await rowsOf(app, 'SELECT 1 FROM billing_events WHERE next_at IS NOT NULL')).length)
    .toBe(0);
const changes = async (id: string) =>
  (await rowsOf(app, 'SELECT reason FROM billing_audit WHERE account_id = $1 AND before IS NOT NULL', [id]))
    .length;

describe('a webhook', () => {
  test('that is forged, tampered with, unsigned or signed with another secret changes nothing', async () => {
    const payer = await untold();
    const requests = stripe.requests.length;
    for (const wrong of [
      { secret: 'whsec_other' },
      { tamper: (text: string) => text.replace('"livemode": false', '"livemode": true ') },
      { header: '' },
      { header: 't=1,v1=00' },
      { header: `t=${Math.floor(clock.now().getTime() / 1000)},v1=${'0'.repeat(64)}` },
    ]) {
      const answer = await send(payer.event, wrong);
      expect(answer).toEqual({ status: 400, json: refusal('bad-signature') });
    }
    expect(await rowsOf(app, 'SELECT 1 FROM billing_events WHERE id = $1', [payer.event.id])).toEqual([]);
    expect(stripe.requests.length).toBe(requests);
    expect(await payer.status()).toBe('false');
  });

  test('older than 300 seconds is refused, and a newer one is accepted', async () => {
    const payer = await untold();
    const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000);
    expect((await send(payer.event, { at: ago(302) })).status).toBe(400);
    expect(await payer.status()).toBe('false');
    expect((await send(payer.event, { at: ago(298) })).status).toBe(200);
    await expect.poll(payer.status).toBe('true');
  });

  test('that arrives several times, also at the same time, counts once', async () => {
    const payer = await untold();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(payer.event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await expect.poll(payer.status).toBe('true');
    await untilDone();
    const requests = stripe.requests.length;
    await send(payer.event);
    await untilDone();
    expect(stripe.requests.length).toBe(requests);
    expect(await changes(payer.id)).toBe(1);
  });

  test('replayed after the subscription has ended does not restore premium', async () => {
    const payer = await untold();
    const ended = stripe.ledger.end(payer.subscription.id);
    await send(ended);
    await untilDone();
    await send(payer.event);
    await send(
      stripe.ledger.eventOf('invoice.paid', { object: 'invoice', customer: payer.subscription.customer }),
    );
    await untilDone();
    expect(await payer.status()).toBe('false');
  });

  test('leads to the current state in any order of arrival', async () => {
    const payer = await untold();
    const renewed = stripe.ledger.renew(payer.subscription.id);
    const failed = stripe.ledger.renew(payer.subscription.id, { paid: false });
    const paid = stripe.ledger.set(payer.subscription.id, { status: 'active' });
    for (const event of [paid, failed, payer.event, renewed]) await send(event);
    await untilDone();
    const { json } = await call(app.http, 'POST', '/api/subscription-status', { token: payer.token });
    const end = new Date(payer.subscription.items.data[0]!.current_period_end * 1000).toISOString();
    expect(json).toMatchObject({ premium_status: 'true', payment_failed: false, current_period_end: end });
  });

  test('that cannot be processed is kept and tried again', async () => {
    const payer = await untold();
    stripe.state.down = true;
    expect((await send(payer.event)).status).toBe(200);
    await expect
      .poll(
        async () =>
          (await rowsOf(app, 'SELECT attempts FROM billing_events WHERE id = $1', [payer.event.id]))[0],
      )
      .toEqual({ attempts: 1 });
    stripe.state.down = false;
    clock.advance(6_000);
    await expect.poll(() => runJobs(app, clock.now).then(payer.status)).toBe('true');
  });

  test('about an unknown customer is accepted and changes nothing', async () => {
    const before = await rowsOf(app, 'SELECT count(*) FROM billing');
    const stranger = { object: 'subscription', customer: 'cus_other', metadata: { account_id: 'no uuid' } };
    expect((await send(stripe.ledger.eventOf('customer.subscription.updated', stranger))).status).toBe(200);
    expect((await send(stripe.ledger.eventOf('payout.paid', { object: 'payout' }))).status).toBe(200);
    await untilDone();
    expect(await rowsOf(app, 'SELECT count(*) FROM billing')).toEqual(before);
  });

  test('finds its account by the metadata when our record of the customer is lost', async () => {
    const payer = await untold();
    await rowsOf(app, 'DELETE FROM billing WHERE account_id = $1', [payer.id]);
    await send(payer.event);
    await expect.poll(payer.status).toBe('true');
  });

  test('may be larger than other calls', async () => {
    const payer = await untold();
    const event = stripe.ledger.eventOf('customer.subscription.updated', {
      ...payer.subscription,
      description: 'x'.repeat(200_000),
    });
    expect((await send(event)).status).toBe(200);
    await expect.poll(payer.status).toBe('true');
  });
});

test('an earlier read never overwrites a later one', async () => {
  const payer = await untold();
  await send(payer.event);
  await expect.poll(payer.status).toBe('true');
  await rowsOf(app, 'UPDATE billing SET written_seq = read_seq + 5 WHERE account_id = $1', [payer.id]);
  await send(stripe.ledger.end(payer.subscription.id));
  await untilDone();
  expect(await payer.status()).toBe('true');
});

test('no payload and no address is stored with an event', async () => {
  const payer = await untold();
  await send(payer.event);
  await untilDone();
  const [row] = await rowsOf(app, 'SELECT * FROM billing_events WHERE id = $1', [payer.event.id]);
  expect(Object.keys(row).sort()).toEqual([
    'account_id',
    'attempts',
    'charge_id',
    'customer_id',
    'happened_at',
    'id',
    'next_at',
    'received_at',
    'type',
  ]);
});
