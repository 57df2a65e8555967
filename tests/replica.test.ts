import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, type Guest, guestWith } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { clusterUrl, createTestDatabase, run } from './support/test-database.ts';

const mailKey = Buffer.alloc(32, 5);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: RunningApp;
let replicaUrl: URL;
let quiet: { guest: Guest; address: string };
let busy: { guest: Guest; address: string };

const onCluster = async (statement: string) => run(await clusterUrl(), statement);

const send = (address: string, subject: string) =>
  sendMail(app.smtpPort, { to: address, raw: plainMail({ subject, text: `text of ${subject}` }) });
const subjects = async ({ guest, address }: typeof quiet) =>
  (await guest.messages(address)).map(({ subject }) => subject);

/** A replica that has stopped: a copy of the database as it was when each inbox had one mail. */
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startApp({ databaseUrl: database.url, mailKey });
  const open = async () => {
    const guest = await createGuest(app.http);
    return { guest, address: (await guest.generate()).address };
  };
  [quiet, busy] = [await open(), await open()];
  await send(quiet.address, 'first');
  await send(busy.address, 'first');
  await app.close();

  replicaUrl = new URL(database.url);
  replicaUrl.pathname += '_replica';
  await onCluster(
    `CREATE DATABASE ${replicaUrl.pathname.slice(1)} TEMPLATE ${new URL(database.url).pathname.slice(1)}`,
  );
  app = await startApp({ databaseUrl: database.url, mailKey, databaseReadUrl: replicaUrl.href });
  for (const reader of [quiet, busy]) reader.guest = guestWith(app.http, reader.guest);
});
afterAll(async () => {
  await app.close();
  await onCluster(`DROP DATABASE IF EXISTS ${replicaUrl.pathname.slice(1)} WITH (FORCE)`);
  await database.drop();
});

test('a list comes from the replica while that has seen all of the inbox', async () => {
  const replica = new pg.Client({ connectionString: replicaUrl.href });
  await replica.connect();
  // Something only the copy says.
  await replica.query("UPDATE messages SET received_at = '2020-02-20T20:20:20Z'");
  await replica.end();
  const [message] = await quiet.guest.messages(quiet.address);
  expect(message).toMatchObject({ subject: 'first', timestamp: '2020-02-20T20:20:20.000Z' });
});

test('mail and deletions the replica has not seen show at once', async () => {
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

test('a replica that is gone costs nothing but speed', async () => {
  await onCluster(`DROP DATABASE ${replicaUrl.pathname.slice(1)} WITH (FORCE)`);
  expect(await subjects(quiet)).toEqual(['first']);
  const [first] = await quiet.guest.messages(quiet.address);
  expect((await quiet.guest.raw(quiet.address, first!.id)).toString()).toContain('text of first');
});
