import { IMAGES_PER_MESSAGE } from '#contract/image-path.ts';

/** Limits on the cost of one remote image, one mail and one reader. */
export const imageLimits = {
  bytes: 5 * 2 ** 20,
  pixels: 25_000_000,
  /** For DNS, redirects and the image together. */
  timeoutMs: 10_000,
  redirects: 3,
  perMail: IMAGES_PER_MESSAGE,
  /** How long a link to an image works at most. */
  linkMs: 3_600_000,
  /** Stored images of one inbox, together. */
  storedBytes: 20 * 2 ** 20,
  /** Images that are loaded at the same time, in this process and for one network. */
  parallel: 12,
  perNetwork: 4,
  /** An image that has waited this long for its server or its reader gives up its slot when another needs one. */
  giveWayMs: 2_000,
  /** Images that one network may have fetched within an hour. */
  perHour: 2_000,
};
