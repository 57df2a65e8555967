import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { MAX_PUSH } from '#contract/push.ts';
import { createDatabase } from '#server/store/database.ts';
import { createPushStore } from '#server/store/push/push-store.ts';
import { createSignedIn, withOperator } from './support/accounts.ts';
import { call, createGuest, type Guest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { plainMail } from './support/mails.ts';
import { createPushBrowser, startPushService } from './support/push-service.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { run } from './support/test-database.ts';
import { startReceiver } from './support/webhook-receiver.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const clock = createClock();
let service: Awaited<ReturnType<typeof startPushService>>;
afterAll(() => service.close());
const app = setUpApp(async () => {
  service = await startPushService();
  return {
    now: clock.now,
    fetchAllow: ['127.0.0.0/8'],
    publicUrl: 'https://mayfly.example',
    plans: {
      free: { ...defaultPlans.free, extensions: 2, maxLifetimeMs: 3 * HOUR },
      premium: { ...defaultPlans.premium, lifetimeMs: 2 * HOUR },
    },
  };
});
beforeEach(async () => {
  await run(app.databaseUrl, 'DELETE FROM push_subscriptions');
  service.pushed.length = 0;
  service.status = 201;
});

const send = (to: string, mail: Parameters<typeof plainMail>[0] = {}) =>
  sendMail(app.smtpPort, { to, raw: plainMail(mail) });
const pushedTo = ({ path }: { path: string }) => service.pushed.filter((one) => one.path === path);
const subscribe = (guest: Guest, body: object) => guest.ask('POST', '/push', { body });
const count = async () =>
  Number((await run(app.databaseUrl, 'SELECT count(*) FROM push_subscriptions'))[0].count);

/** What a job does every minute. */
async function purge() {
  const database = createDatabase({ url: app.databaseUrl, onError: () => {} });
  await createPushStore(database).purge(clock.now());
  await database.close();
}

/** A guest with an address and a browser that is told of its mail. */
async function setUp(more: object = {}) {
  const guest = await createGuest(app.http);
  const inbox = await guest.generate();
  const browser = createPushBrowser(service);
  const answer = await subscribe(guest, { subscription: browser.subscription, ...more });
  expect(answer.status).toBe(201);
  return { guest, inbox, browser, id: answer.json.push.id as string };
}

test('a browser is told of new mail, and the push service learns nothing of it', async () => {
  const { inbox, browser } = await setUp();
  await send(inbox.address, { subject: 'Sign in', text: 'Your verification code is 482913\r\n' });
  await expect.poll(() => pushedTo(browser)).toHaveLength(1);
  const [pushed] = pushedTo(browser);
  const { web_push, notification } = browser.open(pushed!);
  expect(web_push).toBe(8030);
  expect(notification.body).toBe('Code: 482913\nSign in');
  const link = `https://mayfly.example/#message=${notification.tag}&to=${encodeURIComponent(inbox.address)}`;
  expect(notification.navigate).toBe(link);
  expect(notification.actions).toEqual([
    { action: 'copy', title: 'Copy code', navigate: `${link}&copy=1` },
    { action: 'open', title: 'Open', navigate: link },
  ]);
  expect(pushed!.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: String(60 * 60),
    urgency: 'high',
    authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
    topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  const seen = JSON.stringify(pushed!.headers) + pushed!.body.toString('latin1');
  for (const secret of [inbox.address, '482913', 'Sign in', notification.tag])
    expect(seen).not.toContain(secret);
});

test('every message has the same size, and hidden ones say nothing of the mail', async () => {
  const open = await setUp();
  const hidden = await setUp({ content: 'hidden' });
  for (const { inbox } of [open, hidden]) {
    await send(inbox.address, { subject: 'short' });
    await send(inbox.address, { subject: 'long '.repeat(150) });
  }
  await expect.poll(() => service.pushed.length).toBe(4);
  expect(new Set(service.pushed.map(({ body }) => body.length)).size).toBe(1);
  for (const pushed of pushedTo(hidden.browser)) {
    const { notification } = hidden.browser.open(pushed);
    expect(notification).toMatchObject({ title: 'New mail', body: '' });
    expect(JSON.stringify(notification)).not.toContain('short');
  }
});

test('only the chosen addresses count, and without a choice later ones too', async () => {
  const guest = await createGuest(app.http);
  const [first, second] = [await guest.generate(), await guest.generate()];
  const [all, some] = [createPushBrowser(service), createPushBrowser(service)];
  const { guest: other, inbox } = await setUp();
  await subscribe(other, { subscription: all.subscription });
  await subscribe(guest, { subscription: some.subscription, addresses: [second.address] });
  const later = await other.generate();
  for (const { address } of [first, second, inbox, later]) await send(address, { subject: address });
  const bodies = (browser: typeof all) => pushedTo(browser).map((one) => browser.open(one).notification.body);
  await expect.poll(() => bodies(all).sort()).toEqual([inbox.address, later.address].sort());
  expect(bodies(some)).toEqual([second.address]);
  const foreign = await subscribe(guest, { subscription: all.subscription, addresses: [inbox.address] });
  expect(foreign.status).toBe(404);
});

test('a browser that subscribes again, or in several tabs at once, is one browser, and the eleventh is refused', async () => {
  const { guest, browser, id } = await setUp();
  const again = await Promise.all(Array.from({ length: 8 }, () => subscribe(guest, browser)));
  expect(again.map(({ status, json }) => [status, json.push.id])).toEqual(Array(8).fill([201, id]));
  for (let n = 1; n < MAX_PUSH; n++)
    expect((await subscribe(guest, createPushBrowser(service))).status).toBe(201);
  expect((await subscribe(guest, createPushBrowser(service))).status).toBe(409);
  expect((await guest.ask('DELETE', `/push/${id}`)).status).toBe(200);
  expect((await guest.ask('DELETE', `/push/${id}`)).status).toBe(404);
  const parallel = await Promise.all(
    Array.from({ length: 5 }, () => subscribe(guest, createPushBrowser(service))),
  );
  expect(parallel.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(await count()).toBe(MAX_PUSH);
  const statuses: number[] = [];
  for (let n = 0; n < 20; n++) statuses.push((await subscribe(guest, browser)).status);
  expect(statuses.at(-1)).toBe(429);
});

test('what is not a subscription is refused with the field', async () => {
  const guest = await createGuest(app.http);
  const { subscription } = createPushBrowser(service);
  const { endpoint, keys } = subscription;
  for (const [wrong, field] of [
    [{ endpoint: 'http://push.example/send', keys }, 'subscription.endpoint'],
    [{ endpoint: 'https://user:secret@push.example/', keys }, 'subscription.endpoint'],
    [{ endpoint: 'https://10.0.0.1/send', keys }, 'subscription.endpoint'],
    [{ endpoint: `https://push.example/${'x'.repeat(2048)}`, keys }, 'subscription.endpoint'],
    [{ endpoint, keys: { ...keys, auth: 'short' } }, 'subscription.keys'],
    [{ endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } }, 'subscription.keys'],
  ] as const)
    expect(await subscribe(guest, { subscription: wrong })).toMatchObject({ status: 400, json: { field } });
  expect((await call(app.http, 'POST', '/api/guest/push', { body: { subscription } })).status).toBe(401);
  const giant = { subscription, addresses: ['x'.repeat(100_000)] };
  expect((await subscribe(guest, giant)).status).toBe(413);
});

/** When a browser is tried again, in milliseconds from now. Null if nothing waits. */
async function waitOf(id: string): Promise<number | null> {
  const failed = `SELECT due_at FROM subscriber_queue WHERE subscriber = '${id}' AND attempts > 0`;
  const [row] = await run(app.databaseUrl, failed);
  return row ? row.due_at.getTime() - clock.now().getTime() : null;
}
const subjects = (browser: ReturnType<typeof createPushBrowser>) =>
  pushedTo(browser).map((one) => browser.open(one).notification.body);

test('a push service that forgot the browser is not asked again', async () => {
  for (const status of [404, 410]) {
    const { inbox, browser } = await setUp();
    service.status = status;
    await send(inbox.address);
    await expect.poll(count).toBe(0);
    expect(pushedTo(browser)).toHaveLength(1);
  }
});

test('a push service that fails is asked again after 5 seconds and 5 minutes, and then the next mail has its turn', async () => {
  const { inbox, browser, id } = await setUp();
  service.status = 503;
  await send(inbox.address, { subject: 'first' });
  for (const [times, wait] of [
    [1, 5 * SECOND],
    [2, 5 * MINUTE],
  ] as const) {
    await expect.poll(() => waitOf(id)).toBe(wait);
    expect(pushedTo(browser)).toHaveLength(times);
    clock.advance(wait);
  }
  await expect.poll(() => pushedTo(browser).length).toBe(3);
  await expect.poll(() => waitOf(id)).toBeNull();
  const topics = pushedTo(browser).map(({ headers }) => headers.topic);
  expect(new Set(topics).size).toBe(1);

  service.status = 302;
  await send(inbox.address, { subject: 'redirected' });
  await expect.poll(() => pushedTo(browser).length).toBe(4);
  service.status = 201;
  await send(inbox.address, { subject: 'last' });
  await expect.poll(() => subjects(browser)).toEqual(['first', 'first', 'first', 'redirected', 'last']);
  expect(service.pushed.map(({ path }) => path)).not.toContain('/elsewhere');
  expect(pushedTo(browser)[4]!.headers.topic).not.toBe(topics[0]);
});

test('nothing is tried again after the end of the inbox, and what is sent ends with it, also when it was extended', async () => {
  const { guest, inbox, browser, id } = await setUp();
  clock.advance(57 * MINUTE);
  service.status = 503;
  await send(inbox.address, { subject: 'late' });
  await expect.poll(() => waitOf(id)).toBe(5 * SECOND);
  expect(pushedTo(browser)[0]!.headers.ttl).toBe(String(3 * 60));
  clock.advance(5 * SECOND);
  // The next attempt would come after the end.
  await expect.poll(() => pushedTo(browser).length).toBe(2);
  await expect.poll(() => waitOf(id)).toBeNull();

  service.status = 201;
  expect((await guest.ask('POST', `/emails/${inbox.id}/extend`)).status).toBe(200);
  await send(inbox.address, { subject: 'extended' });
  await expect.poll(() => pushedTo(browser).length).toBe(3);
  expect(pushedTo(browser)[2]!.headers.ttl).toBe(String(60 * 60));
});

test('nobody is told of a mail that was read or deleted before the next attempt', async () => {
  const { guest, inbox, browser, id } = await setUp();
  service.status = 503;
  for (const end of ['read', 'deleted']) {
    await send(inbox.address, { subject: end });
    await expect.poll(() => waitOf(id)).toBe(5 * SECOND);
    const { id: message } = (await guest.messages(inbox.address)).find(({ subject }) => subject === end)!;
    const path = `${guest.messagesPath(inbox.address)}/${message}`;
    if (end === 'deleted') await guest.ask('DELETE', path);
    else await guest.ask('PATCH', path, { body: { seen: true } });
    clock.advance(5 * SECOND);
    await expect.poll(() => waitOf(id)).toBeNull();
  }
  service.status = 201;
  await send(inbox.address, { subject: 'next' });
  await expect.poll(() => subjects(browser)).toEqual(['read', 'deleted', 'next']);
});

/** A browser that an account is told on, by a session or a key. */
async function subscribeAs(token: string, more: object = {}) {
  const browser = createPushBrowser(service);
  const body = { subscription: browser.subscription, ...more };
  expect((await call(app.http, 'POST', '/api/push', { token, body })).status).toBe(201);
  return browser;
}

test('a subscription ends with what it belongs to: the session, the key, the guest, its addresses, the account', async () => {
  const { token } = await createSignedIn(app, 'pushed@example.org');
  const second = await createSignedIn(app, 'pushed2@example.org');
  const ask = (method: string, path: string, body?: unknown, as = token) =>
    call(app.http, method, `/api${path}`, { token: as, body });
  const { email: inbox } = (await ask('POST', '/generate-email', {})).json;
  const { key } = (await ask('POST', '/keys', { name: 'CI' })).json;
  const [ofKey, ofSession] = [await subscribeAs(key.secret), await subscribeAs(token)];
  await send(inbox.address, { subject: 'both' });
  await expect.poll(() => [ofKey, ofSession].map((one) => pushedTo(one).length)).toEqual([1, 1]);
  await ask('DELETE', `/keys/${key.id}`);
  await send(inbox.address, { subject: 'without the key' });
  await expect.poll(() => pushedTo(ofSession).length).toBe(2);
  expect(pushedTo(ofKey)).toHaveLength(1);
  expect(await count()).toBe(1);
  await ask('POST', '/auth/signout');
  expect(await count()).toBe(0);

  await subscribeAs(second.token);
  expect((await ask('DELETE', '/user/delete-account', undefined, second.token)).status).toBe(200);
  expect(await count()).toBe(0);

  const { guest, inbox: first, browser } = await setUp();
  const other = await guest.generate();
  const addresses = [first.address, other.address];
  await subscribe(guest, { subscription: browser.subscription, addresses });
  await guest.ask('DELETE', `/emails/${first.id}`);
  await send(first.address, { subject: 'to nobody' });
  await send(other.address, { subject: 'to the other' });
  await expect.poll(() => subjects(browser)).toEqual(['to the other']);
  expect(await count()).toBe(1);
  await guest.ask('DELETE', `/emails/${other.id}`);
  await purge();
  expect(await count()).toBe(0);

  const { guest: ending } = await setUp();
  await run(app.databaseUrl, `DELETE FROM guests WHERE id = '${ending.guestId}'`);
  expect(await count()).toBe(0);
});

test('a mailbox has its own browsers, and neither an account nor a key hears anything after premium', async () => {
  const body = { address: 'pushed-box@mayfly.test', password: 'a long password' };
  const headers = { accept: 'application/json' };
  const { json: made } = await call(app.http, 'POST', '/mailtm/accounts', { body, headers });
  const { json: mailbox } = await call(app.http, 'POST', '/mailtm/token', { body, headers });
  const browser = createPushBrowser(service);
  const asMailbox = { token: mailbox.token, body: { subscription: browser.subscription } };
  expect((await call(app.http, 'POST', '/api/guest/push', asMailbox)).status).toBe(201);
  await send(body.address, { subject: 'to a mailbox' });
  await expect.poll(() => subjects(browser)).toEqual(['to a mailbox']);
  const gone = await call(app.http, 'DELETE', `/mailtm/accounts/${made.id}`, { token: mailbox.token });
  expect(gone.status).toBe(204);
  await purge();
  expect(await count()).toBe(0);

  const { token } = await createSignedIn(app, 'ended@example.org');
  const { json } = await call(app.http, 'POST', '/api/generate-email', { token, body: {} });
  const ofAccount = await subscribeAs(token);
  await withOperator(app, ({ manage }) => manage.expire('ended@example.org'));
  const revoked = await createSignedIn(app, 'revoked@example.org');
  const ask = (path: string, body: object) => call(app.http, 'POST', `/api${path}`, { ...revoked, body });
  const ofKey = await subscribeAs((await ask('/keys', { name: 'CI' })).json.key.secret);
  const { email: inbox } = (await ask('/generate-email', {})).json;
  await withOperator(app, ({ manage }) => manage.revoke('revoked@example.org'));
  // Commands have the time of the machine.
  clock.advance(MINUTE);
  const control = await setUp();
  await send(json.email.address, { subject: 'after the end' });
  await send(inbox.address, { subject: 'after it was revoked' });
  await send(control.inbox.address, { subject: 'to somebody else' });
  await expect.poll(() => subjects(control.browser)).toEqual(['to somebody else']);
  expect([...pushedTo(ofAccount), ...pushedTo(ofKey)]).toEqual([]);
});

test('a push service that never answers holds up neither mail, nor webhooks, nor other push services', async () => {
  const silent = await startPushService();
  onTestFinished(silent.close);
  silent.status = 0;
  const { inbox, browser } = await setUp();
  await send(inbox.address, { subject: 'before' });
  await expect.poll(() => pushedTo(browser).length).toBe(1);
  // More than a process sends at once.
  for (let n = 0; n < 6; n++) {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    for (let nth = 0; nth < MAX_PUSH; nth++) await subscribe(guest, createPushBrowser(silent));
    await send(address);
  }
  await expect.poll(() => silent.pushed.length).toBeGreaterThanOrEqual(30);

  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const { token } = await createSignedIn(app, 'hooked@example.org');
  const ask = (path: string, body: object) => call(app.http, 'POST', `/api${path}`, { token, body });
  await ask('/webhooks', { url: receiver.url });
  const { address } = (await ask('/generate-email', {})).json.email;
  for (const to of [address, inbox.address])
    expect((await send(to, { subject: 'meanwhile' })).end?.code).toBe(250);
  await receiver.take(1);
  await expect.poll(() => subjects(browser)).toEqual(['before', 'meanwhile']);
  // Thirty, but for those that the service does not know to be over yet.
  expect(silent.mostAtOnce).toBeLessThan(60);
});
