import { setTimeout as sleep } from 'node:timers/promises';
import { IMAGE_PATH } from '#contract/image-path.ts';
import { createSharedWork } from '#server/lib/shared-work.ts';
import { createTurns } from '#server/lib/turns.ts';
import { readImage } from '#server/mime/images/read-image.ts';
import { listRemoteImages } from '#server/mime/sanitizing/remote-images.ts';
import type { GuardedFetch } from '#server/outbound/guarded-fetch.ts';
import type { MessageStore } from '#server/store/mail/message-store.ts';
import { Refusal } from '../errors.ts';
import { type Client, isThisMachine, lineOf } from '../network.ts';
import { type ReadableInbox, turnOf } from '../stored-mail/readable-inbox.ts';
import { imageLimits } from './image-limits.ts';
import { PLACEHOLDER } from './image-placeholder.ts';
import type { ReadMail } from './read-mail.ts';
import type { ReaderProofs } from './reader-proofs.ts';
import type { StoredImages } from './stored-images.ts';

export type ShownImage = { type: string; bytes: Buffer; isMissing?: boolean };
type Claim = { inboxId: string; token: string; address: string; messageId: string; url: string };
type Outcome = 'stored' | 'fetched' | 'unsuitable' | 'failed';

/** Failures are answered after a multiple of this time, so that the response time does not reveal the reason. */
const FAILURE_STEP_MS = 1_000;
const ACCEPT = 'image/avif,image/webp,image/png,image/jpeg,image/gif;q=0.9,*/*;q=0.1';

/**
 * Remote images of a mail, fetched by us so that the sender does not learn who reads it. Only images that are in the
 * sanitized mail get a link, and trackers get none.
 */
export function createRemoteImages({
  mail,
  messages,
  stored,
  fetcher,
  findInbox,
  takeLimit,
  proofs,
  onImage,
}: {
  mail: Pick<ReadMail, 'html'>;
  messages: Pick<MessageStore, 'find'>;
  stored: StoredImages;
  fetcher: Pick<GuardedFetch, 'fetch'>;
  /** Throws when the holder of this token may not read this inbox. */
  findInbox: (token: string, address: string) => Promise<ReadableInbox>;
  /** Throws when we have fetched too many images for this caller's network. */
  takeLimit: (caller: Client) => Promise<void>;
  proofs: ReaderProofs;
  onImage: (outcome: Outcome) => void;
}) {
  const closing = new AbortController();
  const { parallel, perNetwork, giveWayMs } = imageLimits;
  const inTurn = createTurns({ parallel, perNetwork, giveWayMs });
  const loading = createSharedWork<ShownImage | null>();

  async function fetchImage(url: string, signal: AbortSignal): Promise<ShownImage | null> {
    const answer = await fetcher
      .fetch({
        url,
        purpose: 'image',
        headers: { accept: ACCEPT },
        maxBytes: imageLimits.bytes,
        timeoutMs: imageLimits.timeoutMs,
        redirects: imageLimits.redirects,
        signal: AbortSignal.any([closing.signal, signal]),
      })
      .catch(() => null);
    const image = answer?.status === 200 ? toImage(answer.body) : null;
    onImage(image ? 'fetched' : answer ? 'unsuitable' : 'failed');
    return image;
  }

  async function findOrFetch(
    inbox: ReadableInbox,
    { messageId, url }: Claim,
    caller: Client,
    signal: AbortSignal,
  ) {
    const known = await stored.find(inbox, messageId, url);
    if (known) {
      onImage('stored');
      return toImage(known);
    }
    await takeLimit(caller);
    const image = await fetchImage(url, signal);
    // The readers get the image even if it cannot be stored.
    if (image) await stored.add(inbox, messageId, { url, bytes: image.bytes }, caller).catch(() => {});
    return image;
  }

  /** Checks for every image that the reader may see the message. */
  async function load(claim: Claim, caller: Client, signal: AbortSignal) {
    const inbox = await findInbox(claim.token, claim.address);
    const row = inbox.id === claim.inboxId && (await messages.find(inbox, claim.messageId));
    if (!row) throw notFound();
    const key = `${claim.messageId} ${claim.url}`;
    for (;;) {
      const isFirst = !loading.isRunning(key);
      try {
        return await loading.join(key, signal, (shared) => findOrFetch(inbox, claim, caller, shared));
      } catch (error) {
        // What the first one was refused for says nothing of the others.
        if (isFirst) throw error;
      }
    }
  }

  return {
    /** A link for every remote image of a message, in order, for the holder of this token. */
    async list(inbox: ReadableInbox, messageId: string, token: string, signal?: AbortSignal) {
      const images = listRemoteImages((await mail.html(inbox, messageId, signal)) ?? '');
      const { id: inboxId, address } = inbox;
      return images.slice(0, imageLimits.perMail).map((url) => ({
        url,
        link: `${IMAGE_PATH}?link=${proofs.issue({ inboxId, token, thing: [address, messageId, url] })}`,
      }));
    },

    /**
     * Sends the image of a link, or the same placeholder for every kind of failure. The turn lasts until the image is
     * sent, so only a few images are in memory at once. One with a slow server or reader is ended early when others
     * wait.
     */
    async show(
      link: string,
      { ip }: Client,
      send: (image: ShownImage, signal: AbortSignal) => Promise<void>,
    ) {
      const started = performance.now();
      const proof = proofs.open(link);
      if (!proof) throw notFound();
      const [address, messageId, url] = proof.thing as [string, string, string];
      const claim = { inboxId: proof.inboxId, token: proof.token, address, messageId, url };
      const network = isThisMachine(ip) ? undefined : lineOf(ip);
      const isSent = await inTurn(turnOf({ network, readerId: claim.token }), async (signal) => {
        const image = await load(claim, { ip }, signal);
        if (image) await send(image, signal);
        return image !== null;
      });
      if (isSent) return;
      const wait = FAILURE_STEP_MS - ((performance.now() - started) % FAILURE_STEP_MS);
      await sleep(wait, null, { signal: closing.signal }).catch(() => {});
      await send(PLACEHOLDER, closing.signal);
    },

    /** Stops fetching, so that the server can close. */
    close: () => closing.abort(),
  };
}

export type RemoteImages = ReturnType<typeof createRemoteImages>;

const notFound = () => new Refusal('not-found');

/** Null if it is not an image, or has too many pixels. */
function toImage(bytes: Buffer): ShownImage | null {
  const image = readImage(bytes);
  const fits = image && image.width * image.height <= imageLimits.pixels;
  return fits ? { type: image.type, bytes } : null;
}
