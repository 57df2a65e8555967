import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import type { Operator } from '#server/cli/tools.ts';
import { openCliDoor } from '#server/compose/cli-door.ts';
import { type Config, liveSettings, readConfig } from '#server/config.ts';
import { createLog, type Logger } from '#server/log.ts';
import type { RetrievalLimits } from '#server/retrieval/limits.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import { count } from './cost.ts';
import { NO_DNS } from './no-dns.ts';
import { createTestDatabase } from './test-database.ts';

export type Overrides = Partial<Config> & {
  now?: () => Date;
  /** An existing database, as with DATABASE_URL. Without it the app gets a database of its own. */
  databaseUrl?: string;
  smtpLimits?: Partial<SmtpLimits>;
  retrievalLimits?: Partial<RetrievalLimits>;
  /** Gets what the main thread logs. */
  log?: Logger;
};

const HOUR = 3_600_000;

/**
 * The whole service on free ports, with a folder and a database that are removed when it closes. Premium addresses
 * live for two hours, because a day would need a hundred partitions. One thread receives mail, which starts faster;
 * journeys set `smtpThreads` to 2, as in production. Other threads do not see `now`. Senders are checked only with
 * `dnsServers`: without them every check ends with nothing known, and loading the library takes longer than the start.
 */
export async function startApp({
  now,
  databaseUrl,
  smtpLimits,
  retrievalLimits,
  log,
  ...config
}: Overrides = {}) {
  count('apps');
  const ownFolder = config.dataDir ? null : await mkdtemp(join(tmpdir(), 'mayfly-app-'));
  const dataDir = config.dataDir ?? ownFolder!;
  const database = databaseUrl ? null : await createTestDatabase({ migrated: true });
  const url = databaseUrl ?? database!.url;
  const base = readConfig({
    HTTP_PORT: '0',
    SMTP_PORT: '0',
    SMTP_THREADS: '1',
    DATA_DIR: dataDir,
    GENERATE_LIMIT_PER_IP: '0',
    LOG_LEVEL: 'silent',
    DNS_SERVERS: NO_DNS,
    SENDER_CHECKS: config.dnsServers ? 'on' : 'off',
  });
  base.plans.premium.lifetimeMs = 2 * HOUR;
  const wholeConfig: Config = { ...base, ...config, databaseUrl: databaseUrl ?? null };
  const remove = async () => {
    await database?.drop();
    if (ownFolder) await rm(ownFolder, { recursive: true, force: true });
  };
  try {
    const app = await createApp({
      config: wholeConfig,
      databaseUrl: url,
      log: log ?? createLog(wholeConfig.logLevel),
      ...(now ? { now } : {}),
      ...(smtpLimits ? { smtpLimits } : {}),
      ...(retrievalLimits ? { retrievalLimits } : {}),
    });
    let door: ReturnType<typeof openCliDoor> | null = null;
    return {
      http: app.urls.http,
      smtpPort: app.urls.smtp ? Number(new URL(app.urls.smtp).port) : 0,
      ports: app.ports,
      databaseUrl: url,
      config: wholeConfig,
      routes: app.routes,
      /** What SIGHUP does to a process. */
      reload: () => app.reload(liveSettings(wholeConfig)),
      /** What the operator's commands work with. */
      operator(): Promise<Operator> {
        door ??= openCliDoor({ config: { ...wholeConfig, databaseUrl: url }, log: createLog('silent') });
        return door;
      },
      async close() {
        await (await door)?.close();
        await app.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

export type RunningApp = Awaited<ReturnType<typeof startApp>>;
