import { Refusal } from '#server/domain/errors.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import { isThisMachine } from '#server/domain/network.ts';
import { imageLimits } from '#server/domain/reading/image-limits.ts';
import type { ReadMail } from '#server/domain/reading/read-mail.ts';
import { createReaderProofs } from '#server/domain/reading/reader-proofs.ts';
import { createRemoteImages } from '#server/domain/reading/remote-images.ts';
import { createStoredImages } from '#server/domain/reading/stored-images.ts';
import type { Identify } from '#server/http/identify.ts';
import type { MessageStore } from '#server/store/mail/message-store.ts';
import type { Base } from './base.ts';
import { createHasRoom } from './has-room.ts';

const HOUR = 3_600_000;

/** Remote images that we fetch for readers. Null when the operator has switched them off. */
export function composeRemoteImages(
  base: Base,
  {
    inboxes,
    mail,
    messages,
    identify,
  }: { inboxes: Inboxes; mail: ReadMail; messages: MessageStore; identify: Identify },
) {
  const { config, stores, vault, limits, storedBytes, fetcher, metrics, now } = base;
  if (!config.imageProxy) return null;
  const limit = { name: 'images', max: imageLimits.perHour, windowMs: HOUR, wideFactor: 20 };
  return createRemoteImages({
    mail,
    messages,
    stored: createStoredImages({
      images: stores.images,
      vault,
      hasRoom: createHasRoom({ ...base, log: null }),
      mayStore: ({ ip }, bytes) => isThisMachine(ip) || storedBytes.open(ip).take(bytes),
    }),
    fetcher,
    async findInbox(token, address) {
      const reader = await identify(token);
      if (!reader) throw new Refusal('not-found');
      return inboxes.find(reader, address);
    },
    takeLimit: (from) => limits.take(limit, from),
    proofs: createReaderProofs({ vault, place: 'image link', lifetimeMs: imageLimits.linkMs, now }),
    onImage: (outcome) => metrics.images.inc({ outcome }),
  });
}
