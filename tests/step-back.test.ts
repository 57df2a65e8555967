import { afterAll, expect, test } from 'vitest';
import { createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents, type SseEvent } from './support/sse-client.ts';
import { startProxy } from './support/tcp-proxy.ts';
import { clusterUrl, createTestDatabase, run } from './support/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;

afterAll(async () => {
  await proxy.close();
  await run(await clusterUrl(), `DROP DATABASE IF EXISTS ${copy()} WITH (FORCE)`);
  await database.drop();
});
const app = setUpApp(async () => {
  database = await createTestDatabase({ migrated: true });
  proxy = await startProxy(database.url);
  return { databaseUrl: proxy.url };
});

const name = () => new URL(database.url).pathname.slice(1);
const copy = () => `${name()}_copy`;

/** Does something with the whole database, for which nobody may be connected. */
async function whileDisconnected(...statements: string[]) {
  await proxy.cut();
  const cluster = await clusterUrl();
  await run(cluster, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name()}'`);
  for (const statement of statements) await run(cluster, statement);
  await proxy.mend();
}

const backUp = () => whileDisconnected(`CREATE DATABASE ${copy()} TEMPLATE ${name()}`);
const restore = () =>
  whileDisconnected(`DROP DATABASE ${name()} WITH (FORCE)`, `ALTER DATABASE ${copy()} RENAME TO ${name()}`);

/** As a sender would, until it is stored. */
async function send(to: string, ...all: string[]) {
  for (const subject of all)
    await expect
      .poll(async () => (await sendMail(app.smtpPort, { to, raw: plainMail({ subject }) })).end?.code)
      .toBe(250);
}
const subjectsOf = (events: SseEvent[]) => events.map(({ data }) => data.message.subject as string);
const listed = async (guest: Guest, address: string) =>
  (await guest.messages(address)).map(({ subject }) => subject).toReversed();
/** From then on nothing changes by itself: the end of a search would move the inbox on. */
const isSearched = async (guest: Guest, address: string) =>
  (await guest.messages(address)).every(({ codeStatus }) => codeStatus === 'done');
const waitAfter = async (guest: Guest, address: string, since: string) =>
  (await guest.ask('GET', `/emails/${address}/wait?timeout=5&since=${since}`)).json;

/** A page that comes back with its last position whenever its stream ends, as a browser does. */
async function openPage(guest: Guest) {
  let stream = await openEvents(app.http, { token: guest.token });
  const before: SseEvent[] = [];
  return {
    get position() {
      return stream.lastEventId;
    },
    async sees(subject: string) {
      await expect
        .poll(async () => {
          if (stream.ended) {
            before.push(...stream.events);
            const lastEventId = stream.lastEventId;
            const next = await openEvents(app.http, { token: guest.token, lastEventId }).catch(() => null);
            if (next?.response.ok) stream = next;
          }
          return subjectsOf([...before, ...stream.events]);
        })
        .toContain(subject);
    },
    close: () => stream.close(),
  };
}

/** A stream from a position that has brought so many events. While the server finds its database again, it ends streams. */
async function openWith(count: number, guest: Guest, lastEventId: string) {
  for (;;) {
    const stream = await openEvents(app.http, { token: guest.token, lastEventId });
    await stream.until(() => stream.ended || stream.events.length >= count);
    if (!stream.ended) return stream;
    await stream.close();
  }
}

test('after an old backup was restored, pages and waiting programs see everything that comes, and nothing is skipped', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const page = await openPage(guest);
  await send(address, 'kept 1', 'kept 2');
  await page.sees('kept 2');
  await expect.poll(() => isSearched(guest, address)).toBe(true);
  await backUp();
  await send(address, 'lost 1', 'lost 2', 'lost 3');
  await page.sees('lost 3');
  const lastEventId = page.position;
  const { position } = await waitAfter(guest, address, '');

  await restore();
  await expect.poll(() => listed(guest, address).catch(() => [])).toHaveLength(2);
  // Before anything new came: all that is there comes again, because a page cannot know what it missed.
  const early = await openWith(2, guest, lastEventId);
  expect(subjectsOf(await early.take(2))).toEqual(['kept 1', 'kept 2']);
  expect((await waitAfter(guest, address, position)).message.subject).toBe('kept 1');

  await send(address, 'new 1');
  await page.sees('new 1');
  expect(subjectsOf((await early.take(3)).slice(2))).toEqual(['new 1']);

  // As many changes as were lost have come since. The position is behind its inbox again, and must not hide any of them.
  await send(address, 'new 2', 'new 3', 'new 4');
  await page.sees('new 4');
  const late = await openWith(4, guest, lastEventId);
  expect(subjectsOf(await late.take(4))).toEqual(['new 1', 'new 2', 'new 3', 'new 4']);
  expect((await waitAfter(guest, address, position)).message.subject).toBe('new 1');
  expect(await listed(guest, address)).toEqual(['kept 1', 'kept 2', 'new 1', 'new 2', 'new 3', 'new 4']);
  for (const stream of [page, early, late]) await stream.close();
});

test('a page of a server with a fast clock shows everything after the server with the right clock took over', async () => {
  const guest = await createGuest(app.http);
  const { address, id, expires_at } = await guest.generate();
  await send(address, 'here');
  const inAnHour = Date.now() + 3_600_000;
  const ahead = Buffer.from(JSON.stringify([[id, inAnHour, Date.parse(expires_at), address]])).toString(
    'base64url',
  );
  const stream = await openEvents(app.http, { token: guest.token, lastEventId: ahead });
  await send(address, 'next');
  expect(subjectsOf(await stream.take(2))).toEqual(['here', 'next']);
  await stream.close();
});
