import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import { createNetworkLimit } from '#server/domain/network-limit.ts';
import { imageLimits } from '#server/domain/reading/image-limits.ts';
import type { ReadMail } from '#server/domain/reading/read-mail.ts';
import { createRemoteImages } from '#server/domain/reading/remote-images.ts';
import { createStoredImages } from '#server/domain/reading/stored-images.ts';
import type { MessageStore } from '#server/store/mail/message-store.ts';
import type { Base } from './base.ts';
import { createHasRoom } from './has-room.ts';

const HOUR = 3_600_000;

/** Remote images through us. Null when the operator has switched them off. */
export function composeRemoteImages(
  base: Base,
  { inboxes, mail, messages }: { inboxes: Inboxes; mail: ReadMail; messages: MessageStore },
) {
  const { config, stores, vault, limits, fetcher, metrics, now } = base;
  if (!config.imageProxy) return null;
  const limit = { name: 'images', max: imageLimits.perHour, windowMs: HOUR };
  return createRemoteImages({
    mail,
    messages,
    stored: createStoredImages({
      images: stores.images,
      vault,
      hasRoom: createHasRoom({ ...base, log: null }),
    }),
    fetcher,
    findInbox: (id, address) => inboxes.find({ id, kind: 'guest', plan: 'free' }, address),
    takeLimit: createNetworkLimit(limits, limit).take,
    vault,
    onImage: (outcome) => metrics.images.inc({ outcome }),
    now,
  });
}
