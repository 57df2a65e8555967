import { dayOf } from '#server/lib/day-of.ts';
import { readHostName } from '#server/lib/host-name.ts';
import type { ReportStore } from '#server/store/domains/report-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { BookRow } from '../domain-book.ts';
import { Refusal } from '../errors.ts';
import type { Limit, Limits } from '../limits.ts';
import { type Client, networksOf } from '../network.ts';

const LIMIT: Limit = { name: 'refused sites', max: 30, windowMs: 3_600_000 };
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** A site, as a name or as part of a pasted link. */
const SITE = /^(?:https?:\/\/)?([^/?#:@\s]+)(?::\d{1,5})?(?:[/?#].*)?$/is;

/** What visitors say about sites that refused an address. It is counted for the domain, and nobody learns who said it. */
export function createReportRefusal({
  reports,
  limits,
  vault,
  now,
}: {
  reports: ReportStore;
  limits: Limits;
  vault: Vault;
  now: () => Date;
}) {
  /** `domain` is that of the address. */
  return async function report(domain: BookRow | null, written: string, from: Client) {
    if (!domain) throw new Refusal('not-found');
    const site = readSite(written);
    if (!site) throw new Refusal('bad-input', 'not-a-site', { field: 'site' });
    await limits.take(LIMIT, from);
    // An own domain has one owner, so what is said about it would name the visitor. The operator never sees it either.
    if (domain.kind === 'own') return;
    // The same network has another hash for every site, so that nobody can collect the sites of one visitor.
    const network = vault.fingerprint('refused site', `${networksOf(from.ip).wide} ${domain.id} ${site}`);
    await reports.add({ domainId: domain.id, site, day: dayOf(now()), network });
  };
}

export type ReportRefusal = ReturnType<typeof createReportRefusal>;

/** Removes what was said too long ago. */
export const createPurgeReports =
  ({ reports, now }: { reports: ReportStore; now: () => Date }) =>
  () =>
    reports.removeBefore(dayOf(new Date(now().getTime() - KEPT_DAYS * DAY_MS)));

/** The host name of a site without `www.`, or null. */
export function readSite(written: string): string | null {
  const host = readHostName(SITE.exec(written.trim())?.[1] ?? '');
  const site = host?.replace(/^www\.(?=.+\.)/, '');
  return site?.includes('.') ? site : null;
}
