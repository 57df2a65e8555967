import type { Vault } from '#server/vault/vault.ts';
import type { Tried } from './attempt.ts';

/** What failed for an inbox within a second or so. */
export type Noted = Omit<Tried, 'address'>;

const LABEL = 'attempts';

export const sealNoted = (vault: Vault, inboxId: string, noted: Noted): Buffer =>
  vault.seal(inboxId, LABEL, Buffer.from(JSON.stringify(noted)));

/** Null if no key opens it any more. */
export function openNoted(vault: Vault, inboxId: string, sealed: Buffer): Noted | null {
  const plain = vault.openIfPossible(inboxId, LABEL, sealed);
  return plain && (JSON.parse(plain.toString()) as Noted);
}
