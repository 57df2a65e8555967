import type { Config } from '#server/config.ts';
import { findUsedKeys } from '#server/domain/keys/reseal.ts';
import { createAskDns } from '#server/lib/dns-answer.ts';
import { inTime } from '#server/lib/in-time.ts';
import { ownAddresses } from '#server/outbound/own-addresses.ts';
import { verifyRelay } from '#server/outbound/verify-relay.ts';
import { embeddedUrl } from '#server/postgres/connection.ts';
import { createDatabase, type Db } from '#server/store/database.ts';
import { inspectServers } from '#server/store/operations/inspect-servers.ts';
import { createInspectStore } from '#server/store/operations/inspect-store.ts';
import { createKeyChangeStore } from '#server/store/operations/key-change-store.ts';
import { namedOldKeys, readMailKeys } from '#server/vault/mail-key.ts';
import { keyIdsOf } from '#server/vault/ring.ts';
import type { KnownDomain } from './known-domains.ts';
import { mailNames } from './mail-names.ts';
import type { Surroundings } from './surroundings.ts';

/** For looking at every sealed value. */
const SCAN_MS = 8_000;

/** What the doctor looks at on a real machine. It only reads: it creates no database and no key, and migrates nothing. */
export function surroundingsOf(config: Config, domains: KnownDomain[] | null = null): Surroundings {
  async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const url = config.databaseUrl ?? embeddedUrl(config.dataDir);
    const { db, close } = createDatabase({ url, max: 1, onError: () => {} });
    try {
      return await work(db);
    } finally {
      await close();
    }
  }
  return {
    config,
    domains,
    names: mailNames(config, domains),
    // An operator can wait longer than a mail.
    askDns: createAskDns({ servers: config.dnsServers, repeatMs: 3_000 }),
    isMadeUp: (name) => /(^|\.)(test|example|invalid|localhost)$/i.test(name),
    ports: { smtp: 25, https: 443 },
    ownAddresses: ownAddresses(),
    now: () => new Date(),
    disk: { low: 2 * 2 ** 30, full: 200 * 2 ** 20 },
    verifyRelay,
    inspectServers,

    inspectDatabase: () => withDatabase((db) => createInspectStore({ db }).read()),

    async ownKeys() {
      const keys = await readMailKeys(config);
      return keys && { ids: keyIdsOf(keys), old: await namedOldKeys(config) };
    },

    findUsedKeys: (ids) =>
      inTime(
        withDatabase((db) => findUsedKeys(createKeyChangeStore({ db }), ids)),
        SCAN_MS,
      ),
  };
}
