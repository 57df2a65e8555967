import type { ImageStore } from '#server/store/mail/image-store.ts';
import type { InboxPlace } from '#server/store/mail/inbox-place.ts';
import type { Vault } from '#server/vault/vault.ts';
import { imageLabel } from '../stored-mail/seal-labels.ts';
import { imageLimits } from './image-limits.ts';

/** Each piece is sealed by itself. */
const PIECE = 2 ** 20;

/** Fetched images, sealed under the key of their inbox, so that the sender sees one request for each. */
export function createStoredImages({
  images,
  vault,
  hasRoom,
}: {
  images: ImageStore;
  vault: Vault;
  hasRoom: () => Promise<boolean>;
}) {
  const placeOf = (messageId: string, url: string) => ({
    messageId,
    image: vault.fingerprint('image', `${messageId}\0${url}`),
  });

  return {
    async find(inbox: InboxPlace, messageId: string, url: string): Promise<Buffer | null> {
      const place = placeOf(messageId, url);
      const pieces = await images.find(place);
      if (pieces.length === 0) return null;
      const opened = pieces.map((sealed, position) =>
        vault.open(inbox.id, imageLabel(place, position), sealed),
      );
      return Buffer.concat(opened);
    },

    /** An image that cannot be stored is fetched again the next time. */
    async add(inbox: InboxPlace, messageId: string, url: string, bytes: Buffer) {
      if (bytes.length > imageLimits.storedBytes || !(await hasRoom())) return;
      const place = placeOf(messageId, url);
      const pieces: Buffer[] = [];
      for (let at = 0; at < bytes.length; at += PIECE) {
        const piece = bytes.subarray(at, at + PIECE);
        pieces.push(vault.seal(inbox.id, imageLabel(place, pieces.length), piece));
      }
      await images.add(inbox, place, pieces, imageLimits.storedBytes);
    },
  };
}

export type StoredImages = ReturnType<typeof createStoredImages>;
