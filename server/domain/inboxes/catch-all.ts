import { timingSafeEqual } from 'node:crypto';
import { CATCH_ALL_ADDRESS, CATCH_ALL_MESSAGES, CATCH_ALL_MS } from '#contract/catch-all.ts';
import { type CatchAllStore, catchAllInbox } from '#server/store/mail/catch-all-store.ts';
import type { InboxStore } from '#server/store/mail/inbox-store.ts';
import type { MessageStore } from '#server/store/mail/message-store.ts';
import type { PartitionStore } from '#server/store/mail/partitions.ts';
import type { Vault } from '#server/vault/vault.ts';
import { hashToken } from '../ids.ts';
import type { Owner } from './owner.ts';

/** Deleted in one transaction, during which new mail waits. */
const AT_ONCE = 200;

const owner: Owner = { id: catchAllInbox.ownerId, kind: 'catch-all', plan: 'premium' };

/** The inbox of all mail and its owner, who is known by the token of the setting CATCH_ALL. */
export function createCatchAll({
  token,
  store,
  inboxes,
  messages,
  partitions,
  vault,
  now,
}: {
  /** Null without the setting. */
  token: string | null;
  store: CatchAllStore;
  inboxes: Pick<InboxStore, 'remove'>;
  messages: Pick<MessageStore, 'removeMany'>;
  partitions: Pick<PartitionStore, 'ensureFor'>;
  vault: Vault;
  now: () => Date;
}) {
  const expected = token && hashToken(token);

  async function ensure() {
    await partitions.ensureFor(catchAllInbox.latestEnd);
    if (await store.exists()) return;
    await store.add({
      addressHash: vault.fingerprint('address', CATCH_ALL_ADDRESS),
      addressSealed: vault.seal(catchAllInbox.id, 'address', Buffer.from(CATCH_ALL_ADDRESS)),
      createdAt: now(),
    });
  }

  return {
    identify: (given: string): Owner | null =>
      expected && timingSafeEqual(hashToken(given), expected) ? owner : null,

    /** Makes the inbox, or removes it with its mail when the setting is gone. */
    async open() {
      if (token) return ensure();
      if (!(await store.exists())) return;
      await inboxes.remove({ ownerId: owner.id, now: now() });
      await store.free();
    },

    /**
     * Deletes mail that is too old or too much. The records of deleted messages stay until a later run, so that open pages
     * hear of the deletion. Makes the inbox again if a restore has removed it.
     */
    async trim() {
      await ensure();
      const limits = { before: new Date(now().getTime() - CATCH_ALL_MS), keep: CATCH_ALL_MESSAGES };
      await store.forget(limits);
      const ids = await store.outdated(limits);
      for (let at = 0; at < ids.length; at += AT_ONCE)
        await messages.removeMany(catchAllInbox, ids.slice(at, at + AT_ONCE), now());
    },
  };
}

export type CatchAll = ReturnType<typeof createCatchAll>;
