import { createLimits } from '#server/domain/limits.ts';
import { createDb } from '#server/store/database.ts';
import { createContactStore } from '#server/store/operations/contact-store.ts';
import { createRateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import type { Pool } from '#server/store/pool.ts';
import type { Vault } from '#server/vault/vault.ts';

/** What mail for the postmaster needs, on the connections a receiving thread has. */
export function openDesk({ pool, vault, now }: { pool: Pool; vault: Vault; now: () => Date }) {
  const db = createDb(pool);
  const limits = createLimits({ store: createRateLimitStore({ db }), vault, now });
  return { contacts: createContactStore({ db }), limits };
}
