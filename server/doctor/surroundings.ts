import type { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import type { Config } from '#server/config.ts';
import type { MailNames } from '#server/domain/dns/mail-records.ts';
import type { Inspection } from '#server/store/operations/inspect-store.ts';

/** What the checks look at. Tests put servers of their own in the place of the world's. */
export type Surroundings = {
  config: Config;
  names: MailNames;
  /** Asks DNS as strangers do, past this machine's own list of hosts. */
  resolver: Pick<
    Resolver,
    'resolve4' | 'resolve6' | 'resolveMx' | 'resolveTxt' | 'resolveCname' | 'resolvePtr'
  >;
  /** Whether nobody can ever look this name up, because its ending is set aside for tests and examples. */
  isMadeUp: (name: string) => boolean;
  /** How names of web servers are found. */
  lookup?: LookupFunction;
  /** Authorities trusted besides those of Node. */
  ca?: string[];
  /** Where the world delivers, and where it asks for policies. */
  ports: { smtp: number; https: number };
  ownAddresses: string[];
  now: () => Date;
  inspectDatabase: () => Promise<Inspection>;
  /** What the key of this set-up would have written into the database; null while there is none. */
  keyCheck: () => Promise<Buffer | null>;
  /** Below these the disk is a worry, and a fault. */
  disk: { low: number; full: number };
  verifyRelay: (url: string) => Promise<void>;
};
