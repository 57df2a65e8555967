import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, type Guest, guestWith } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { startProxy } from './support/tcp-proxy.ts';
import { clusterUrl, createTestDatabase, run } from './support/test-database.ts';

const mailKey = Buffer.alloc(32, 5);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: RunningApp;
let replicaUrl: URL;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let quiet: { guest: Guest; address: string };
let busy: { guest: Guest; address: string };

const onCluster = async (statement: string) => run(await clusterUrl(), statement);

const send = (address: string, subject: string) =>
  sendMail(app.smtpPort, { to: address, raw: plainMail({ subject, text: `text of ${subject}` }) });
const subjects = async ({ guest, address }: typeof quiet) =>
  (await guest.messages(address)).map(({ subject }) => subject);

const fromReplica = { subject: 'first', timestamp: '2020-02-20T20:20:20.000Z' };
const firstMessage = async () => (await quiet.guest.messages(quiet.address))[0];
/** A replica that answers too late, as on a busy machine, is left alone for a while. */
const untilFromReplica = () => expect.poll(firstMessage).toMatchObject(fromReplica);

/** The replica is a copy of the database that gets no updates: it stays as it was when each inbox had one mail. */
beforeAll(async () => {
  database = await createTestDatabase({ migrated: true });
  app = await startApp({ databaseUrl: database.url, mailKey });
  const open = async () => {
    const guest = await createGuest(app.http);
    return { guest, address: (await guest.generate()).address };
  };
  [quiet, busy] = [await open(), await open()];
  await send(quiet.address, 'first');
  await send(busy.address, 'first');
  // The end of a search is a change, too, which the copy would not have.
  for (const { guest, address } of [quiet, busy])
    while ((await guest.messages(address)).some(({ codeStatus }) => codeStatus !== 'done')) await sleep(20);
  await app.close();

  replicaUrl = new URL(database.url);
  replicaUrl.pathname += '_replica';
  await onCluster(
    `CREATE DATABASE ${replicaUrl.pathname.slice(1)} TEMPLATE ${new URL(database.url).pathname.slice(1)}`,
  );
  // A value that only the copy has.
  await run(replicaUrl.href, "UPDATE messages SET received_at = '2020-02-20T20:20:20Z'");
  proxy = await startProxy(replicaUrl.href);
  app = await startApp({ databaseUrl: database.url, mailKey, databaseReadUrl: proxy.url });
  for (const reader of [quiet, busy]) reader.guest = guestWith(app.http, reader.guest);
});
afterAll(async () => {
  await app.close();
  await proxy.close();
  await onCluster(`DROP DATABASE IF EXISTS ${replicaUrl.pathname.slice(1)} WITH (FORCE)`);
  await database.drop();
});

test('a list comes from the replica once it has every change of the inbox', async () => {
  await untilFromReplica();
});

test('mail and deletions that have not reached the replica are visible at once', async () => {
  await send(busy.address, 'second');
  expect(await subjects(busy)).toEqual(['second', 'first']);
  const [second] = await busy.guest.messages(busy.address);
  expect((await busy.guest.detail(busy.address, second!.id)).text).toContain('text of second');
  await busy.guest.ask('DELETE', `${busy.guest.messagesPath(busy.address)}/${second!.id}`);
  expect(await subjects(busy)).toEqual(['first']);
  const [first] = await busy.guest.messages(busy.address);
  await busy.guest.ask('DELETE', `${busy.guest.messagesPath(busy.address)}/${first!.id}`);
  expect(await subjects(busy)).toEqual([]);
  expect(
    (await busy.guest.ask('GET', `${busy.guest.messagesPath(busy.address)}/${first!.id}/raw`)).status,
  ).toBe(404);
});

test('while the replica does not answer, the primary does, and the replica is used again when it answers', async () => {
  await untilFromReplica();
  proxy.freeze();
  const reads = [await firstMessage(), ...(await Promise.all(Array.from({ length: 20 }, firstMessage)))];
  for (const message of reads) {
    expect(message).toMatchObject({ subject: 'first' });
    expect(message).not.toMatchObject(fromReplica);
  }
  proxy.thaw();
  await untilFromReplica();
});

test('mail can be read when the replica is gone', async () => {
  await onCluster(`DROP DATABASE ${replicaUrl.pathname.slice(1)} WITH (FORCE)`);
  expect(await subjects(quiet)).toEqual(['first']);
  const [first] = await quiet.guest.messages(quiet.address);
  expect((await quiet.guest.raw(quiet.address, first!.id)).toString()).toContain('text of first');
});
