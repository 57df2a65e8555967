import type { LookupFunction } from 'node:net';
import type { Config } from '#server/config.ts';
import type { MailNames } from '#server/domain/dns/mail-records.ts';
import { type AskDns, createAskDns } from '#server/lib/dns-answer.ts';
import { ownAddresses } from '#server/outbound/own-addresses.ts';
import { verifyRelay } from '#server/outbound/verify-relay.ts';
import { embeddedUrl } from '#server/postgres/connection.ts';
import { createDatabase } from '#server/store/database.ts';
import { type InspectedServer, inspectServers } from '#server/store/operations/inspect-servers.ts';
import { createInspectStore, type Inspection } from '#server/store/operations/inspect-store.ts';
import { keyIdsOf, oldKeyFiles, readKeyring } from '#server/vault/mail-key.ts';
import { createVault } from '#server/vault/vault.ts';
import type { KnownDomain } from './known-domains.ts';
import { mailNames } from './mail-names.ts';

export type OwnKeys = {
  /** The id of the key that seals, and then those of the others. */
  ids: string[];
  /** The fingerprint of the key that seals, and then those of the others. */
  checks: Buffer[];
  /** Where old keys are. */
  oldPlaces: string[];
};

/** Everything the checks look at. Tests replace parts of it with servers of their own. */
export type Surroundings = {
  config: Config;
  /** Those of the database; null if it cannot be asked. */
  domains: KnownDomain[] | null;
  names: MailNames;
  /** Asks DNS_SERVERS, or the system's servers. */
  askDns: AskDns;
  /** Whether a name cannot exist in DNS, because its ending is reserved for tests and examples. */
  isMadeUp: (name: string) => boolean;
  /** How the names of web servers are resolved. */
  lookup?: LookupFunction;
  /** Certificate authorities to trust instead of Node's own list. */
  ca?: string[];
  /** The ports that other mail servers deliver to and fetch policies from. */
  ports: { smtp: number; https: number };
  ownAddresses: string[];
  now: () => Date;
  inspectDatabase: () => Promise<Inspection>;
  /** Asks each database server of a URL separately. */
  inspectServers: (url: string) => Promise<InspectedServer[]>;
  /** This installation's keys, to compare with the database. Null when there is none yet. */
  ownKeys: () => Promise<OwnKeys | null>;
  /** Free bytes below which the disk check warns, and below which it fails. */
  disk: { low: number; full: number };
  verifyRelay: (url: string) => Promise<void>;
};

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
