import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationNames } from '#server/store/migrate.ts';
import { call, createGuest } from './support/api-client.ts';
import { collectLog } from './support/log-lines.ts';
import { plainMail } from './support/mails.ts';
import { newFolder } from './support/new-folder.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents, type SseEvent } from './support/sse-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { startProxy } from './support/tcp-proxy.ts';
import { createTestDatabase } from './support/test-database.ts';

const { log, lines } = collectLog();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let dataDir: string;
let one: RunningApp;
/** Connects to the database through a proxy that tests can cut. */
let two: RunningApp;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startProxy(database.url);
  dataDir = await newFolder();
  // Both start together with an empty database and an empty folder.
  [one, two] = await Promise.all([
    startApp({ databaseUrl: database.url, dataDir, log }),
    startApp({ databaseUrl: proxy.url, dataDir, smtpThreads: 2, log }),
  ]);
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await proxy.close();
  await database.drop();
});

test('one of two that start together makes the tables, and its log has the migrations', () => {
  const updates = lines.flatMap(({ msg, migrations }) =>
    /tables .* were updated/.test(msg) ? [migrations] : [],
  );
  expect(updates).toEqual([migrationNames.map((name) => ({ name, ms: expect.any(Number) }))]);
});

const send = (app: RunningApp, to: string, subject = 'Hello') =>
  sendMail(app.smtpPort, { to, raw: plainMail({ subject }) });

test('mail received by one process is live at the other', async () => {
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

test('who is told that a message is still being searched is told the end, at both processes and in a later stream', async () => {
  const guest = await createGuest(one.http);
  const { address } = await guest.generate();
  const streams = [
    await openEvents(one.http, { token: guest.token }),
    await openEvents(two.http, { token: guest.token }),
  ];
  // More work than a push waits for.
  const LETTERS = 6;
  const text = 'A long and boring letter without anything to use. '.repeat(15_000);
  const sent = Array.from({ length: LETTERS }, (_, nth) =>
    sendMail((nth % 2 ? one : two).smtpPort, {
      to: address,
      raw: plainMail({ subject: `Letter ${nth}`, text }),
    }),
  );
  for (const { end } of await Promise.all(sent)) expect(end?.code).toBe(250);
  const messagesIn = (events: SseEvent[]) => events.filter(({ name }) => name === 'message');
  const searchingIn = (events: SseEvent[]) =>
    messagesIn(events)
      .map(({ data }) => data.message)
      .filter(({ codeStatus }) => codeStatus === 'searching')
      .map(({ id }) => id as string);
  const endedIn = (events: SseEvent[]) =>
    events.filter(({ data }) => data?.codeStatus === 'done').map(({ data }) => data.id as string);
  for (const { all: events } of streams) {
    await expect.poll(() => messagesIn(events)).toHaveLength(LETTERS);
    await expect.poll(() => endedIn(events)).toEqual(expect.arrayContaining(searchingIn(events)));
  }
  const both = streams.flatMap((stream) => stream.all);
  expect(searchingIn(both)).not.toEqual([]);
  // Nobody was told about the others, so they are quiet.
  expect(endedIn(both).filter((id) => !searchingIn(both).includes(id))).toEqual([]);

  const { all: events } = streams[0]!;
  const last = messagesIn(events).at(-1)!;
  const later = await openEvents(two.http, { token: guest.token, lastEventId: last.id });
  const missed = () => endedIn(events.slice(events.indexOf(last) + 1));
  await expect.poll(() => endedIn(later.all).join() === missed().join()).toBe(true);
  const list = await guest.messages(address);
  expect(list.map(({ codeStatus }) => codeStatus)).toEqual(Array(LETTERS).fill('done'));
  await Promise.all([...streams, later].map((stream) => stream.close()));
});

test('a stream that started at one process continues at the other', async () => {
  const guest = await createGuest(one.http);
  const { address } = await guest.generate();
  const first = await openEvents(one.http, { token: guest.token });
  await send(two, address, 'a');
  await first.take(1);
  await first.close();
  await send(one, address, 'b');
  const second = await openEvents(two.http, { token: guest.token, lastEventId: first.lastEventId });
  // Events of one inbox come in order, so a repeated 'a' would come first.
  expect((await second.take(1)).map(({ data }) => data.message.subject)).toEqual(['b']);
  await second.close();
});

test('an attachment ticket of one process is valid at the other', async () => {
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

test('a lost database connection is reopened, and open streams miss nothing', async () => {
  const guest = await createGuest(one.http);
  const { address } = await guest.generate();
  const stream = await openEvents(two.http, { token: guest.token });
  await send(one, address, 'before');
  // With the end of its search. A stream that is reading while the connection breaks ends, and its page opens it again.
  await stream.until(() => stream.all.length === 2);
  proxy.hiccup();
  await send(one, address, 'in the gap');
  await stream.take(2);
  await send(one, address, 'after');
  await stream.take(3);
  expect(stream.ended).toBe(false);
  expect(stream.events.map(({ data }) => data.message.subject)).toEqual(['before', 'in the gap', 'after']);
  await stream.close();
});

test('while the database is down mail is deferred and reads give 503, and both work again afterwards', async () => {
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
    expect(answer.json).toEqual({ success: false, error: expect.any(String), code: 'unavailable' });
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
  // What was tried in vain may be told between them.
  const subjects = () =>
    resumed.events.flatMap(({ name, data }) => (name === 'message' ? data.message.subject : []));
  await expect.poll(subjects).toEqual(['meanwhile', 'again']);
  await resumed.close();
});

test('a mail in flight when the database goes down is deferred, and no part of it is stored', async () => {
  const guest = await createGuest(one.http);
  const { address } = await guest.generate();
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
