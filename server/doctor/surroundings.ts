import type { LookupFunction } from 'node:net';
import type { Config } from '#server/config.ts';
import type { MailNames } from '#server/domain/dns/mail-records.ts';
import type { AskDns } from '#server/lib/dns-answer.ts';
import type { InspectedServer } from '#server/store/operations/inspect-servers.ts';
import type { Inspection } from '#server/store/operations/inspect-store.ts';
import type { KnownDomain } from './known-domains.ts';

export type OwnKeys = {
  /** The id of the key that seals, and then those of the others. */
  ids: string[];
  /** The old ones, and where they are. */
  old: Array<{ key: string; place: string }>;
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
  /** By which of these keys, given by their ids, the database is sealed. Throws if that takes too long. */
  findUsedKeys: (ids: string[]) => Promise<{ records: string[]; mail: string[] }>;
  /** Free bytes below which the disk check warns, and below which it fails. */
  disk: { low: number; full: number };
  verifyRelay: (url: string) => Promise<void>;
};
