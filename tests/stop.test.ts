import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { connectSmtp } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase, run } from './support/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const sockets: Socket[] = [];
beforeEach(async () => {
  database = await createTestDatabase({ migrated: true });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await database.drop();
});

/** Every door is open. */
const start = (smtpThreads: number) =>
  startApp({ databaseUrl: database.url, smtpThreads, imapPort: 0, pop3Port: 0 });

/** A client that hears everything and never closes its side. */
async function openStubborn(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  const client = { heard: '' };
  socket
    .on('error', () => {})
    .on('data', (bytes) => {
      client.heard += bytes;
    });
  await once(socket, 'data');
  return client;
}

/** Whether a new connection is refused. */
const isShut = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
      .on('connect', () => resolve(false))
      .on('error', () => resolve(true));
    sockets.push(socket);
  });

const portsOf = (app: RunningApp) => [
  app.smtpPort,
  app.ports!.imap!,
  app.ports!.pop3!,
  Number(new URL(app.http).port),
];

test.each([1, 2])(
  'clients that never close their side hold up a stop for a moment only (SMTP_THREADS=%i)',
  async (threads) => {
    const app = await start(threads);
    const clients = await Promise.all(
      portsOf(app)
        .slice(0, 3)
        .flatMap((port) => [openStubborn(port), openStubborn(port)]),
    );
    const begun = performance.now();
    await app.close();
    expect(performance.now() - begun).toBeLessThan(6_000);
    for (const { heard } of clients) expect(heard).toMatch(/shutting down/i);
  },
);

test('while a mail is being sent, every door is shut, and the mail is stored before the database is closed', async () => {
  const app = await start(1);
  const { address } = await (await createGuest(app.http)).generate();
  await openStubborn(app.ports!.imap!);
  const client = await connectSmtp(app.smtpPort);
  await client.command('MAIL FROM:<sender@example.org>');
  await client.command(`RCPT TO:<${address}>`);
  await client.command('DATA');
  client.write('Subject: Half\r\n\r\nA half');
  const closed = app.close();
  await sleep(1_000);
  expect(await Promise.all(portsOf(app).map(isShut))).toEqual([true, true, true, true]);
  await sleep(1_000);
  client.write(' and the rest.\r\n.\r\n');
  expect((await client.reply())!.code).toBe(250);
  expect((await client.reply())!.code).toBe(421);
  const repliedAt = performance.now();
  await closed;
  expect(performance.now() - repliedAt).toBeLessThan(3_000);
  expect(await run(database.url, 'SELECT count(*)::int AS n FROM messages')).toEqual([{ n: 1 }]);
});
