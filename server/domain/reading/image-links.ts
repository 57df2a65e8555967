import type { Vault } from '#server/vault/vault.ts';
import { isUuid } from '../ids.ts';

/** What a link allows: one reader may see one image of one message, for a limited time. */
export type ImageClaim = {
  inboxId: string;
  address: string;
  messageId: string;
  readerId: string;
  url: string;
};

const PLACE = 'image link';

/**
 * Links to remote images. The frame of a mail cannot send a token, so the link is the proof. It is encrypted and
 * authenticated under the key of the inbox: nobody else can read, change or forge one, and nothing is stored.
 */
export function createImageLinks({ vault, now }: { vault: Vault; now: () => Date }) {
  return {
    issue({ inboxId, ...claim }: ImageClaim, until: Date): string {
      const { address, messageId, readerId, url } = claim;
      const plain = JSON.stringify([until.getTime(), address, messageId, readerId, url]);
      return `${inboxId}.${vault.seal(inboxId, PLACE, Buffer.from(plain)).toString('base64url')}`;
    },

    /** Null when the link was not issued here, or has expired. */
    open(link: string): ImageClaim | null {
      const [inboxId = '', sealed = ''] = link.split('.');
      if (!isUuid(inboxId)) return null;
      try {
        const plain = vault.open(inboxId, PLACE, Buffer.from(sealed, 'base64url'));
        const [until, address, messageId, readerId, url] = JSON.parse(plain.toString());
        return until > now().getTime() ? { inboxId, address, messageId, readerId, url } : null;
      } catch {
        return null;
      }
    },
  };
}
