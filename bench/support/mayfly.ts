import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { addressKey } from '#server/domain/address-key.ts';
import { sealDetails } from '#server/domain/domains/domain-details.ts';
import { createLog } from '#server/log.ts';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { CHANNEL, DOMAINS } from '#server/store/channel.ts';
import { freePort } from '#tests/support/free-port.ts';
import { vaultOf } from '#tests/support/vault-of.ts';
import { parentOf } from './cpu.ts';

/** The command of `npm start`. */
const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
const program: string[] = scripts.start.split(' ').slice(2);

/** A separate Mayfly for one benchmark, with the embedded database and production settings. */
export async function startMayfly({
  env = {},
  nodeArgs = [],
}: {
  env?: Record<string, string>;
  nodeArgs?: string[];
} = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-bench-'));
  const database = await startEmbedded({ dataDir, log: createLog('silent') });
  const mailKey = randomBytes(32);
  const launch = (own: Record<string, string>) =>
    launchProcess({
      nodeArgs,
      env: {
        DATABASE_URL: database.url,
        DATA_DIR: join(dataDir, 'app'),
        MAIL_KEY: mailKey.toString('base64'),
        ...own,
      },
    });
  const { http, smtpPort, child } = await launch(env).catch(async (error) => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  const added: ChildProcess[] = [];
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  const backend = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');

  return {
    http,
    smtpPort,
    pid: child.pid!,
    postmasterPid: parentOf(backend.rows[0]!.pid),
    pool,
    databaseUrl: database.url,
    mailKey,
    dataDir,

    /** One more process on the same database. */
    async addProcess(own: Record<string, string>) {
      const other = await launch(own);
      added.push(other.child);
      return { http: other.http, smtpPort: other.smtpPort, pid: other.child.pid! };
    },

    /** Creates the inboxes `1NAME@mayfly.test` to `COUNTNAME@mayfly.test`, as smtp-source -N names recipients. */
    async seedInboxes({
      name,
      count,
      plan = 'premium',
      ownerId = randomUUID(),
      lifetimeMs = 3_600_000,
    }: {
      name: string;
      count: number;
      plan?: 'free' | 'premium';
      ownerId?: string;
      lifetimeMs?: number;
    }) {
      const vault = await vaultOf(pool, mailKey);
      const expiresAt = new Date(Date.now() + lifetimeMs);
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

    /** Creates an own domain of a new account, with an address for every other name if `hasEvery`. */
    async seedOwnDomain(name: string, { hasEvery }: { hasEvery: boolean }) {
      const vault = await vaultOf(pool, mailKey);
      const [id, inboxId, ownerId] = [randomUUID(), randomUUID(), randomUUID()];
      await pool.query(
        'INSERT INTO accounts (id, email, full_name, verified_at, created_at) VALUES ($1, $2, $3, now(), now())',
        [ownerId, `owner@${name}`, 'Owner'],
      );
      await pool.query(
        `INSERT INTO domains (id, name_hash, name_sealed, kind, plan, state, created_at, state_since, account_id, sealed)
         VALUES ($1, $2, $3, 'own', 'premium', 'active', now(), now(), $4, $5)`,
        [
          id,
          vault.fingerprint('domain', name),
          vault.seal(id, 'domain name', Buffer.from(name)),
          ownerId,
          sealDetails(vault, id, {}),
        ],
      );
      const key = addressKey(`*@${name}`, { id, kind: 'own' });
      if (hasEvery)
        await pool.query(
          `INSERT INTO inboxes (id, address_hash, address_sealed, owner_id, plan, created_at, expires_at, domain_id)
           VALUES ($1, $2, $3, $4, 'premium', now(), now() + interval '1 hour', $5)`,
          [
            inboxId,
            vault.fingerprint('address', key),
            vault.seal(inboxId, 'address', Buffer.from(key)),
            ownerId,
            id,
          ],
        );
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, DOMAINS]);
    },

    /** Inserts messages of unknown inboxes into the tables, with the size of small mails. */
    async fill(count: number, at = new Date(Date.now() + 1_800_000)) {
      const step = 50_000;
      for (let done = 0; done < count; done += step)
        await pool.query(
          `WITH m AS (SELECT gen_random_uuid() AS id, gen_random_uuid() AS inbox FROM generate_series(1, $2::int)),
           a AS (INSERT INTO messages (expires_at, inbox_id, seq, id, received_at, size, summary)
                 SELECT $1::timestamptz, inbox, 1, id, now(), 1500, decode(repeat('5a', 300), 'hex') FROM m)
           INSERT INTO message_chunks (expires_at, message_id, position, sealed)
           SELECT $1::timestamptz, id, 0, decode(repeat('a5', 1000), 'hex') FROM m`,
          [at, Math.min(step, count - done)],
        );
    },

    async stop() {
      await pool.end();
      for (const one of [...added, child]) {
        one.kill('SIGTERM');
        await new Promise((resolve) => one.once('exit', resolve));
      }
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Mayfly = Awaited<ReturnType<typeof startMayfly>>;

async function launchProcess({ env, nodeArgs }: { env: Record<string, string>; nodeArgs: string[] }) {
  const [httpPort, smtpPort] = [await freePort(), await freePort()];
  const child: ChildProcess = spawn(process.execPath, [...nodeArgs, ...program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HTTP_PORT: String(httpPort),
      SMTP_PORT: String(smtpPort),
      GENERATE_LIMIT_PER_IP: '0',
      STORE_LIMIT_PER_NETWORK: '0',
      LOG_LEVEL: 'warn',
      DNS_SERVERS: '127.0.0.1:9',
      ...env,
    },
  });
  const http = `http://127.0.0.1:${httpPort}`;
  try {
    await ready(http, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { http, smtpPort, child };
}

async function ready(http: string, child: ChildProcess) {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error('Mayfly did not start');
    const answer = await fetch(`${http}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error('Mayfly did not become ready');
}
