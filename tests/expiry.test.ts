import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

const HOUR = 3_600_000;
const apps: RunningApp[] = [];
const start = async (...options: Parameters<typeof startApp>) => {
  const app = await startApp(...options);
  apps.push(app);
  return app;
};
afterAll(() => Promise.all(apps.map((app) => app.close())));

describe('an inbox that has just expired', () => {
  const clock = createClock();
  let app: RunningApp;
  beforeAll(async () => {
    app = await start({ now: clock.now });
  });

  test('cannot be read, accepts no mail and is not listed', async () => {
    const guest = await createGuest(app.http);
    const { address, id } = await guest.generate();
    expect((await sendMail(app.smtpPort, { to: address, raw: mailWith({ size: 100 }) })).end?.code).toBe(250);
    const [message] = await guest.messages(address);
    const base = `${guest.messagesPath(address)}/${message!.id}`;
    const paths = [guest.messagesPath(address), base, `${base}/raw`, `${base}/attachments/2`];

    clock.advance(HOUR - 1);
    const ticket = await guest.ask('POST', `${base}/attachments/2/ticket`);
    expect(ticket.status).toBe(200);
    for (const path of paths) expect((await guest.ask('GET', path)).status).toBe(200);
    const client = await connectSmtp(app.smtpPort);
    await client.command('MAIL FROM:<a@example.org>');
    expect((await client.command(`RCPT TO:<${address}>`)).code).toBe(250);

    clock.advance(1);
    for (const path of paths) expect((await guest.ask('GET', path)).status).toBe(404);
    expect((await fetch(app.http + ticket.json.url)).status).toBe(404);
    expect((await guest.ask('GET', `/events?address=${address}`)).status).toBe(404);
    expect((await guest.ask('DELETE', `/emails/${id}`)).status).toBe(404);
    expect((await guest.emails()).emails).toEqual([]);
    // The recipient was accepted in time, but the mail was not stored in time.
    expect((await client.data(plainMail())).code).toBe(550);
    expect((await client.command('MAIL FROM:<a@example.org>')).code).toBe(250);
    expect((await client.command(`RCPT TO:<${address}>`)).code).toBe(550);
    client.destroy();
  });
});

test('a stream reports the expiry as soon as it happens, also when it is resumed later', async () => {
  const { free } = defaultPlans;
  const app = await start({
    guestCooldownMs: 0,
    plans: { free: { ...free }, premium: { ...free, lifetimeMs: HOUR } },
  });
  const began = performance.now();
  const other = await createGuest(app.http);
  const { address } = await other.generate();
  await (await openEvents(app.http, { token: other.token, address })).close();
  // A busy machine gets the time that it needs to open the streams below.
  app.config.plans.free.lifetimeMs = 1_500 + 10 * (performance.now() - began);
  const guest = await createGuest(app.http);
  const [one, two] = [await guest.generate(), await guest.generate()];
  const stream = await openEvents(app.http, { token: guest.token });
  const known = await openEvents(app.http, { token: guest.token, address: one.address });
  const before = await openEvents(app.http, { token: guest.token });
  await before.close();
  await stream.take(2);
  const late = Date.now() - Date.parse(two.expires_at);
  expect(late).toBeGreaterThanOrEqual(0);
  // Well before the next heartbeat.
  expect(late).toBeLessThan(10_000);
  expect(stream.events.map(({ name, data }) => ({ name, data }))).toEqual([
    { name: 'expired', data: { address: one.address } },
    { name: 'expired', data: { address: two.address } },
  ]);
  await known.take(1);
  expect(known.events[0]).toMatchObject({ name: 'expired', data: { address: one.address } });

  const resumed = await openEvents(app.http, { token: guest.token, lastEventId: before.lastEventId });
  await resumed.take(2);
  expect(resumed.events.map(({ name }) => name)).toEqual(['expired', 'expired']);
  // Nothing is sent twice: the first event of the next stream is about a new address.
  const again = await openEvents(app.http, { token: guest.token, lastEventId: resumed.lastEventId });
  app.config.plans.free.lifetimeMs = HOUR;
  const { address: next } = await guest.generate();
  await sendMail(app.smtpPort, { to: next, raw: plainMail({ subject: 'next' }) });
  await again.take(1);
  expect(again.events[0]).toMatchObject({ name: 'message', data: { address: next } });
  for (const one of [stream, known, resumed, again]) await one.close();
});

test('the app drops ended partitions when it starts', async () => {
  const database = await createTestDatabase({ migrated: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const names = async () =>
    (await client.query("SELECT relname FROM pg_class WHERE relname LIKE 'messages\\_p%' AND relkind = 'r'"))
      .rows;
  const ended = { relname: 'messages_p900' };
  await client.query(
    "CREATE TABLE messages_p900 PARTITION OF messages FOR VALUES FROM ('1970-01-01 00:15Z') TO ('1970-01-01 00:30Z')",
  );
  expect(await names()).toContainEqual(ended);
  const app = await startApp({ databaseUrl: database.url });
  expect(await names()).not.toContainEqual(ended);
  await app.close();
  await client.end();
  await database.drop();
});
