import type { Vault } from '#server/vault/vault.ts';
import type { Attempt } from './attempt.ts';

/** The failed deliveries of an inbox, the oldest first. */
export type Kept = {
  attempts: Attempt[];
  /** Older ones were dropped. */
  isCut: boolean;
  /** When the last one was not kept because there were too many. */
  missedAt?: number | undefined;
};

const LABEL = 'attempts';

export const sealAttempts = (vault: Vault, inboxId: string, kept: Kept): Buffer =>
  vault.seal(inboxId, LABEL, Buffer.from(JSON.stringify(kept)));

/** What no key opens any more is as if it had been dropped. */
export function openAttempts(vault: Vault, inboxId: string, sealed: Buffer | null): Kept {
  if (!sealed) return { attempts: [], isCut: false };
  const plain = vault.openIfPossible(inboxId, LABEL, sealed);
  return plain ? (JSON.parse(plain.toString()) as Kept) : { attempts: [], isCut: true };
}
