import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SecureVersion, TLSSocket } from 'node:tls';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProcess } from './support/run-process.ts';
import { connectSmtp } from './support/smtp-client.ts';
import { createTestDatabase } from './support/test-database.ts';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayfly-tickets-'));
  database = await createTestDatabase({ migrated: true });
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Two receiving threads. Each process has a folder of its own, and a certificate, as on another machine. */
const start = (name: string) =>
  runProcess({
    DATA_DIR: join(folder, name),
    DATABASE_URL: database.url,
    MAIL_KEY: Buffer.alloc(32, 7).toString('base64'),
    SMTP_THREADS: '3',
    PREMIUM_LIFETIME: '1h',
  });
type Process = Awaited<ReturnType<typeof start>>;

/** Sends STARTTLS. Returns whether the session was resumed, and a ticket for the next one. */
async function encrypt({ smtpPort }: Process, maxVersion: SecureVersion, session?: Buffer) {
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
const tryOften = async (server: Process, version: SecureVersion, ticket: Buffer) => {
  const results = [];
  for (let times = 0; times < 12; times++) results.push((await encrypt(server, version, ticket)).isResumed);
  return new Set(results);
};

/** As if the secret had been made in another period. */
const makeOld = () =>
  pool.query(
    `UPDATE settings SET value = '\\x00000001'::bytea || substr(value, 5) WHERE key = 'tls-tickets'`,
  );

test.each(['TLSv1.2', 'TLSv1.3'] as const)(
  'a session of %s is resumed in every thread, in another process and after a restart, but not after its keys were replaced',
  async (version) => {
    const [one, other] = await Promise.all([start('one'), start('other')]);
    let restarted: Process | null = null;
    try {
      const { isResumed, ticket } = await encrypt(one, version);
      expect(isResumed).toBe(false);
      expect(await tryOften(one, version, ticket)).toEqual(new Set([true]));
      expect(await tryOften(other, version, ticket)).toEqual(new Set([true]));

      await one.stop();
      restarted = await start('one');
      expect(await tryOften(restarted, version, ticket)).toEqual(new Set([true]));

      await makeOld();
      process.kill(other.pid, 'SIGHUP');
      await expect.poll(() => tryOften(other, version, ticket)).toEqual(new Set([false]));
      // The other process will notice within a minute, or when it is asked to.
      process.kill(restarted.pid, 'SIGHUP');
      await expect.poll(() => tryOften(restarted!, version, ticket)).toEqual(new Set([false]));
      const next = await encrypt(other, version);
      expect(await tryOften(restarted, version, next.ticket)).toEqual(new Set([true]));
    } finally {
      await Promise.all([one.stop(), other.stop(), restarted?.stop()]);
    }
  },
);
