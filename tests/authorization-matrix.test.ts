import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Inbox } from '#contract/inboxes.ts';
import { createAccount, createSignedIn, signIn, withOperator } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { connectImap } from './support/imap-client.ts';
import { mailWith } from './support/mails.ts';
import { connectPop3 } from './support/pop3-client.ts';
import { createPushBrowser } from './support/push-service.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';

const roles = ['none', 'guest', 'free', 'expired', 'premium', 'key', 'mailbox', 'catchAll'] as const;
type Role = (typeof roles)[number];
const CATCH_ALL = 'the-token-of-catch-all';
/** Who owns the requested resource. Anybody who knows the address may read a free inbox, but not a mailbox. */
const targets = ['own', 'other', 'otherFree', 'otherMailbox', 'absent'] as const;
type Target = (typeof targets)[number];
type Rule = (role: Role, target: Target) => number;
/** Status codes by role and target. */
type Table = Record<string, number>;

const isAccount = (role: Role) => role === 'free' || role === 'expired' || role === 'premium';
const isPremium = (role: Role) => role === 'premium' || role === 'key';
const always =
  (status: number): Rule =>
  () =>
    status;
/** Any account, including one with an ended subscription. */
const account =
  (status = 200): Rule =>
  (role) =>
    isAccount(role) ? status : role === 'key' ? 403 : 401;
/** Session of a premium account. */
const premiumSession =
  (status = 200): Rule =>
  (role) =>
    role === 'premium' ? status : isAccount(role) || role === 'key' ? 403 : 401;
/** A premium account, by session or key. */
const premiumOwner: Rule = (role) => (isPremium(role) ? 200 : isAccount(role) ? 403 : 401);
/** An account, also one whose subscription has ended, by session or key. */
const memberOwner: Rule = (role) => (isPremium(role) || isAccount(role) ? 200 : 401);
/** Only a key, in a header of its own or as bearer. */
const keyOnly =
  (status: number): Rule =>
  (role) =>
    role === 'key' ? status : 401;
const guestOwner: Rule = (role) =>
  role === 'guest' || role === 'mailbox' ? 200 : role === 'key' ? 403 : 401;
/** An account of mail.tm and what it owns. */
const mailboxOwner =
  (status = 200): Rule =>
  (role, target) =>
    role !== 'mailbox' ? 401 : target === 'own' ? status : 404;
const accountOwner: Rule = (role) =>
  isPremium(role) || role === 'free' || role === 'catchAll' ? 200 : role === 'expired' ? 403 : 401;
/** The token of CATCH_ALL has one inbox, which stays. */
const makesAndRemoves =
  (rule: Rule): Rule =>
  (role, target) => {
    const status = rule(role, target);
    return role === 'catchAll' && status !== 401 ? 403 : status;
  };
/** The inbox of all mail is on no domain. */
const hasDomain =
  (rule: Rule): Rule =>
  (role, target) => {
    const status = rule(role, target);
    return role === 'catchAll' && status === 200 ? 404 : status;
  };
const changes =
  (owner: Rule): Rule =>
  (role, target) => {
    const status = owner(role, target);
    return status === 200 && target !== 'own' ? 404 : status;
  };
/** Without a token a guest is created; an ended subscription is refused. */
const mcp =
  (status: number): Rule =>
  (role) =>
    role === 'expired' ? 403 : status;
const reads: Rule = (role, target) => {
  if (role === 'none') return 401;
  if (role === 'expired') return 403;
  return target === 'own' || target === 'otherFree' ? 200 : 404;
};

/** Notifications for a browser, which anybody with an inbox may have. */
const created =
  (owner: Rule): Rule =>
  (role, target) => {
    const status = owner(role, target);
    return status === 200 ? 201 : status;
  };

const MESSAGES = '/emails/:address/messages';
const ATTACHMENT = `${MESSAGES}/:id/attachments/:attachmentId`;
const inboxRoutes = (prefix: string, owner: Rule, reads: Rule): Record<string, Rule> => ({
  [`POST ${prefix}/generate-email`]: makesAndRemoves(owner),
  [`GET ${prefix}/emails`]: owner,
  [`DELETE ${prefix}/emails`]: makesAndRemoves(owner),
  [`PATCH ${prefix}/emails/:id`]: makesAndRemoves(changes(owner)),
  [`DELETE ${prefix}/emails/:id`]: makesAndRemoves(changes(owner)),
  [`POST ${prefix}/emails/:id/extend`]: makesAndRemoves(changes(owner)),
  [`GET ${prefix}/emails/:address/deliveries`]: changes(owner),
  [`POST ${prefix}/emails/:address/refused`]: hasDomain(changes(owner)),
  [`POST ${prefix}/push`]: created(owner),
  [`DELETE ${prefix}/push/:id`]: changes(owner),
  [`GET ${prefix}${MESSAGES}`]: reads,
  [`GET ${prefix}${MESSAGES}/:id`]: reads,
  [`PATCH ${prefix}${MESSAGES}`]: changes(owner),
  [`DELETE ${prefix}${MESSAGES}`]: changes(owner),
  [`PATCH ${prefix}${MESSAGES}/:id`]: changes(owner),
  [`DELETE ${prefix}${MESSAGES}/:id`]: changes(owner),
  [`GET ${prefix}${MESSAGES}/:id/raw`]: reads,
  [`GET ${prefix}${ATTACHMENT}`]: reads,
  [`POST ${prefix}${ATTACHMENT}/ticket`]: reads,
  [`POST ${prefix}${MESSAGES}/:id/images`]: reads,
  [`GET ${prefix}/emails/:address/wait`]: reads,
  [`GET ${prefix}/events`]: owner,
  [`GET ${prefix}/events?address=:address`]: reads,
});

/** Any token that owns inboxes, whatever kind it is; `status` is for valid tokens. */
const program =
  (status: number): Rule =>
  (role) =>
    role === 'none' ? 401 : role === 'expired' ? 403 : status;
/** A program reaches its own mail, and no shared inbox either. */
const ownMail: Rule = (role, target) => {
  const status = program(200)(role, target);
  return status === 200 && target !== 'own' ? 404 : status;
};

const MAILPIT = '/mailpit/api/v1';
const mailpit: Record<string, Rule> = {
  'GET /mailpit/livez': always(200),
  'GET /mailpit/readyz': always(200),
  [`GET ${MAILPIT}/messages`]: program(200),
  [`PUT ${MAILPIT}/messages`]: program(400),
  [`DELETE ${MAILPIT}/messages`]: program(200),
  [`GET ${MAILPIT}/search`]: program(400),
  [`DELETE ${MAILPIT}/search`]: program(400),
  [`GET ${MAILPIT}/message/:id`]: ownMail,
  [`GET ${MAILPIT}/message/:id/headers`]: ownMail,
  [`GET ${MAILPIT}/message/:id/raw`]: ownMail,
  [`GET ${MAILPIT}/message/:id/part/:part`]: ownMail,
  'GET /mailpit/view/:file': ownMail,
  [`GET ${MAILPIT}/info`]: program(200),
  [`GET ${MAILPIT}/tags`]: program(200),
  [`GET ${MAILPIT}/webui`]: program(200),
  [`POST ${MAILPIT}/send`]: program(400),
  // Without a WebSocket. `tests/mailpit-hostile.test.ts` opens one.
  'GET /mailpit/api/events': always(400),
  // Not available to anybody.
  [`GET ${MAILPIT}/message/:id/html-check`]: program(400),
  [`GET ${MAILPIT}/message/:id/link-check`]: program(400),
  [`GET ${MAILPIT}/message/:id/sa-check`]: program(400),
  [`GET ${MAILPIT}/message/:id/part/:part/thumb`]: program(400),
  [`POST ${MAILPIT}/message/:id/release`]: program(400),
  [`PUT ${MAILPIT}/tags`]: program(400),
  [`PUT ${MAILPIT}/tags/:tag`]: program(400),
  [`DELETE ${MAILPIT}/tags/:tag`]: program(400),
  [`GET ${MAILPIT}/chaos`]: program(400),
  [`PUT ${MAILPIT}/chaos`]: program(400),
};

/** Every route and who may use it. Calls are sent with an empty body, so 400 means that access was granted. */
const matrix: Record<string, Rule> = {
  ...inboxRoutes('/api/guest', guestOwner, (role, target) =>
    role === 'catchAll' ? 401 : reads(role, target),
  ),
  ...inboxRoutes('/api', accountOwner, reads),
  // A mailbox is one inbox and gets no other.
  'POST /api/guest/generate-email': (role, target) => (role === 'mailbox' ? 403 : guestOwner(role, target)),
  'GET /mailtm/domains': always(200),
  'GET /mailtm/domains/:id': always(404),
  'POST /mailtm/accounts': always(400),
  'POST /mailtm/token': always(400),
  'GET /mailtm/me': mailboxOwner(),
  'GET /mailtm/accounts/:id': mailboxOwner(),
  'DELETE /mailtm/accounts/:id': mailboxOwner(204),
  'PATCH /mailtm/accounts/:id': always(405),
  'PUT /mailtm/accounts/:id': always(405),
  'GET /mailtm/messages': mailboxOwner(),
  'GET /mailtm/messages/:id': mailboxOwner(),
  'PATCH /mailtm/messages/:id': mailboxOwner(),
  'DELETE /mailtm/messages/:id': mailboxOwner(204),
  'GET /mailtm/messages/:id/download': mailboxOwner(),
  'GET /mailtm/messages/:id/attachment/:file': mailboxOwner(),
  'GET /mailtm/sources/:id': mailboxOwner(),
  'GET /mailtm/sources/:id/download': mailboxOwner(),
  'GET /mailtm/.well-known/mercure?topic=/accounts/:id': mailboxOwner(),
  'OPTIONS /mailtm/*': always(204),
  ...mailpit,
  'GET /api/keys': premiumSession(),
  'POST /api/keys': premiumSession(),
  'DELETE /api/keys/:id': changes(premiumSession()),
  'GET /api/push': always(200),
  'GET /api/webhooks': premiumOwner,
  'POST /api/webhooks': premiumOwner,
  'DELETE /api/webhooks/:id': changes(premiumOwner),
  'POST /api/webhooks/:id/test': changes(premiumOwner),
  'GET /api/webhooks/:id/deliveries': changes(premiumOwner),
  'GET /api/guest/domains': always(200),
  'GET /api/domains': memberOwner,
  // A name that nobody can have.
  'POST /api/domains': (role, target) => (isPremium(role) ? 422 : premiumOwner(role, target)),
  'POST /api/domains/:name/verify': changes(premiumOwner),
  'PATCH /api/domains/:name': changes(premiumOwner),
  'DELETE /api/domains/:name': (role, target) =>
    isPremium(role) && target === 'own' ? 200 : isPremium(role) || isAccount(role) ? 404 : 401,
  'POST /api/alias/random/new': keyOnly(201),
  'POST /api/v1/aliases': keyOnly(201),
  'POST /api/guest/init': always(200),
  // A call without a message. `tests/mcp.test.ts` has the calls of tools.
  'POST /mcp': mcp(400),
  'GET /mcp': mcp(405),
  'DELETE /mcp': mcp(400),
  'GET /healthz': always(200),
  'GET /readyz': always(200),
  'GET /metrics': always(200),
  'GET /api/config': always(200),
  'GET /api/connection': always(200),
  // The link is the proof, and this call has none.
  'GET /api/images': always(404),
  'GET /.well-known/mta-sts.txt': always(404),
  'GET /api/openapi.json': always(200),
  'POST /api/contact': always(400),
  'POST /api/auth/signin': always(400),
  'POST /api/auth/signup': always(400),
  'POST /api/auth/signup-with-password': always(400),
  'POST /api/auth/otp': always(400),
  'POST /api/auth/verify': always(400),
  'POST /api/auth/reset-password': always(400),
  'POST /api/auth/update-password': always(400),
  'GET /api/auth/google': always(302),
  'GET /api/auth/google/callback': always(302),
  'GET /api/auth/session': account(),
  'POST /api/auth/session': account(),
  'POST /api/subscription-status': account(),
  'GET /api/stripe-config': always(503),
  'POST /api/cancel-subscription': account(503),
  'POST /api/billing-portal': account(503),
  'POST /api/stripe/webhook': always(503),
  'POST /api/auth/signout': always(200),
  'DELETE /api/user/delete-account': account(),
  // No user token gives access to these.
  'GET /api/operator/live': always(401),
  'GET /api/operator/state': always(401),
  'POST /api/operator/account': always(401),
  'POST /api/operator/account/grant': always(401),
  'POST /api/operator/account/end': always(401),
  'POST /api/operator/trace': always(401),
  'POST /api/operator/inbox/close': always(401),
  'GET /api/operator/contact': always(401),
  'POST /api/operator/contact/:id/done': always(401),
  'DELETE /api/operator/contact/:id': always(401),
  'GET /api/operator/blocks': always(401),
  'POST /api/operator/blocks': always(401),
  'DELETE /api/operator/blocks/:id': always(401),
  'GET /api/operator/domains': always(401),
  'POST /api/operator/domains': always(401),
  'PATCH /api/operator/domains/:name': always(401),
  'POST /api/operator/domains/:name/rest': always(401),
  'POST /api/operator/domains/:name/activate': always(401),
  'POST /api/operator/domains/:name/retire': always(401),
  'POST /api/operator/domains/:name/block': always(401),
  'POST /api/operator/domains/:name/check': always(401),
};

const browser = JSON.stringify({
  subscription: {
    endpoint: 'http://127.0.0.1:9/push',
    keys: createPushBrowser({ url: '' }).subscription.keys,
  },
});
const bodiesOfMany = (prefix: string) => ({
  [`PATCH ${prefix}${MESSAGES}`]: '{"ids":["x"],"seen":true}',
  [`DELETE ${prefix}${MESSAGES}`]: '{"ids":["x"]}',
});
/** Bodies without which these calls would be refused before anybody asks who is calling. */
const bodies: Record<string, string> = {
  'POST /api/push': browser,
  'POST /api/guest/push': browser,
  'POST /api/keys': '{"name":"matrix"}',
  'POST /api/webhooks': '{"url":"http://127.0.0.1:9/"}',
  'POST /api/guest/emails/:address/refused': '{"site":"shop.example"}',
  'POST /api/emails/:address/refused': '{"site":"shop.example"}',
  'PATCH /api/guest/emails/:id': '{"label":"matrix"}',
  'PATCH /api/emails/:id': '{"label":"matrix"}',
  ...bodiesOfMany('/api/guest'),
  ...bodiesOfMany('/api'),
  'POST /api/domains': '{"name":"localhost"}',
  'PATCH /api/domains/:name': '{"subdomains":false}',
};

type Thing = {
  address: string;
  id: string;
  messageId: string;
  attachmentId: string;
  keyId?: string;
  webhookId?: string;
  pushId?: string;
  domain?: string;
  /** A mailbox is its own owner, with a token of its own. */
  mailbox?: { id: string; token: string };
};
let tokens: Record<Role, string | null>;
let things: Record<Role | 'otherGuest' | 'otherPremium' | 'otherMailbox', Thing>;
const absent: Thing = {
  address: 'nobody.at.all@mayfly.test',
  id: '00000000-0000-4000-8000-000000000000',
  messageId: '00000000-0000-7000-8000-000000000000',
  attachmentId: '1',
};

const app = setUpApp({
  imapPort: 0,
  pop3Port: 0,
  catchAll: CATCH_ALL,
  operatorToken: 'nobody-here-has-this-token',
  trustProxy: ['127.0.0.1'],
  fetchAllow: ['127.0.0.1'],
});
beforeAll(async () => {
  // Destructive calls need many inboxes, and the limit on their number is not tested here.
  for (const plan of Object.values(app.config.plans)) plan.maxAddresses = 500;
  // Everybody may extend what they own.
  Object.assign(app.config.plans.free, { extensions: null, maxLifetimeMs: 24 * 3_600_000 });
  const guest = await createGuest(app.http);
  const free = await createSignedIn(app, 'free@example.org', 'free');
  const premium = await createSignedIn(app, 'premium@example.org');
  const expired = await createSignedIn(app, 'expired@example.org');
  const otherGuest = (await createGuest(app.http)).token;
  const otherPremium = (await createSignedIn(app, 'other@example.org')).token;
  const ownKey = await makeKey(premium.token);
  const own = {
    keyId: ownKey.id,
    webhookId: await makeWebhook(premium.token),
    domain: await makeDomain(premium.token),
  };
  const mailbox = await makeMailbox();
  tokens = {
    mailbox: mailbox.mailbox!.token,
    none: null,
    guest: guest.token,
    free: free.token,
    premium: premium.token,
    expired: expired.token,
    key: ownKey.secret,
    catchAll: CATCH_ALL,
  };
  const expiredThing = await makeThing(expired.token, '/api');
  things = {
    none: absent,
    guest: await makeThing(guest.token, '/api/guest'),
    free: await makeThing(free.token, '/api'),
    premium: { ...(await makeThing(premium.token, '/api')), ...own },
    key: { ...(await makeThing(ownKey.secret, '/api')), ...own },
    expired: expiredThing,
    mailbox,
    catchAll: await makeCaught(),
    otherMailbox: await makeMailbox(),
    otherGuest: await makeThing(otherGuest, '/api/guest'),
    otherPremium: {
      ...(await makeThing(otherPremium, '/api')),
      keyId: (await makeKey(otherPremium)).id,
      webhookId: await makeWebhook(otherPremium),
      pushId: await makePush(otherPremium, '/api'),
      domain: await makeDomain(otherPremium),
    },
  };
  await withOperator(app, ({ manage }) => manage.expire('expired@example.org'));
});

async function makeKey(token: string): Promise<{ id: string; secret: string }> {
  return (await call(app.http, 'POST', '/api/keys', { token, body: { name: 'matrix' } })).json.key;
}

async function makeWebhook(token: string): Promise<string> {
  const body = JSON.parse(bodies['POST /api/webhooks']!);
  return (await call(app.http, 'POST', '/api/webhooks', { token, body })).json.webhook.id;
}

async function makePush(token: string, prefix: string): Promise<string> {
  const body = JSON.parse(browser);
  return (await call(app.http, 'POST', `${prefix}/push`, { token, body })).json.push.id;
}

let domains = 0;
async function makeDomain(token: string): Promise<string> {
  const body = { name: `matrix${++domains}.example` };
  return (await call(app.http, 'POST', '/api/domains', { token, body })).json.domain.name;
}

/** An inbox with one mail that has one attachment. */
async function makeThing(token: string, prefix: string): Promise<Thing> {
  const { json } = await call(app.http, 'POST', `${prefix}/generate-email`, { token, body: {} });
  return fill(token, prefix, json.email);
}

/** A mail to an address that nobody has. */
async function makeCaught(): Promise<Thing> {
  const { json } = await call(app.http, 'GET', '/api/emails', { token: CATCH_ALL });
  return fill(CATCH_ALL, '/api', json.emails[0], 'nobody@any.example');
}

let mailboxes = 0;
/** The same as an account of mail.tm. */
async function makeMailbox(): Promise<Thing> {
  const body = { address: `mailbox${++mailboxes}@mayfly.test`, password: 'correct horse' };
  await call(app.http, 'POST', '/mailtm/accounts', { body });
  const headers = { accept: 'application/json' };
  const { json } = await call(app.http, 'POST', '/mailtm/token', { body, headers });
  const { emails } = (await call(app.http, 'GET', '/api/guest/emails', { token: json.token })).json;
  return { ...(await fill(json.token, '/api/guest', emails[0])), mailbox: json };
}

async function fill(token: string, prefix: string, { address, id }: Inbox, to = address): Promise<Thing> {
  await sendMail(app.smtpPort, { to, raw: mailWith({ size: 100 }) });
  const list = await call(app.http, 'GET', `${prefix}/emails/${address}/messages`, { token });
  const messageId = list.json.messages[0].id;
  const detail = await call(app.http, 'GET', `${prefix}/emails/${address}/messages/${messageId}`, { token });
  return { address, id, messageId, attachmentId: detail.json.message.attachments[0].id };
}

/** The resource of a request. A resource that the request deletes is created for it. */
async function thingFor(route: string, role: Role, target: Target): Promise<Thing> {
  if (target === 'absent') return absent;
  if (target === 'other') return things.otherPremium;
  if (target === 'otherFree') return things.otherGuest;
  if (target === 'otherMailbox') return things.otherMailbox;
  if (!route.startsWith('DELETE') || matrix[route]!(role, 'own') >= 400) return things[role];
  if (route.includes('/push/')) {
    const prefix = route.includes('/guest/') ? '/api/guest' : '/api';
    return { ...things[role], pushId: await makePush(tokens[role]!, prefix) };
  }
  if (role === 'mailbox') return makeMailbox();
  if (role === 'catchAll') return makeCaught();
  if (route.includes('/keys/')) return { ...things.premium, keyId: (await makeKey(tokens.premium!)).id };
  if (route.includes('/webhooks/'))
    return { ...things.premium, webhookId: await makeWebhook(tokens.premium!) };
  if (route.includes('/domains/')) return { ...things.premium, domain: await makeDomain(tokens.premium!) };
  return makeThing(tokens[role]!, role === 'guest' ? '/api/guest' : '/api');
}

let networks = 0;
/** Wrong operator tokens are limited per network, so each request comes from another one. */
const elsewhere = () => ({ 'x-forwarded-for': `10.0.${networks >> 8}.${networks++ & 255}` });

function idFor(pattern: string, thing: Thing): string {
  if (pattern.includes('/keys/')) return thing.keyId ?? absent.id;
  if (pattern.includes('/push/')) return thing.pushId ?? absent.id;
  if (pattern.includes('/webhooks/')) return thing.webhookId ?? absent.id;
  if (pattern.includes('/accounts/')) return thing.mailbox?.id ?? absent.id;
  return /\/(messages?|sources)\//.test(pattern) ? thing.messageId : thing.id;
}

/** A few connections for all requests. There are thousands, and `fetch` takes more time for each. */
const agent = new Agent({ keepAlive: true, maxSockets: targets.length });

async function ask(route: string, token: string | null, thing: Thing) {
  const [method, pattern] = route.split(' ') as [string, string];
  const path = pattern
    .replace(':address', encodeURIComponent(thing.address))
    .replace(':name', thing.domain ?? 'absent.example')
    .replace(':id', idFor(pattern, thing))
    .replace(':attachmentId', thing.attachmentId)
    .replace(':part', thing.attachmentId)
    .replace(':file', pattern.startsWith('/mailpit') ? `${thing.messageId}.txt` : 'ATTACH000001');
  const sentBody = bodies[route] ?? (method === 'PATCH' ? '{"seen":true}' : '');
  const sent = request(app.http + path, {
    method,
    agent,
    headers: {
      // Node sends the body of a DELETE without it, and no server could tell where it ends.
      'content-length': Buffer.byteLength(sentBody),
      'content-type': /^PATCH .mailtm/.test(route) ? 'application/merge-patch+json' : 'application/json',
      ...(token ? { authorization: `Bearer ${token}`, authentication: token } : {}),
      ...(pattern.startsWith('/api/operator') ? elsewhere() : {}),
    },
  });
  sent.end(sentBody);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { date: _, 'x-request-id': __, ...headers } = response.headers;
  // An event stream does not end by itself.
  const endless = headers['content-type']?.startsWith('text/event-stream');
  const body = endless ? '' : await text(response);
  if (endless) sent.destroy();
  // Addy.io's clients have a format of their own.
  if (response.statusCode! >= 400 && /^\/api\/(?!v1\/)/.test(pattern))
    expect([route, JSON.parse(body)]).toEqual([route, expect.objectContaining({ code: expect.any(String) })]);
  return { status: response.statusCode!, body, headers };
}

const aboutThings = (route: string) => /:(id|address|file|name)/.test(route);
/**
 * What a role asks for. A role that is refused everything is refused before its target is looked at, so two targets stand for all:
 * its own, or, without a token, the most public one. A mailbox differs from other inboxes only in who may reach its messages.
 */
function targetsOf(route: string, role: Role): readonly Target[] {
  if (!aboutThings(route)) return ['own'];
  if (targets.every((target) => matrix[route]!(role, target) >= 400))
    return [role === 'none' ? 'otherFree' : 'own', 'absent'];
  const isOfMailboxes = /^GET|mailtm|messages/.test(route);
  return isOfMailboxes ? targets : targets.filter((target) => target !== 'otherMailbox');
}
/** Where nobody is refused, three roles stand for all. */
function rolesOf(route: string): readonly Role[] {
  const statuses = new Set(roles.flatMap((role) => targets.map((target) => matrix[route]!(role, target))));
  const isOpen = statuses.size === 1 && !statuses.has(401);
  return isOpen ? ['none', 'premium', 'key'] : roles;
}
/** Routes that delete everything of their caller, so each call needs an owner of its own. */
const ends = (route: string) =>
  /signout|delete-account|DELETE (.*\/emails|\/mailpit.*\/messages)$/.test(route);

test('the matrix contains exactly the routes of the server', () => {
  const served = app.routes;
  const named = Object.keys(matrix).map((route) => route.replace(/\?.*/, ''));
  expect([...new Set(served)].sort()).toEqual([...new Set(named)].sort());
});

test.each(Object.keys(matrix).filter((route) => !ends(route)))(
  '%s answers as the matrix says, and the same for what somebody else has and for what nobody has',
  async (route) => {
    const found: Table = {};
    const expected: Table = {};
    for (const role of rolesOf(route)) {
      const answers: Partial<Record<Target, Awaited<ReturnType<typeof ask>>>> = {};
      await Promise.all(
        targetsOf(route, role).map(async (target) => {
          const thing = await thingFor(route, role, target);
          const token = (target === 'own' && thing.mailbox?.token) || tokens[role];
          const answer = await ask(route, token, thing);
          answers[target] = answer;
          found[`${role}, ${target}`] = answer.status;
          // Without a token the caller owns nothing.
          expected[`${role}, ${target}`] = matrix[route]!(role, target);
        }),
      );
      const { absent: nobodys, ...others } = answers;
      for (const [target, answer] of Object.entries(others))
        if (nobodys && answer.status >= 400) expect(answer, `as ${role}, ${target}`).toEqual(nobodys);
    }
    expect(found).toEqual(expected);
  },
);

describe('what a caller deletes or ends', () => {
  const email = (role: Role) => `${role}.ending@example.org`;
  let endingKey: string;
  beforeAll(async () => {
    for (const role of ['free', 'expired', 'premium'] as const) await createAccount(app, email(role), role);
    endingKey = (await makeKey((await createSignedIn(app, email('key'))).token)).secret;
  });

  /** A session, guest or mailbox that no other call needs. */
  async function tokenOf(role: Role): Promise<string | null> {
    if (isAccount(role)) return (await signIn(app.http, email(role))).token;
    if (role === 'guest') return (await createGuest(app.http)).token;
    if (role === 'mailbox') return (await makeMailbox()).mailbox!.token;
    return role === 'key' ? endingKey : tokens[role];
  }

  // The route that deletes an account comes last.
  const routes = Object.keys(matrix)
    .filter(ends)
    .toSorted((a, b) => Number(/account/.test(a)) - Number(/account/.test(b)));
  test.each(routes)('%s answers each role as the matrix says', async (route) => {
    const found: Table = {};
    const expected: Table = {};
    for (const role of roles) {
      found[role] = (await ask(route, await tokenOf(role), absent)).status;
      expected[role] = matrix[route]!(role, 'own');
    }
    expect(found).toEqual(expected);
  });
});

describe('mail programs', () => {
  // Wrong passwords are limited per network, so each of these comes from another one.
  let networks = 1;
  const from = () => `127.1.${networks >> 8}.${networks++ & 255}`;
  /** The token of CATCH_ALL opens its own inbox, whatever address is given. */
  const isRight = (role: Role, target: Target) =>
    role === 'catchAll' || (target === 'own' && role !== 'none' && role !== 'expired');

  test.each(roles)('%s opens nothing but what it owns', async (role) => {
    for (const target of targets) {
      const { address } = await thingFor('GET', role, target);
      const password = tokens[role] ?? 'no-token-at-all-here';
      const imap = await connectImap(app.ports!.imap!, { from: from() });
      const ok = isRight(role, target);
      expect(await imap.login(address, password), `${role} ${target}`).toMatch(
        ok ? /^OK / : /^NO \[AUTHENTICATIONFAILED\] /,
      );
      imap.destroy();
      // Both doors ask the same part.
      if (target !== 'own' && target !== 'otherFree') continue;
      const pop3 = await connectPop3(app.ports!.pop3!, { from: from() });
      expect(await pop3.login(address, password), `${role} ${target}`).toMatch(
        ok ? /^\+OK / : /^-ERR \[AUTH\] /,
      );
      pop3.destroy();
    }
  });
});
