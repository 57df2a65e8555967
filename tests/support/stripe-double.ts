import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { hangUp, listen } from './listen.ts';
import { createStripeLedger } from './stripe-ledger.ts';
import { ApiProblem, missing, type Params } from './stripe-problems.ts';

export const stripeKeys = {
  secretKey: 'sk_test_double',
  webhookSecret: 'whsec_double',
  priceId: 'price_premium',
};

type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/**
 * The part of Stripe's HTTP API that Mayfly uses, on loopback and as strict as the real one: key, version, form
 * encoding, unknown and missing parameters, idempotency keys. It has a checkout page and sends webhooks signed with
 * the helper of the SDK.
 */
export async function startStripeDouble({ now = () => new Date() }: { now?: () => Date } = {}) {
  const signer = new Stripe('sk_test_signer');
  const replays = new Map<string, { print: string; answer: Answer }>();
  const state = {
    /** Every call fails. */
    down: false,
    /** Every call is left without a response. */
    hangs: false,
    /** The response to every call. */
    response: null as Answer | null,
    /** Where the webhooks are sent. Null sends none. */
    webhookUrl: null as string | null,
  };
  const requests: { method: string; path: string; idempotencyKey: string | null }[] = [];
  const sending = new Set<Promise<unknown>>();
  const held: { call: string; reach: () => void; released: Promise<void> }[] = [];

  const server = createServer(async (request, response) => {
    const { status, body, headers } = await answer(request).catch((error): Answer => {
      if (!(error instanceof ApiProblem))
        return { status: 500, body: { error: { type: 'api_error', message: String(error) } } };
      return { status: error.status, body: { error: error.body } };
    });
    send(response, status, body, headers);
  });
  const port = await listen(server);
  const url = `http://127.0.0.1:${port}`;
  const ledger = createStripeLedger({ url, priceId: stripeKeys.priceId, now, onEvent });

  function onEvent(event: Stripe.Event) {
    const target = state.webhookUrl;
    if (!target) return;
    // Stripe tries again if the connection breaks. At the end of a test file the app may be gone.
    const work = sendEvent(target, event)
      .catch(() => sendEvent(target, event))
      .catch(() => undefined)
      .finally(() => sending.delete(work));
    sending.add(work);
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url!, url);
    const text = await readBody(request);
    if (pathname.startsWith('/pay/')) return checkoutPage(request.method!, pathname.slice('/pay/'.length));
    const method = request.method!;
    const idempotencyKey = (request.headers['idempotency-key'] as string | undefined) ?? null;
    requests.push({ method, path: pathname, idempotencyKey });
    const waiting = held.findIndex(({ call }) => call === `${method} ${pathname}`);
    if (waiting >= 0) {
      const [hold] = held.splice(waiting, 1);
      hold!.reach();
      await hold!.released;
    }
    if (state.hangs) return new Promise(() => {});
    if (state.response) return state.response;
    if (state.down) return { status: 500, body: { error: { type: 'api_error', message: 'down' } } };
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
      throw new ApiProblem(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    if (!request.headers['stripe-version'])
      throw new ApiProblem(400, { type: 'invalid_request_error', message: 'A version is needed' });
    if (
      method === 'POST' &&
      text &&
      !request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    )
      throw new ApiProblem(400, { type: 'invalid_request_error', message: 'Send a form' });
    const params = readParams(method === 'POST' ? new URLSearchParams(text) : searchParams);
    if (method !== 'POST' || !idempotencyKey)
      return { status: 200, body: ledger.call(method, pathname, params) };

    const print = `${pathname} ${text}`;
    const known = replays.get(idempotencyKey);
    if (known && known.print !== print)
      throw new ApiProblem(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters',
      });
    if (known) return { ...known.answer, headers: { 'idempotent-replayed': 'true' } };
    const fresh: Answer = { status: 200, body: ledger.call(method, pathname, params) };
    replays.set(idempotencyKey, { print, answer: structuredClone(fresh) });
    return fresh;
  }

  /** The checkout page: one button to pay, then back to the shop. */
  function checkoutPage(method: string, id: string): Answer {
    const session = ledger.sessions.get(id);
    if (!session) throw missing('checkout.session', id);
    if (method === 'POST') {
      ledger.pay(id);
      return { status: 303, body: '', headers: { location: session.success_url! } };
    }
    const page = `<!doctype html><title>Checkout</title><h1>Pay ${session.customer}</h1>
      <form method="post"><button>Pay now</button></form><a href="${session.cancel_url}">Back</a>`;
    return { status: 200, body: page, headers: { 'content-type': 'text/html' } };
  }

  /** Delivers an event as Stripe does. Its time, secret and payload can be wrong. */
  async function sendEvent(
    target: string,
    event: Stripe.Event,
    wrong: { at?: Date; secret?: string; tamper?: (payload: string) => string; header?: string } = {},
  ) {
    const payload = JSON.stringify(event, null, 2);
    const header =
      wrong.header ??
      signer.webhooks.generateTestHeaderString({
        payload,
        secret: wrong.secret ?? stripeKeys.webhookSecret,
        timestamp: Math.floor((wrong.at ?? now()).getTime() / 1000),
      });
    const response = await fetch(`${target}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
      body: wrong.tamper ? wrong.tamper(payload) : payload,
    });
    return { status: response.status, json: await response.json() };
  }

  /** Holds the next such call until `go`. `reached` resolves when the call has arrived. */
  function hold(method: string, path: string) {
    const [arrival, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    held.push({ call: `${method} ${path}`, reach: arrival.resolve, released: release.promise });
    return { reached: arrival.promise, go: release.resolve };
  }

  return {
    url,
    hold,
    state,
    requests,
    ledger,
    sendEvent,
    /** Waits until every webhook has been answered. */
    settled: () => Promise.allSettled([...sending]),
    /** The configuration of an app that uses this double. */
    config: { ...stripeKeys, apiBase: url },
    async close() {
      state.webhookUrl = null;
      await Promise.allSettled([...sending]);
      await hangUp(server);
    },
  };
}

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>;

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Names such as `line_items[0][price]` stay flat, as the ledger expects them. */
const readParams = (given: URLSearchParams): Params => Object.fromEntries(given);

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
