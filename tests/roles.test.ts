import { afterAll, beforeAll, expect, test } from 'vitest';
import { welcome } from '#server/process/welcome.ts';
import { Mayfly } from '../packages/client/src/index.ts';
import { call } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let web: RunningApp;
let smtp: RunningApp;
const mailKey = Buffer.alloc(32, 7);
beforeAll(async () => {
  database = await createTestDatabase({ migrated: true });
  web = await startApp({ databaseUrl: database.url, mailKey, roles: ['web'] });
  smtp = await startApp({ databaseUrl: database.url, mailKey, roles: ['smtp'] });
});
afterAll(async () => {
  await Promise.all([web.close(), smtp.close()]);
  await database.drop();
});

test('a process that only receives mail and one that only serves pages form one service', async () => {
  const inbox = await new Mayfly({ baseUrl: web.http }).createInbox();
  const waiting = inbox.waitForMessage();
  const raw = plainMail({ subject: 'apart' });
  expect((await sendMail(smtp.smtpPort, { to: inbox.address, raw })).end?.code).toBe(250);
  expect((await waiting).subject).toBe('apart');
});

test('a process without the web role serves only its health', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await call(smtp.http, 'GET', path)).status).toBe(200);
  expect((await call(smtp.http, 'POST', '/api/guest/init')).status).toBe(404);
  for (const path of [
    '/',
    '/operator',
    '/api/config',
    '/api/docs',
    '/api/openapi.json',
    '/assets/x.js',
    '/%zz',
  ]) {
    const answer = await fetch(`${smtp.http}${path}`);
    expect([path, answer.status]).toEqual([path, path === '/%zz' ? 400 : 404]);
    expect(await answer.json()).toMatchObject({ success: false });
  }
  expect((await fetch(web.http)).headers.get('content-type')).toContain('text/html');
});

test('the start message matches the roles of the process', () => {
  const urls = { http: 'http://127.0.0.1:3000', smtp: 'smtp://127.0.0.1:2525' };
  const message = (given: { smtp: string | null; web: boolean; catchAll?: boolean }) =>
    welcome({ catchAll: false, domain: 'mayfly.test', ...given, urls: { ...urls, smtp: given.smtp } });
  expect(message({ smtp: urls.smtp, web: true })).toContain('open the page');
  const everything = message({ smtp: urls.smtp, web: true, catchAll: true });
  expect(everything).toContain('for any address');
  expect(everything).toContain('http://127.0.0.1:3000/inbox/*@*');
  expect(everything).not.toContain('mayfly.test');
  const receiver = message({ smtp: urls.smtp, web: false });
  expect(receiver).toContain('Mail comes in  127.0.0.1:2525');
  expect(receiver).toContain('Other processes serve the pages (ROLES)');
  expect(receiver).not.toMatch(/open/i);
  expect(message({ smtp: null, web: true })).toContain('Other processes receive the mail (ROLES)');
  expect(message({ smtp: null, web: false })).toContain(
    'Other processes serve the pages and receive the mail (ROLES)',
  );
});

test('a process without the smtp role opens no SMTP port and is ready', async () => {
  expect(web.smtpPort).toBe(0);
  expect((await call(web.http, 'GET', '/readyz')).status).toBe(200);
});
