import { fail } from '#server/doctor/check.ts';
import { createCheckRecords } from '#server/domain/domains/check-records.ts';
import { createCloseEnded } from '#server/domain/domains/close-ended.ts';
import { createLookUpRecords } from '#server/domain/domains/look-up-records.ts';
import { createManageDomains } from '#server/domain/domains/manage-domains.ts';
import { createWaitUntilKnown } from '#server/domain/domains/wait-until-known.ts';
import { createResolver } from '#server/lib/resolver.ts';
import type { Storage } from './base.ts';

/** Closes what is left on domains that have ended. */
export const composeCloseEnded = ({ stores, vault, now }: Storage) =>
  createCloseEnded({ ...stores, vault, now });

/** What the operator can do to domains, for the commands and the page. */
export function composeManageDomains(storage: Storage, { closingMs }: { closingMs?: number } = {}) {
  const { config, stores, vault, now } = storage;
  const { mailHost, dnsServers: servers } = config;
  return createManageDomains({
    store: stores.domains,
    days: stores.domainDays,
    reports: stores.refusedSites,
    mailHost,
    vault,
    checkRecords: createCheckRecords({
      lookUp: createLookUpRecords({ servers, mailHost }),
      mailHost,
      async checkShared(name) {
        const { checkRecords } = await import('#server/doctor/domain-checks.ts');
        const resolver = createResolver(servers, { timeout: 2_000, tries: 2 });
        return checkRecords(name, mailHost, resolver).catch((error: Error) => [
          fail(error.message, 'try again in a minute'),
        ]);
      },
    }),
    closeEnded: composeCloseEnded(storage),
    waitUntilKnown: createWaitUntilKnown({ store: stores.domains, vault }),
    ...(closingMs === undefined ? {} : { closingMs }),
    now,
  });
}
