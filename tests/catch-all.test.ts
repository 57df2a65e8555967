import { MailpitClient } from 'mailpit-api';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CATCH_ALL_ADDRESS, CATCH_ALL_MS } from '#contract/catch-all.ts';
import { defaultPlans } from '#contract/plans.ts';
import { call, createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { setDomain } from './support/domains.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { openMcp } from './support/mcp-client.ts';
import { newFolder } from './support/new-folder.ts';
import { createPushBrowser, startPushService } from './support/push-service.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase, run } from './support/test-database.ts';

const token = 'for-our-tests_42';
const MESSAGES = `/api/emails/${CATCH_ALL_ADDRESS}/messages`;
type Listed = { id: string; to: string; subject: string; code: { value: string } | null };
const ask = (app: { http: string }, method: string, path: string, body?: unknown) =>
  call(app.http, method, path, { token, ...(body === undefined ? {} : { body }) });
const list = async (app: { http: string }, query = ''): Promise<Listed[]> =>
  (await ask(app, 'GET', `${MESSAGES}?view=summary${query}`)).json.messages;
const codes = (replies: Array<{ code: number }>) => replies.map(({ code }) => code);

describe('with CATCH_ALL', () => {
  const { free, premium } = defaultPlans;
  const plans = { free: { ...free, maxMessages: 3 }, premium: { ...premium, lifetimeMs: free.lifetimeMs } };
  const app = setUpApp({ catchAll: token, fetchAllow: ['127.0.0.0/8'], plans });
  const send = (to: string | string[], raw: string | Buffer = plainMail()) =>
    sendMail(app.smtpPort, { to, raw });
  const sentTo = async (part: string) =>
    (await list(app, `&to=${encodeURIComponent(part)}`)).map(({ to }) => to);

  test('mail to any address at any domain is taken and can be read', async () => {
    const raw = plainMail({ subject: 'Anywhere', text: 'Your code is 483920\r\n' });
    expect((await send('Some.One@shop.example', raw)).end?.code).toBe(250);
    const [message] = await list(app, '&to=shop.example');
    expect(message).toMatchObject({ subject: 'Anywhere', to: 'Some.One@shop.example' });
    const source = await ask(app, 'GET', `${MESSAGES}/${message!.id}/raw`);
    expect(source.bytes.toString()).toBe(raw);
    const opened = async () => (await ask(app, 'GET', `${MESSAGES}/${message!.id}`)).json.message;
    await expect.poll(opened).toMatchObject({ code: { value: '483920' } });
    const { emails } = (await ask(app, 'GET', '/api/emails')).json;
    expect(emails).toMatchObject([{ address: CATCH_ALL_ADDRESS }]);
  });

  test('mail to an address that nobody has counts as mail that the service took', async () => {
    await send('nobody@elsewhere.example');
    const guest = await createGuest(app.http);
    await setDomain(app, { name: 'quiet.test' });
    const { address } = await guest.generate({ domain: 'quiet.test' });
    const path = `/api/guest/emails/${encodeURIComponent(address)}/deliveries`;
    const { json } = await call(app.http, 'GET', path, { token: guest.token });
    expect(json.service.lastMailAt).toMatch(/:00\.000Z$/);
    expect(json.domain.lastMailAt).toBeNull();
  });

  test('a browser can be told of all of it', async () => {
    const service = await startPushService();
    onTestFinished(service.close);
    const browser = createPushBrowser(service);
    const { subscription } = browser;
    expect((await ask(app, 'POST', '/api/push', { subscription })).status).toBe(201);
    await send('anybody@push.example', plainMail({ subject: 'To anybody' }));
    await expect
      .poll(() => service.pushed.map((one) => browser.open(one).notification))
      .toMatchObject([{ body: 'To anybody' }]);
  });

  test('two recipients are two messages, each as it was written', async () => {
    const written = ['ann+one@two.example', 'ANN+Two@two.example', 'ann+one@two.example'];
    expect(codes((await send(written)).recipients)).toEqual([250, 250, 250]);
    expect((await sentTo('two.example')).sort()).toEqual(['ANN+Two@two.example', 'ann+one@two.example']);
  });

  test('one of two messages of a mail can be deleted, and the other one can still be read', async () => {
    await send(['a@pair.example', 'b@pair.example'], mailWith({ size: 600_000 }));
    const [first, second] = await list(app, '&to=pair.example');
    await ask(app, 'DELETE', `${MESSAGES}/${first!.id}`);
    expect((await ask(app, 'GET', `${MESSAGES}/${second!.id}/raw`)).bytes.length).toBeGreaterThan(600_000);
  });

  test('postmaster and abuse go there, too, and nothing goes to support', async () => {
    const [domain] = app.config.mailDomains;
    const { recipients } = await send([`postmaster@${domain}`, `abuse@${domain}`, 'postmaster']);
    expect(codes(recipients)).toEqual([250, 250, 250]);
    expect(await sentTo('postmaster')).toHaveLength(2);
    expect(await run(app.databaseUrl, 'SELECT 1 FROM contact_messages')).toHaveLength(0);
  });

  test('an address that was generated keeps its mail, and its owner can delete it alone', async () => {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    expect((await send([address, 'other@kept.example'], plainMail({ subject: 'Both' }))).end?.code).toBe(250);
    expect(await sentTo(address)).toEqual([address]);
    const [own] = await guest.messages(address);
    expect(own).toMatchObject({ subject: 'Both' });
    await guest.ask('DELETE', `${guest.messagesPath(address)}/${own!.id}`);
    const [copy] = await list(app, `&to=${address}`);
    expect((await ask(app, 'GET', `${MESSAGES}/${copy!.id}/raw`)).status).toBe(200);
  });

  test('a full inbox gets no more, but the mail is taken', async () => {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    const { maxMessages } = plans.free;
    const client = await connectSmtp(app.smtpPort);
    for (let n = 0; n <= maxMessages; n++) {
      await client.command('MAIL FROM:<a@example.org>');
      expect((await client.command(`RCPT TO:<${address}>`)).code).toBe(250);
      expect((await client.data(plainMail())).code).toBe(250);
    }
    client.destroy();
    expect(await guest.messages(address)).toHaveLength(maxMessages);
    expect(await sentTo(address)).toHaveLength(maxMessages + 1);
  });

  test('a mail has the limits of premium, unless it is for a free inbox', async () => {
    const { address } = await (await createGuest(app.http)).generate();
    const large = mailWith({ size: defaultPlans.free.attachmentLimit + 1000 });
    expect((await send('large@files.example', large)).end?.code).toBe(250);
    expect((await send(['large@files.example', address], large)).end?.code).toBe(552);
  });

  test('a waiting call and a stream hear of mail to the address they ask for', async () => {
    const events = await openEvents(app.http, { token, prefix: '/api' });
    const path = `/api/emails/${CATCH_ALL_ADDRESS}/wait?for=code&to=nina@wait.example&timeout=20`;
    const waiting = ask(app, 'GET', path);
    await send('someone.else@wait.example', plainMail({ text: 'Your code is 111222\r\n' }));
    await send('nina@wait.example', plainMail({ text: 'Your code is 771305\r\n' }));
    expect((await waiting).json).toMatchObject({
      code: { value: '771305' },
      message: { to: 'nina@wait.example' },
    });
    await expect
      .poll(() => events.events.filter(({ name }) => name === 'message').map(({ data }) => data.message.to))
      .toEqual(['someone.else@wait.example', 'nina@wait.example']);
    events.close();
  });

  test('clients of Mailpit see all of it, can send to any address, and delete everything', async () => {
    const mailpit = new MailpitClient(`${app.http}/mailpit/`, { auth: { username: 'x', password: token } });
    await send('pit@pit.example', plainMail({ subject: 'For Mailpit' }));
    expect((await mailpit.listMessages()).messages[0]).toMatchObject({ Subject: 'For Mailpit' });
    const { ID } = await mailpit.sendMessage({
      From: { Email: 'sender@example.test' },
      To: [{ Email: 'any@sent.example' }],
      Subject: 'Sent',
      Text: 'Hello',
    });
    expect(await mailpit.getMessageSummary(ID)).toMatchObject({ Subject: 'Sent' });
    expect(await sentTo('any@sent.example')).toHaveLength(1);
    await mailpit.deleteMessages();
    expect(await list(app)).toEqual([]);
    const [inbox] = await run(app.databaseUrl, 'SELECT message_count FROM inboxes WHERE private');
    expect(inbox).toEqual({ message_count: 0 });
  });

  test('a session of MCP reads it, and cannot delete it or make an address', async () => {
    await send('mcp@mcp.example', plainMail({ text: 'Your code is 660217\r\n' }));
    const mcp = await openMcp(app.http, { token });
    onTestFinished(mcp.close);
    const args = { address: CATCH_ALL_ADDRESS, to: 'mcp@mcp.example' };
    expect((await mcp.use('wait_for_code', args)).text).toContain('The code is 660217');
    expect((await mcp.use('list_inboxes')).text).toContain(CATCH_ALL_ADDRESS);
    expect(await mcp.use('create_inbox')).toMatchObject({ isError: true });
    expect(await mcp.use('delete_inbox', args)).toMatchObject({ isError: true });
    expect(await sentTo('mcp.example')).toHaveLength(1);
  });

  // authorization-matrix.test.ts has what its token may do.
  test('its token makes no address, and nobody else can read its inbox', async () => {
    expect((await ask(app, 'POST', '/api/generate-email')).json.error).toContain('mail to any address');
    const guest = await createGuest(app.http);
    for (const prefix of ['/api', '/api/guest'])
      for (const path of ['messages', 'wait'])
        expect(
          (await call(app.http, 'GET', `${prefix}/emails/${CATCH_ALL_ADDRESS}/${path}`, guest)).status,
        ).toBe(404);
    const events = `/api/events?address=${CATCH_ALL_ADDRESS}`;
    expect((await call(app.http, 'GET', events, guest)).status).toBe(404);
    for (const wrong of [`${token}x`, token.slice(0, -1), token.toUpperCase()])
      expect((await call(app.http, 'GET', '/api/emails', { token: wrong })).status).toBe(401);
  });
});

test('the newest 1,000 stay for a day, and nothing of the others is left', async () => {
  const clock = createClock();
  const app = await startApp({ catchAll: token, now: clock.now });
  onTestFinished(app.close);
  const client = await connectSmtp(app.smtpPort);
  const send = async (name: string, recipients: number) => {
    await client.command('MAIL FROM:<a@example.org>');
    for (let n = 0; n < recipients; n++) await client.command(`RCPT TO:<${name}-${n}@many.example>`);
    expect((await client.data(plainMail())).code).toBe(250);
  };
  for (let n = 0; n < 10; n++) await send(`first-${n}`, 100);
  const stored = async () => (await run(app.databaseUrl, 'SELECT message_count AS n FROM inboxes'))[0].n;
  expect(await stored()).toBe(1_000);
  const events = await openEvents(app.http, { token, prefix: '/api' });
  await send('last', 1);
  client.destroy();
  await expect.poll(stored).toBe(1_000);
  const kept = await list(app);
  expect(kept).toHaveLength(1_000);
  expect(kept[0]!.to).toBe('last-0@many.example');
  expect(kept.at(-1)!.to).toBe('first-0-1@many.example');
  await expect.poll(() => events.events.map(({ name }) => name)).toContain('deleted');
  events.close();

  clock.advance(CATCH_ALL_MS - 1);
  await ask(app, 'PATCH', `${MESSAGES}/${kept[0]!.id}`, { seen: true });
  expect(await stored()).toBe(1_000);
  clock.advance(1);
  await ask(app, 'PATCH', `${MESSAGES}/${kept[1]!.id}`, { seen: true });
  await expect.poll(stored).toBe(0);
  for (const table of ['messages', 'message_chunks'])
    await expect.poll(() => run(app.databaseUrl, `SELECT 1 FROM ${table}`)).toEqual([]);
});

test('a start without the setting removes the inbox with its mail, and one with it begins anew', async () => {
  const [database, dataDir] = await Promise.all([createTestDatabase({ migrated: true }), newFolder()]);
  onTestFinished(() => database.drop());
  const start = (catchAll: string | null) => startApp({ databaseUrl: database.url, dataDir, catchAll });
  let app = await start(token);
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  await sendMail(app.smtpPort, { to: ['a@b.example', address], raw: plainMail() });
  await sendMail(app.smtpPort, { to: 'a@b.example', raw: plainMail() });
  await app.close();

  app = await start(token);
  expect(await list(app)).toHaveLength(3);
  await app.close();

  app = await start(null);
  const { recipients } = await sendMail(app.smtpPort, { to: 'a@b.example', raw: plainMail() });
  expect(codes(recipients)).toEqual([550]);
  expect((await ask(app, 'GET', '/api/emails')).status).toBe(401);
  expect(await run(database.url, 'SELECT 1 FROM messages')).toHaveLength(1);
  expect(await run(database.url, 'SELECT 1 FROM message_chunks')).toHaveLength(1);
  expect(await run(database.url, 'SELECT 1 FROM used_addresses')).toHaveLength(0);
  await app.close();

  app = await start(token);
  onTestFinished(app.close);
  expect(await list(app)).toEqual([]);
  await sendMail(app.smtpPort, { to: 'a@b.example', raw: plainMail() });
  expect(await list(app)).toHaveLength(1);
});
