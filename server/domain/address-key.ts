import type { Vault } from '#server/vault/vault.ts';

/**
 * What an inbox is found by, and what is sealed in its row: its address, and for an own domain also the domain's id. So the
 * same address of a former and of a later owner of a domain are two inboxes.
 */
export const addressKey = (address: string, domain: { id: string; kind: 'shared' | 'own' } | undefined) =>
  domain?.kind === 'own' ? `${address} ${domain.id}` : address;

/** The address of an inbox, from its row. */
export function openAddress(vault: Vault, inboxId: string, sealed: Buffer): string {
  const key = vault.open(inboxId, 'address', sealed).toString();
  const end = key.indexOf(' ');
  return end < 0 ? key : key.slice(0, end);
}
