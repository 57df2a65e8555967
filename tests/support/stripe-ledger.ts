import type Stripe from 'stripe';
import { createStripeMoney } from './stripe-money.ts';
import { ApiProblem, bad, check, missing, newId, type Params } from './stripe-problems.ts';

type Customer = { id: string; object: 'customer'; email: string | null; metadata: Params; deleted?: true };
type Session = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  mode: string;
  customer: string;
  client_reference_id: string | null;
  success_url: string | null;
  cancel_url: string | null;
  url: string | null;
  subscription: string | null;
  metadata: Params;
  subscriptionMetadata: Params;
};
export type Subscription = {
  id: string;
  object: 'subscription';
  customer: string;
  status: Stripe.Subscription.Status;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string | null;
  metadata: Params;
  items: {
    object: 'list';
    data: { id: string; price: { id: string }; current_period_start: number; current_period_end: number }[];
  };
};

const metadataOf = (params: Params, prefix = 'metadata') =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => name.startsWith(`${prefix}[`))
      .map(([name, value]) => [name.slice(prefix.length + 1, -1), value]),
  );

const DAY = 24 * 3600;

/** Customers, checkouts and subscriptions of the double. */
export function createStripeLedger({
  url,
  priceId,
  now,
  onEvent,
}: {
  url: string;
  priceId: string;
  now: () => Date;
  onEvent: (event: Stripe.Event) => void;
}) {
  const customers = new Map<string, Customer>();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const settings = { periodDays: 20 };
  const seconds = () => Math.floor(now().getTime() / 1000);

  function eventOf(type: string, object: object): Stripe.Event {
    const id = newId('evt');
    return structuredClone({
      id,
      object: 'event',
      api_version: 'x',
      created: seconds(),
      livemode: false,
      type,
      data: { object },
    }) as unknown as Stripe.Event;
  }
  const emit = (type: string, object: object) => {
    const event = eventOf(type, object);
    onEvent(event);
    return event;
  };

  const money = createStripeMoney({ seconds, emit });

  const customerOf = (params: Params) => {
    const customer = customers.get(params.customer ?? '');
    if (!customer || customer.deleted) throw missing('customer', params.customer ?? '', 'customer', 400);
    return customer;
  };
  const subscriptionOf = (id: string) => {
    const found = subscriptions.get(id);
    if (!found) throw missing('subscription', id);
    return found;
  };

  function createSession(params: Params): Session {
    check(
      params,
      /^(mode|customer|client_reference_id|line_items\[0\]\[(price|quantity)\]|success_url|cancel_url|(subscription_data\[)?metadata\]?\[\w+\])$/,
      ['mode', 'line_items[0][price]', 'line_items[0][quantity]', 'success_url'],
    );
    if (params.mode !== 'subscription') throw bad('parameter_invalid', 'mode');
    if (params['line_items[0][price]'] !== priceId)
      throw missing('price', params['line_items[0][price]']!, 'line_items[0][price]', 400);
    for (const name of ['success_url', 'cancel_url'])
      if (params[name] && !URL.canParse(params[name])) throw bad('url_invalid', name);
    const id = newId('cs_test');
    return {
      id,
      object: 'checkout.session',
      status: 'open',
      mode: 'subscription',
      customer: customerOf(params).id,
      client_reference_id: params.client_reference_id ?? null,
      success_url: params.success_url ?? null,
      cancel_url: params.cancel_url ?? null,
      url: `${url}/pay/${id}`,
      subscription: null,
      metadata: metadataOf(params),
      subscriptionMetadata: metadataOf(params, 'subscription_data[metadata]'),
    };
  }

  function update(subscription: Subscription, params: Params) {
    check(params, /^cancel_at(_period_end)?$/);
    if (subscription.status === 'canceled')
      throw bad('resource_invalid', 'id', 'A canceled subscription can only update its metadata');
    if (params.cancel_at_period_end)
      subscription.cancel_at_period_end = params.cancel_at_period_end === 'true';
    if (params.cancel_at === '') subscription.cancel_at = null;
    subscription.canceled_at = subscription.cancel_at_period_end ? seconds() : null;
    emit('customer.subscription.updated', subscription);
    return subscription;
  }

  function end(id: string) {
    const subscription = subscriptionOf(id);
    if (subscription.status === 'canceled') throw missing('subscription', id);
    Object.assign(subscription, { status: 'canceled', ended_at: seconds() });
    return emit('customer.subscription.deleted', subscription);
  }

  function call(method: string, path: string, params: Params): object {
    const [, , kind, ...rest] = path.split('/');
    const route = `${method} ${kind}`;
    if (route === 'POST customers') {
      check(params, /^(email|metadata\[\w+\])$/);
      const customer: Customer = {
        id: newId('cus'),
        object: 'customer',
        email: params.email ?? null,
        metadata: metadataOf(params),
      };
      customers.set(customer.id, customer);
      return customer;
    }
    if (kind === 'checkout') {
      const [, id, verb] = rest;
      if (!id && method === 'POST') {
        const made = createSession(params);
        sessions.set(made.id, made);
        return made;
      }
      const session = sessions.get(id ?? '');
      if (!session) throw missing('checkout.session', id ?? '');
      if (verb === 'expire') {
        if (session.status !== 'open')
          throw bad('resource_invalid', 'session', 'Only open sessions can be expired');
        Object.assign(session, { status: 'expired', url: null });
        emit('checkout.session.expired', session);
      }
      return session;
    }
    if (kind === 'subscriptions') {
      if (!rest[0]) {
        check(params, /^(customer|status|limit)$/);
        const customer = customerOf(params);
        const data = [...subscriptions.values()].filter((one) => one.customer === customer.id).reverse();
        return { object: 'list', data, has_more: false, url: path };
      }
      if (method === 'DELETE') end(rest[0]);
      return method === 'POST' ? update(subscriptionOf(rest[0]), params) : subscriptionOf(rest[0]);
    }
    if (route === 'POST billing_portal') {
      check(params, /^(customer|return_url)$/, ['customer']);
      return {
        id: newId('bps'),
        object: 'billing_portal.session',
        url: `${url}/portal/${customerOf(params).id}`,
      };
    }
    const answer = money.call(method, kind ?? '', rest, params);
    if (answer) return answer;
    throw new ApiProblem(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path})`,
    });
  }

  return {
    customers,
    sessions,
    subscriptions,
    settings,
    money,
    call,
    eventOf,

    /** Pays a checkout. The events come in an order that Stripe does not guarantee. */
    pay(sessionId: string): Subscription {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') throw bad('resource_invalid', 'session', 'This checkout is not open');
      const start = seconds();
      const subscription: Subscription = {
        id: newId('sub'),
        object: 'subscription',
        customer: session.customer,
        status: 'active',
        created: start,
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        ended_at: null,
        latest_invoice: money.charge(session.customer),
        metadata: session.subscriptionMetadata,
        items: {
          object: 'list',
          data: [
            {
              id: newId('si'),
              price: { id: priceId },
              current_period_start: start,
              current_period_end: start + settings.periodDays * DAY,
            },
          ],
        },
      };
      subscriptions.set(subscription.id, subscription);
      Object.assign(session, { status: 'complete', subscription: subscription.id, url: null });
      emit('invoice.paid', { object: 'invoice', customer: session.customer });
      emit('customer.subscription.created', subscription);
      emit('checkout.session.completed', session);
      return subscription;
    },

    /** Starts the next month, paid or not. */
    renew(id: string, { paid = true }: { paid?: boolean } = {}) {
      const subscription = subscriptionOf(id);
      const item = subscription.items.data[0]!;
      item.current_period_start = item.current_period_end;
      item.current_period_end += settings.periodDays * DAY;
      subscription.status = paid ? 'active' : 'past_due';
      subscription.latest_invoice = paid ? money.charge(subscription.customer) : newId('in');
      emit(paid ? 'invoice.paid' : 'invoice.payment_failed', {
        object: 'invoice',
        customer: subscription.customer,
      });
      return emit('customer.subscription.updated', subscription);
    },

    set(id: string, change: Partial<Subscription>) {
      return emit('customer.subscription.updated', Object.assign(subscriptionOf(id), change));
    },

    end,
  };
}
