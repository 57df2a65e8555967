import { createLimits } from '#server/domain/limits.ts';
import { createDb } from '#server/store/database.ts';
import { createOwnDomainStore } from '#server/store/domains/own-domain-store.ts';
import { createContactStore } from '#server/store/operations/contact-store.ts';
import { createRateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import type { Base } from './base.ts';

/**
 * What mail for the postmaster needs, on a receiving thread's own connections. It is a separate file because the
 * query builder is loaded only with the first such mail: most threads never get one.
 */
export function openPostmasterParts({ pool, vault, now }: Pick<Base, 'pool' | 'vault' | 'now'>) {
  const db = createDb(pool);
  const limits = createLimits({ store: createRateLimitStore({ db }), vault, now });
  return { contacts: createContactStore({ db }), limits, domains: createOwnDomainStore({ db }) };
}
