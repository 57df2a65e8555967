import type { SecureVersion, TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectSmtp } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { run } from './support/test-database.ts';

/** Two receiving threads. */
let one: RunningApp;
/** Started later, with a folder and so a certificate of its own, as on another machine. */
let other: RunningApp;
const mailKey = Buffer.alloc(32, 7);
const tickets = {} as Record<Version, Buffer>;
type Version = Extract<SecureVersion, 'TLSv1.2' | 'TLSv1.3'>;
const versions = ['TLSv1.2', 'TLSv1.3'] as const;

beforeAll(async () => {
  one = await startApp({ mailKey, smtpThreads: 3 });
  for (const version of versions) {
    const { isResumed, ticket } = await encrypt(one, version);
    expect(isResumed).toBe(false);
    tickets[version] = ticket;
  }
  other = await startApp({ mailKey, databaseUrl: one.databaseUrl, roles: ['smtp'] });
});
afterAll(async () => {
  await other?.close();
  await one?.close();
});

/** Sends STARTTLS. Returns whether the session was resumed, and a ticket for the next one. */
async function encrypt({ smtpPort }: RunningApp, maxVersion: Version, session?: Buffer) {
  const client = await connectSmtp(smtpPort);
  await client.startTls('', { maxVersion, ...(session && { session }) });
  const socket = client.socket as TLSSocket;
  expect((await client.command('EHLO again.example')).code).toBe(250);
  const isResumed = socket.isSessionReused();
  // With TLS 1.3, tickets come behind the handshake, before the first reply.
  const ticket = socket.getSession();
  await client.quit();
  return { isResumed, ticket: ticket as Buffer };
}

/** The kernel chooses one of two threads for each connection, so that hardly ever only one of them is asked. */
async function tryOften(server: RunningApp, version: Version, ticket: Buffer, times = 8) {
  const results = [];
  for (let nth = 0; nth < times; nth++) results.push((await encrypt(server, version, ticket)).isResumed);
  return new Set(results);
}

test.each(versions)(
  'a session of %s is resumed in every thread and in a process that started later',
  async (version) => {
    expect(await tryOften(one, version, tickets[version])).toEqual(new Set([true]));
    expect(await tryOften(other, version, tickets[version], 2)).toEqual(new Set([true]));
  },
);

test('a session is not resumed after its keys were replaced', async () => {
  // As if the secret had been made in another period.
  const makeOld = `UPDATE settings SET value = '\\x00000001'::bytea || substr(value, 5) WHERE key = 'tls-tickets'`;
  await run(one.databaseUrl, makeOld);
  // Without being asked to, a process would notice within a minute.
  for (const server of [one, other]) {
    await server.reload();
    for (const version of versions)
      expect(await tryOften(server, version, tickets[version], 4)).toEqual(new Set([false]));
  }
  const next = await encrypt(other, 'TLSv1.3');
  expect(await tryOften(one, 'TLSv1.3', next.ticket)).toEqual(new Set([true]));
});
