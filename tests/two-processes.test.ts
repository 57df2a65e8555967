import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { startProxy } from './support/tcp-proxy.ts';
import { createTestDatabase } from './support/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let dataDir: string;
let one: RunningApp;
/** Reaches the database through a proxy that can be cut. */
let two: RunningApp;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startProxy(database.url);
  dataDir = await mkdtemp(join(tmpdir(), 'mayfly-two-'));
  // Together, on an empty database and an empty folder.
  [one, two] = await Promise.all([
    startApp({ databaseUrl: database.url, dataDir }),
    startApp({ databaseUrl: proxy.url, dataDir }),
  ]);
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await proxy.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const send = (app: RunningApp, to: string, subject = 'Hello') =>
  sendMail(app.smtpPort, { to, raw: plainMail({ subject }) });

test('mail that comes in at one is live at the other', async () => {
  const guest = await createGuest(one.http);
  const stream = await openEvents(two.http, { token: guest.token });
  const { address } = await guest.generate();
  expect((await send(one, address, 'across')).end?.code).toBe(250);
  const [event] = await stream.take(1);
  expect(event).toMatchObject({ name: 'message', data: { address, message: { subject: 'across' } } });
  await guest.ask('DELETE', '/emails');
  const [, deleted] = await stream.take(2);
  expect(deleted).toMatchObject({ name: 'deleted', data: { address } });
  await stream.close();
});

test('a stream begun at one goes on at the other', async () => {
  const guest = await createGuest(one.http);
  const { address } = await guest.generate();
  const first = await openEvents(one.http, { token: guest.token });
  await send(two, address, 'a');
  await first.take(1);
  await first.close();
  await send(one, address, 'b');
  const second = await openEvents(two.http, { token: guest.token, lastEventId: first.lastEventId });
  await second.take(1);
  await sleep(50);
  expect(second.events.map(({ data }) => data.message.subject)).toEqual(['b']);
  await second.close();
});

test('an attachment ticket of one is honoured by the other', async () => {
  const guest = await createGuest(one.http);
  const { address } = await guest.generate();
  const raw = 'Content-Disposition: attachment; filename=a.txt\r\nContent-Type: text/plain\r\n\r\nfile\r\n';
  await sendMail(one.smtpPort, { to: address, raw });
  const [message] = await guest.messages(address);
  const [file] = (await guest.detail(address, message!.id)).attachments;
  const path = `${guest.messagesPath(address)}/${message!.id}/attachments/${file!.id}/ticket`;
  const { json } = await guest.ask('POST', path);
  expect((await call(two.http, 'GET', json.url)).bytes.toString()).toContain('file');
});

test('a lost connection to the database is made again, and open streams miss nothing', async () => {
  const guest = await createGuest(one.http);
  const { address } = await guest.generate();
  const stream = await openEvents(two.http, { token: guest.token });
  await send(one, address, 'before');
  await stream.take(1);
  proxy.hiccup();
  await send(one, address, 'in the gap');
  await stream.take(2, 10_000);
  await send(one, address, 'after');
  await stream.take(3);
  expect(stream.ended).toBe(false);
  expect(stream.events.map(({ data }) => data.message.subject)).toEqual(['before', 'in the gap', 'after']);
  await stream.close();
});

test('while the database is away mail is put off, reads say so, and all is well again afterwards', async () => {
  const guest = await createGuest(two.http);
  const { address } = await guest.generate();
  const stream = await openEvents(two.http, { token: guest.token });
  await proxy.cut();

  const { recipients } = await send(two, address);
  expect(recipients[0]).toMatchObject({
    code: 451,
    text: expect.not.stringMatching(/connect|127\.|sql|error/i),
  });
  for (const path of ['/emails', guest.messagesPath(address), '/events']) {
    const answer = await guest.ask('GET', path);
    expect(answer.status).toBe(503);
    expect(answer.json).toEqual({ success: false, error: expect.any(String) });
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  expect((await call(two.http, 'POST', '/api/guest/init')).status).toBe(503);
  expect((await call(two.http, 'GET', '/healthz')).status).toBe(200);
  const ready = await call(two.http, 'GET', '/readyz');
  expect([ready.status, ready.json.missing]).toEqual([503, ['database']]);
  await send(one, address, 'meanwhile');

  await proxy.mend();
  await expect.poll(async () => (await call(two.http, 'GET', '/readyz')).status).toBe(200);
  expect((await send(two, address, 'again')).end?.code).toBe(250);
  expect(await guest.messages(address)).toHaveLength(2);
  const resumed = stream.ended
    ? await openEvents(two.http, { token: guest.token, lastEventId: stream.lastEventId })
    : stream;
  await resumed.take(2, 10_000);
  expect(resumed.events.map(({ data }) => data.message.subject)).toEqual(['meanwhile', 'again']);
  await resumed.close();
});

test('a mail that was under way when the database went is put off, and no half of it stays', async () => {
  const guest = await createGuest(one.http);
  const { address } = await guest.generate();
  const { connectSmtp } = await import('./support/smtp-client.ts');
  const client = await connectSmtp(two.smtpPort);
  await client.command('MAIL FROM:<a@example.org>');
  await client.command(`RCPT TO:<${address}>`);
  await client.command('DATA');
  await proxy.cut();
  client.write(`${plainMail()}.\r\n`);
  expect((await client.reply())?.code).toBe(451);
  client.destroy();
  await proxy.mend();
  expect(await guest.messages(address)).toEqual([]);
});
