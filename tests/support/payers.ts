import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createSignedIn } from './accounts.ts';
import { call } from './api-client.ts';
import { rowsOf } from './billing.ts';
import { createClock } from './clock.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import { type RunningApp, startApp } from './start-app.ts';
import { type StripeDouble, startStripeDouble } from './stripe-double.ts';

/** An app for this test file with a Stripe double, its own clock and users who pay. */
export function setUpBilling() {
  const clock = createClock();
  const place = { clock } as { clock: typeof clock; app: RunningApp; stripe: StripeDouble; sink: MailSink };
  beforeAll(async () => {
    [place.stripe, place.sink] = await Promise.all([startStripeDouble({ now: clock.now }), startMailSink()]);
    const { stripe, sink } = place;
    place.app = await startApp({ stripe: stripe.config, smtpOutUrl: sink.url, now: clock.now });
  });
  afterAll(async () => {
    await place.app?.close();
    await place.stripe?.close();
    await place.sink?.close();
  });
  beforeEach(() => {
    Object.assign(place.stripe.state, {
      down: false,
      hangs: false,
      response: null,
      webhookUrl: place.app.http,
    } satisfies typeof place.stripe.state);
  });
  return Object.assign(
    place,
    createPayers(() => place),
  );
}

/** Users with accounts who can pay at the Stripe double. */
export function createPayers(place: () => { app: RunningApp; stripe: StripeDouble }) {
  let count = 0;

  async function newUser(role: 'free' | 'expired' = 'free') {
    const { app, stripe } = place();
    const email = `user${++count}@example.org`;
    const { token, user } = await createSignedIn(app, email, role);
    const ask = (method: string, path: string, body?: unknown) =>
      call(app.http, method, path, body === undefined ? { token } : { token, body });
    const checkout = async () => (await ask('GET', '/api/stripe-config')).json.checkoutUrl as string;
    const status = async () => (await ask('POST', '/api/subscription-status')).json;
    return {
      id: user.id,
      email,
      token,
      ask,
      checkout,
      status,
      session: async () => (await ask('GET', '/api/auth/session')).json.user,
      pay: async () => stripe.ledger.pay(checkoutId(await checkout())),
      becomes: (premium: string) => expect.poll(async () => (await status()).premium_status).toBe(premium),
    };
  }

  return {
    newUser,
    /** A user who has paid and has premium. */
    async newPayer() {
      const user = await newUser();
      const subscription = await user.pay();
      await user.becomes('true');
      return { user, subscription };
    },
    /** Waits until every webhook is delivered and processed. */
    async untilDone() {
      const { app, stripe } = place();
      await stripe.settled();
      const open = () => rowsOf(app, 'SELECT 1 FROM billing_events WHERE next_at IS NOT NULL');
      await expect.poll(async () => (await open()).length).toBe(0);
    },
  };
}

export const checkoutId = (url: string) => url.split('/').at(-1)!;
