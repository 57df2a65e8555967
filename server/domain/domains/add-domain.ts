import { randomUUID } from 'node:crypto';
import type { PlanName } from '#contract/plans.ts';
import type { StoredState } from '#server/store/domains/book-store.ts';
import type { DomainStore } from '#server/store/domains/domain-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { sealDetails } from './domain-details.ts';

/** Adds a shared domain. Returns its id, or null if the name is there already. */
export function createAddDomain({
  store,
  vault,
  now,
}: {
  store: Pick<DomainStore, 'add'>;
  vault: Vault;
  now: () => Date;
}) {
  return async function add(
    name: string,
    {
      state = 'active',
      plan = 'free',
      subdomains = false,
    }: { state?: StoredState; plan?: PlanName; subdomains?: boolean } = {},
  ): Promise<string | null> {
    const id = randomUUID();
    const row = {
      id,
      name_hash: vault.fingerprint('domain', name),
      name_sealed: vault.seal(id, 'domain name', Buffer.from(name)),
      kind: 'shared' as const,
      plan,
      state,
      subdomains,
      created_at: now(),
      sealed: sealDetails(vault, id, {}),
    };
    return (await store.add(row)) ? id : null;
  };
}

export type AddDomain = ReturnType<typeof createAddDomain>;
