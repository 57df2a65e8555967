import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let web: RunningApp;
let smtp: RunningApp;
const mailKey = Buffer.alloc(32, 7);
beforeAll(async () => {
  database = await createTestDatabase();
  web = await startApp({ databaseUrl: database.url, mailKey, roles: ['web'] });
  smtp = await startApp({ databaseUrl: database.url, mailKey, roles: ['smtp'] });
});
afterAll(async () => {
  await Promise.all([web.close(), smtp.close()]);
  await database.drop();
});

test('a process that only receives and one that only serves pages are one service', async () => {
  const guest = await createGuest(web.http);
  const { address } = await guest.generate();
  const stream = await openEvents(web.http, { token: guest.token });
  expect(
    (await sendMail(smtp.smtpPort, { to: address, raw: plainMail({ subject: 'apart' }) })).end?.code,
  ).toBe(250);
  const [event] = await stream.take(1);
  expect(event).toMatchObject({ name: 'message', data: { message: { subject: 'apart' } } });
  await stream.close();
});

test('a process without the web answers for its own health and nothing else', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await call(smtp.http, 'GET', path)).status).toBe(200);
  expect((await call(smtp.http, 'POST', '/api/guest/init')).status).toBe(404);
});

test('a process without mail opens no port for it, and is ready all the same', async () => {
  expect(web.smtpPort).toBe(0);
  expect((await call(web.http, 'GET', '/readyz')).status).toBe(200);
});
