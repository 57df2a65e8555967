import type { Config } from '#server/config.ts';
import { createAskDns } from '#server/lib/dns-answer.ts';
import { ownAddresses } from '#server/outbound/own-addresses.ts';
import { verifyRelay } from '#server/outbound/verify-relay.ts';
import { embeddedUrl } from '#server/postgres/connection.ts';
import { createDatabase } from '#server/store/database.ts';
import { inspectServers } from '#server/store/operations/inspect-servers.ts';
import { createInspectStore } from '#server/store/operations/inspect-store.ts';
import { keyIdsOf, oldKeyFiles, readKeyring } from '#server/vault/mail-key.ts';
import { createVault } from '#server/vault/vault.ts';
import type { KnownDomain } from './known-domains.ts';
import { mailNames } from './mail-names.ts';
import type { Surroundings } from './surroundings.ts';

/** What the doctor looks at on a real machine. It only reads: it creates no database and no key, and migrates nothing. */
export function surroundingsOf(config: Config, domains: KnownDomain[] | null = null): Surroundings {
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

    async inspectDatabase() {
      const url = config.databaseUrl ?? embeddedUrl(config.dataDir);
      const { db, close } = createDatabase({ url, max: 1, onError: () => {} });
      try {
        return await createInspectStore({ db }).read();
      } finally {
        await close();
      }
    },

    async ownKeys() {
      const keyring = await readKeyring(config);
      if (!keyring) return null;
      const files = config.mailKey ? [] : await oldKeyFiles(config.dataDir);
      return {
        ids: keyIdsOf(keyring),
        checks: createVault(keyring).fingerprints('check', 'mail key'),
        oldPlaces: [...files, ...(config.mailKeyOld.length ? ['MAIL_KEY_OLD'] : [])],
      };
    },
  };
}
