import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLog } from '#server/log.ts';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { createVault } from '#server/vault/vault.ts';
import { freePort } from './ports.ts';

/** A Mayfly of its own for one benchmark: embedded database, one server process, nothing switched off. */
export async function startMayfly({ env = {}, nodeArgs = [] }: { env?: Record<string, string>; nodeArgs?: string[] } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-bench-'));
  const database = await startEmbedded({ dataDir, log: createLog('silent') });
  const mailKey = randomBytes(32);
  const [httpPort, smtpPort] = [await freePort(), await freePort()];
  const child: ChildProcess = spawn(process.execPath, [...nodeArgs, 'server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_DIR: join(dataDir, 'app'),
      MAIL_KEY: mailKey.toString('base64'),
      HTTP_PORT: String(httpPort),
      SMTP_PORT: String(smtpPort),
      GENERATE_LIMIT_PER_IP: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const http = `http://127.0.0.1:${httpPort}`;
  await ready(http, child);
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });

  return {
    http,
    smtpPort,
    pid: child.pid!,
    pool,
    databaseUrl: database.url,
    dataDir,

    /** Inboxes `1NAME@mayfly.test` to `COUNTNAME@mayfly.test`, as smtp-source -N counts its recipients. */
    async seedInboxes({ name, count, plan = 'premium', ownerId = randomUUID() }: {
      name: string;
      count: number;
      plan?: 'free' | 'premium';
      ownerId?: string;
    }) {
      const vault = createVault({ mailKey });
      const expiresAt = new Date(Date.now() + 3_600_000);
      const rows = Array.from({ length: count }, (_, index) => {
        const id = randomUUID();
        const address = `${index + 1}${name}@mayfly.test`;
        return {
          id,
          address,
          hash: vault.fingerprint('address', address).toString('hex'),
          sealed: vault.seal(id, 'address', Buffer.from(address)).toString('hex'),
        };
      });
      await pool.query(
        `INSERT INTO inboxes (id, address_hash, address_sealed, owner_id, plan, created_at, expires_at)
         SELECT id, decode(hash, 'hex'), decode(sealed, 'hex'), $1, $2, now(), $3
         FROM unnest($4::uuid[], $5::text[], $6::text[]) AS r(id, hash, sealed)`,
        [ownerId, plan, expiresAt, rows.map((r) => r.id), rows.map((r) => r.hash), rows.map((r) => r.sealed)],
      );
      return { rows, expiresAt };
    },

    async stop() {
      await pool.end();
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Mayfly = Awaited<ReturnType<typeof startMayfly>>;

async function ready(http: string, child: ChildProcess) {
  for (let tries = 0; tries < 150; tries++) {
    if (child.exitCode !== null) throw new Error('Mayfly did not start');
    const answer = await fetch(`${http}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Mayfly did not become ready');
}
