import type { ImageStore } from '#server/store/mail/image-store.ts';
import type { InboxPlace } from '#server/store/mail/inbox-place.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { Client } from '../network.ts';
import { imageLabel } from '../stored-mail/seal-labels.ts';
import { imageLimits } from './image-limits.ts';

/** Each piece is sealed by itself. */
const PIECE = 2 ** 20;

/** Fetched images, sealed under the key of their inbox, so that the sender sees only one request for each. */
export function createStoredImages({
  images,
  vault,
  hasRoom,
  mayStore,
}: {
  images: ImageStore;
  vault: Vault;
  hasRoom: () => Promise<boolean>;
  /** Counts the bytes for the network of a caller. False when it has no room left. */
  mayStore: (caller: Client, bytes: number) => boolean;
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
    async add(
      inbox: InboxPlace,
      messageId: string,
      { url, bytes }: { url: string; bytes: Buffer },
      caller: Client,
    ) {
      if (bytes.length > imageLimits.storedBytes || !(await hasRoom())) return;
      if (!mayStore(caller, bytes.length)) return;
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
