import type { RecordStatus } from '#contract/domains.ts';
import type { Vault } from '#server/vault/vault.ts';

type Seen = { status: RecordStatus; found: string | null };

/** What is sealed with a domain. */
export type DomainDetails = {
  /** Of an own domain: what its TXT record has to say. */
  proof?: string;
  /** What the last look at DNS found. */
  seen?: { at: string; txt?: Seen; mx?: Seen; wildcard?: Seen };
  /** The lists that name it, and when they were last looked at. */
  lists?: { at: string; found: Array<{ list: string; date: string; name: string | null }> };
  /** Why the operator blocked it. */
  reason?: string;
  /** Why it is suspended. */
  lost?: 'lapsed' | 'lostToOther';
};

export const sealDetails = (vault: Vault, id: string, details: DomainDetails): Buffer =>
  vault.seal(id, 'domain', Buffer.from(JSON.stringify(details)));

export const openDetails = (vault: Vault, { id, sealed }: { id: string; sealed: Buffer }): DomainDetails =>
  JSON.parse(vault.open(id, 'domain', sealed).toString());

export const openName = (vault: Vault, { id, name_sealed }: { id: string; name_sealed: Buffer }): string =>
  vault.open(id, 'domain name', name_sealed).toString();
