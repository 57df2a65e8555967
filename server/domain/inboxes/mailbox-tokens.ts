import type { Vault } from '#server/vault/vault.ts';

/** The token of a mailbox: the owner's id in 16 bytes and its signature in 32, as base64url. */
const TOKEN = /^mt_([A-Za-z0-9_-]{64})$/;
const ID_BYTES = 16;

/** Tokens are signed and not stored, so signing in repeatedly fills no table. They end with their mailbox. */
export function createMailboxTokens({ vault }: { vault: Vault }) {
  const signer = vault.signer('mailbox');

  return {
    issue: (ownerId: string): string =>
      `mt_${Buffer.concat([Buffer.from(ownerId.replaceAll('-', ''), 'hex'), signer.sign(ownerId)]).toString('base64url')}`,

    /** The owner's id, or null when we did not sign it. */
    read(token: string): string | null {
      const encoded = TOKEN.exec(token)?.[1];
      if (!encoded) return null;
      const bytes = Buffer.from(encoded, 'base64url');
      const hex = bytes.toString('hex', 0, ID_BYTES);
      const ownerId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      return signer.isSigned(ownerId, bytes.subarray(ID_BYTES)) ? ownerId : null;
    },
  };
}
