import { createCheckRecords } from '#server/domain/domains/check-records.ts';
import { createCloseEnded } from '#server/domain/domains/close-ended.ts';
import { createManageDomains } from '#server/domain/domains/manage-domains.ts';
import { createAskDns } from '#server/lib/dns-answer.ts';
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
    checkRecords: createCheckRecords({ askDns: createAskDns({ servers }), mailHost }).check,
    closeEnded: composeCloseEnded(storage),
    ...(closingMs === undefined ? {} : { closingMs }),
    now,
  });
}
