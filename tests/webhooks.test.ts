import { Webhook as StandardWebhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Webhook } from '#contract/webhooks.ts';
import { createSignedIn, withOperator } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { run } from './support/test-database.ts';
import { type Receiver, startReceiver } from './support/webhook-receiver.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

// Two processes on one database, both with jobs: each message must still be sent once.
let receiver: Receiver;
const clock = createClock();
// No name is looked up anywhere else.
const only = { fetchAllow: ['127.0.0.0/8'], dnsServers: ['127.0.0.1:9'], senderChecks: false };
const operatorToken = 'the-operators-own-token-0123456789';
afterAll(() => receiver.close());
const app = setUpApp(async () => {
  receiver = await startReceiver();
  return { now: clock.now, operatorToken, ...only };
});
const other = setUpApp(() => {
  const { databaseUrl, config } = app;
  return { now: clock.now, ...only, databaseUrl, dataDir: config.dataDir };
});
beforeEach(async () => {
  // The clock moves on, so a webhook of an earlier test could send again.
  await run(app.databaseUrl, 'DELETE FROM webhooks');
  receiver.received.length = 0;
  receiver.answer = receiver.ok;
});

type Options = { for?: string; format?: string; url?: string };
let accounts = 0;
/** A premium account with a webhook and an address. */
async function setUp(options: Options = {}) {
  const email = `owner${accounts++}@example.org`;
  const { token } = await createSignedIn(app, email);
  const ask = (method: string, path: string, body?: unknown) =>
    call(app.http, method, `/api${path}`, { token, body });
  const add = async (more: Options = {}) =>
    (await ask('POST', '/webhooks', { url: receiver.url, ...more })).json.webhook as Webhook & {
      secret: string;
    };
  const generate = async (): Promise<{ id: string; address: string }> =>
    (await ask('POST', '/generate-email', {})).json.email;
  const webhook = await add(options);
  return {
    ...{ email, token, ask, add, generate, webhook },
    inbox: await generate(),
    list: async (): Promise<Webhook[]> => (await ask('GET', '/webhooks')).json.webhooks,
    deliveries: async () => (await ask('GET', `/webhooks/${webhook.id}/deliveries`)).json.deliveries,
  };
}

const send = (to: string, subject: string, text = 'Hello\r\n', by = app) =>
  sendMail(by.smtpPort, { to, raw: plainMail({ subject, text }) });

test('new mail is sent with a signature that the official library accepts', async () => {
  const { webhook, inbox, deliveries, list } = await setUp();
  expect(webhook).toMatchObject({
    events: ['message.received'],
    for: 'message',
    format: 'standard',
    secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
  });
  expect(JSON.stringify(await list())).not.toContain('whsec_');
  await send(inbox.address, 'Welcome', 'Your verification code is 271828\r\n');
  const [request] = await receiver.take(1);
  const { body, headers, id } = request!;
  expect(new StandardWebhook(webhook.secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'message.received',
    timestamp: expect.stringMatching(/Z$/),
    data: {
      address: inbox.address,
      message: {
        subject: 'Welcome',
        code: { value: '271828' },
        codeStatus: 'done',
        to: inbox.address,
        seen: false,
      },
    },
  });
  expect(headers['webhook-timestamp']).toBe(String(Math.floor(clock.now().getTime() / 1000)));
  await expect
    .poll(deliveries)
    .toMatchObject([{ id, type: 'message.received', attempt: 1, success: true, status: 204, error: null }]);
});

test('a test is sent at once, is listed, and is limited', async () => {
  const { ask, webhook, deliveries } = await setUp();
  const path = `/webhooks/${webhook.id}/test`;
  const { json } = await ask('POST', path);
  expect(json.delivery).toMatchObject({ type: 'webhook.test', success: true, status: 204 });
  expect(receiver.received[0]!.json).toMatchObject({ type: 'webhook.test', data: { webhook: webhook.id } });
  const { body, headers } = receiver.received[0]!;
  new StandardWebhook(webhook.secret).verify(body, headers as Record<string, string>);
  receiver.answer = (response) => response.writeHead(404).end();
  expect((await ask('POST', path)).json.delivery).toMatchObject({ success: false, status: 404 });
  for (let n = 2; n < 10; n++) await ask('POST', path);
  expect((await ask('POST', path)).status).toBe(429);
  clock.advance(MINUTE);
  for (let n = 0; n < 10; n++) await ask('POST', path);
  clock.advance(MINUTE);
  await ask('POST', path);
  expect(await deliveries()).toHaveLength(20);
});

test('a receiver that is down for ten minutes gets everything when it is back, in order and with the same ids', async () => {
  const { inbox, generate, deliveries, list } = await setUp();
  const second = await generate();
  receiver.answer = (response) => response.writeHead(503).end();
  const attempts = (count: number) => receiver.take(count);
  await send(inbox.address, 'first');
  await attempts(1);
  await send(second.address, 'second');
  await send(inbox.address, 'third');
  await expect.poll(list).toMatchObject([{ failedAttempts: 1 }]);
  clock.advance(5 * SECOND);
  await attempts(2);
  await expect
    .poll(list)
    .toMatchObject([
      { failedAttempts: 2, nextAttemptAt: new Date(clock.now().getTime() + 5 * MINUTE).toISOString() },
    ]);
  receiver.answer = (response) => response.destroy();
  clock.advance(5 * MINUTE);
  await attempts(3);
  await expect.poll(list).toMatchObject([{ failedAttempts: 3 }]);
  clock.advance(5 * MINUTE);
  receiver.answer = receiver.ok;
  clock.advance(25 * MINUTE);
  await attempts(6);
  expect(receiver.subjects()).toEqual(['first', 'first', 'first', 'first', 'second', 'third']);
  const ids = receiver.received.map(({ id }) => id);
  expect(new Set(ids.slice(0, 4)).size).toBe(1);
  expect(new Set(ids).size).toBe(3);
  await expect.poll(async () => (await deliveries()).length).toBe(6);
  const states = (await deliveries()).toReversed();
  expect(states.map(({ status }: { status: number }) => status)).toEqual([503, 503, null, 204, 204, 204]);
  expect(states[0].error).toBe('The server answered 503');
  expect(states[2].error).toBe('The connection failed');
});

test('webhooks that wait for another attempt are counted apart from events of Stripe', async () => {
  const { inbox, add, list } = await setUp();
  await add({ url: 'https://hooks.example/idle', for: 'link' });
  const { inbox: paused, list: pausedList, email } = await setUp();
  receiver.answer = (response) => response.writeHead(503).end();
  for (const { address } of [inbox, paused]) await send(address, 'waits');
  for (const lists of [list, pausedList])
    await expect.poll(async () => (await lists()).some((one) => one.failedAttempts === 1)).toBe(true);
  await withOperator(app, ({ manage }) => manage.revoke(email));
  const event = `INSERT INTO billing_events (id, type, happened_at, received_at, next_at)
    SELECT 'evt_' || n, 'invoice.paid', now(), now(), now() FROM generate_series(1, 5) n`;
  await run(app.databaseUrl, event);

  const metrics = (await call(app.http, 'GET', '/metrics')).bytes.toString();
  const figure = (name: string) => Number(new RegExp(`^mayfly_${name} (.*)`, 'm').exec(metrics)?.[1]);
  expect([figure('webhooks'), figure('webhooks_waiting'), figure('stripe_events_waiting')]).toEqual([
    3, 1, 5,
  ]);
  const state = await call(app.http, 'GET', '/api/operator/state', { token: operatorToken });
  expect(state.json).toMatchObject({ webhooks: 3, webhooksWaiting: 1, stripeEventsWaiting: 5 });
});

test('two processes send every message once and in order, however fast mail comes', async () => {
  const { inbox, generate } = await setUp();
  const second = await generate();
  const subjects = Array.from({ length: 24 }, (_, n) => `mail ${n}`);
  for (const [n, subject] of subjects.entries())
    await send((n % 2 ? inbox : second).address, subject, 'Hello\r\n', n % 3 ? app : other);
  await receiver.take(24);
  expect(receiver.subjects()).toEqual(subjects);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(24);
});

test('mail from before the webhook, deleted mail and mail without the wanted code are left out', async () => {
  const { inbox, ask, add } = await setUp({ for: 'code' });
  receiver.answer = (response) => response.writeHead(500).end();
  await send(inbox.address, 'with code', 'Your verification code is 161803\r\n');
  await receiver.take(1);
  await send(inbox.address, 'without code');
  await send(inbox.address, 'deleted', 'Your verification code is 141421\r\n');
  await send(inbox.address, 'last', 'Your verification code is 173205\r\n');
  const { json } = await ask('GET', `/emails/${inbox.address}/messages?view=summary`);
  const gone = json.messages.find(({ subject }: { subject: string }) => subject === 'deleted');
  await ask('DELETE', `/emails/${inbox.address}/messages/${gone.id}`);
  const later = await startReceiver();
  await add({ url: later.url });
  receiver.answer = receiver.ok;
  clock.advance(5 * SECOND);
  await receiver.take(3);
  expect(receiver.subjects()).toEqual(['with code', 'with code', 'last']);
  expect(receiver.received[1]!.json.data.message.code.value).toBe('161803');
  await send(inbox.address, 'for both', 'Your verification code is 223606\r\n');
  await later.take(1);
  expect(later.subjects()).toEqual(['for both']);
  await later.close();
  await receiver.take(4);
});

test('a redirect is a failure and is not followed, and 410 disables the webhook', async () => {
  const { inbox, add, deliveries, list } = await setUp();
  receiver.answer = (response) => response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end();
  await send(inbox.address, 'moved');
  await receiver.take(1);
  await expect.poll(list).toMatchObject([{ failedAttempts: 1, disabledAt: null }]);
  receiver.answer = (response) => response.writeHead(410).end();
  clock.advance(5 * SECOND);
  await receiver.take(2);
  await expect.poll(list).toMatchObject([{ disabledAt: clock.now().toISOString(), nextAttemptAt: null }]);
  expect(receiver.received.map(({ path }) => path)).toEqual(['/', '/']);
  expect((await deliveries()).map(({ error }: { error: string }) => error)).toEqual([
    'The server no longer wants these deliveries',
    'The server redirects (302), which is not followed',
  ]);
  // Another webhook of the same account gets the next message, and this one does not.
  const later = await startReceiver();
  await add({ url: later.url });
  await send(inbox.address, 'after 410');
  await later.take(1);
  await later.close();
  expect(receiver.subjects()).toEqual(['moved', 'moved']);
});

test('a message is given up when the next attempt would be after the end of its inbox', async () => {
  const { inbox, generate, list } = await setUp();
  clock.advance(110 * MINUTE);
  const young = await generate();
  receiver.answer = (response) => response.writeHead(500).end();
  await send(inbox.address, 'too late');
  await receiver.take(1);
  await send(young.address, 'in time');
  await expect.poll(list).toMatchObject([{ failedAttempts: 1 }]);
  clock.advance(5 * SECOND);
  await receiver.take(2);
  await expect.poll(list).toMatchObject([{ failedAttempts: 2 }]);
  clock.advance(5 * MINUTE);
  // The third wait of 30 minutes would end after the inbox, so the next message has its turn at once.
  await receiver.take(4);
  expect(receiver.subjects()).toEqual(['too late', 'too late', 'too late', 'in time']);
  await expect.poll(list).toMatchObject([{ failedAttempts: 1 }]);
});

test('without premium the webhook pauses, and later it sends what came meanwhile', async () => {
  const { email, inbox } = await setUp();
  await withOperator(app, ({ manage }) => manage.expire(email));
  // Commands have the time of the machine.
  clock.advance(MINUTE);
  await send(inbox.address, 'paused');
  const { inbox: next } = await setUp();
  await send(next.address, 'of somebody else');
  await receiver.take(1);
  await withOperator(app, ({ manage }) => manage.grant(email, 30));
  await receiver.take(2);
  expect(receiver.subjects()).toEqual(['of somebody else', 'paused']);
});

test('five webhooks at most, and only URLs that may be fetched', async () => {
  const { ask, list } = await setUp();
  // guarded-fetch.test.ts has all that is not fetched.
  const refused = [
    'http://10.0.0.1/',
    'https://user:secret@hooks.example/',
    `https://hooks.example/${'x'.repeat(2048)}`,
  ];
  for (const url of refused)
    expect(await ask('POST', '/webhooks', { url }), url).toMatchObject({
      status: 400,
      json: { field: 'url' },
    });
  expect((await ask('POST', '/webhooks', { url: receiver.url, format: 'telegram' })).json.error).toContain(
    'chat_id',
  );
  for (const wrong of [{ for: 'all' }, { events: [] }, { events: ['x'] }, { format: 'irc' }])
    expect((await ask('POST', '/webhooks', { url: receiver.url, ...wrong })).status).toBe(400);
  const answers = await Promise.all(
    Array.from({ length: 7 }, () => ask('POST', '/webhooks', { url: 'https://hooks.example/mail' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409, 409]);
  expect(await list()).toHaveLength(5);
  const rows = await run(app.databaseUrl, 'SELECT webhooks::text AS text FROM webhooks');
  expect(rows.map(({ text }) => text).join()).not.toMatch(/hooks\.example|whsec|127\.0\.0\.1/);
});

test('a webhook that a key made ends with the key, and a key sees no secret in a URL', async () => {
  const { ask, list, webhook, inbox } = await setUp({
    url: `${receiver.url}/services/T0/secret?token=secret`,
  });
  const { secret, id } = (await ask('POST', '/keys', { name: 'CI' })).json.key;
  const asKey = (method: string, path: string, body?: unknown) =>
    call(app.http, method, `/api${path}`, { token: secret, body });
  const url = `${receiver.url}/of-the-key/secret`;
  const { json } = await asKey('POST', '/webhooks', { url });
  expect(json.webhook.url).toBe(url);
  const seenByKey = (await asKey('GET', '/webhooks')).json.webhooks as Webhook[];
  expect(seenByKey.map((one) => one.url)).toEqual([`${receiver.url}/…`, `${receiver.url}/…`]);
  const urls = (await list()).map((one) => one.url);
  expect(urls.toSorted()).toEqual([url, `${receiver.url}/services/T0/secret?token=secret`]);

  expect((await ask('DELETE', `/keys/${id}`)).status).toBe(200);
  expect(await list()).toMatchObject([{ id: webhook.id }]);
  await send(inbox.address, 'after the key');
  const [first] = await receiver.take(1);
  expect(first!.path).toBe('/services/T0/secret?token=secret');
});

test('a chat gets a readable line', async () => {
  const { inbox } = await setUp({ format: 'telegram', url: `${receiver.url}/bot1:x/sendMessage?chat_id=42` });
  await send(inbox.address, 'Hi');
  const [request] = await receiver.take(1);
  expect(request!.path).toBe('/bot1:x/sendMessage?chat_id=42');
  expect(request!.json).toMatchObject({
    chat_id: '42',
    text: `New mail at ${inbox.address} from A Sender ‹sender＠example․org›: Hi`,
  });
});
