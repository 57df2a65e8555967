import type { Vault } from '#server/vault/vault.ts';
import { isUuid } from '../ids.ts';

/** What a link opens, such as an image of a message, and the token of the reader who asked for it. */
type Proof = { inboxId: string; token: string; thing: string[] };

/**
 * Links for a browser, which sends no token with an image or a download. A link carries the token of its reader, encrypted
 * and authenticated under the key of the inbox: nobody can read, change or forge it, and nothing is stored. The route that serves
 * the link identifies the token again, so that the link ends with the key, the session or the premium behind it.
 */
export function createReaderProofs({
  vault,
  place,
  lifetimeMs,
  now,
}: {
  vault: Vault;
  /** What these links are for. One for something else is not valid. */
  place: 'image link' | 'file link';
  lifetimeMs: number;
  now: () => Date;
}) {
  return {
    issue({ inboxId, token, thing }: Proof): string {
      const plain = JSON.stringify([now().getTime() + lifetimeMs, token, thing]);
      return `${inboxId}.${vault.seal(inboxId, place, Buffer.from(plain)).toString('base64url')}`;
    },

    /** Null when the link was not issued here, or has expired. */
    open(link: string): Proof | null {
      const [inboxId = '', sealed = ''] = link.split('.');
      if (!isUuid(inboxId)) return null;
      try {
        const plain = vault.open(inboxId, place, Buffer.from(sealed, 'base64url'));
        const [until, token, thing] = JSON.parse(plain.toString());
        return until > now().getTime() ? { inboxId, token, thing } : null;
      } catch {
        return null;
      }
    },
  };
}

export type ReaderProofs = ReturnType<typeof createReaderProofs>;
