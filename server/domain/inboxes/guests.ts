import { randomUUID } from 'node:crypto';
import { SHARING } from '#server/lib/batches.ts';
import { createLoaderByHash } from '#server/lib/loader.ts';
import type { GuestStore } from '#server/store/accounts/guest-store.ts';
import { hashToken, newToken } from '../ids.ts';
import type { Owner } from './owner.ts';

export function createGuests({ guests, now }: { guests: GuestStore; now: () => Date }) {
  // Requests that arrive together share one query.
  const load = createLoaderByHash((tokenHashes) => guests.findByTokens({ tokenHashes, now: now() }), SHARING);

  return {
    async init() {
      const guestId = randomUUID();
      const sessionToken = newToken();
      await guests.insert({ id: guestId, tokenHash: hashToken(sessionToken), now: now() });
      return { guestId, sessionToken };
    },

    async identify(token: string): Promise<Owner | null> {
      const id = await load(hashToken(token));
      return id ? { id, kind: 'guest', plan: 'free' } : null;
    },

    /** Ends the token. The guest's inboxes live on until they expire. False when there is no such guest. */
    end: (token: string): Promise<boolean> => guests.remove(hashToken(token)),
  };
}

export type Guests = ReturnType<typeof createGuests>;
