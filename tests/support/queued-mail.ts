import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { commitMails } from '#server/store/mail/commit-mails.ts';
import { addInbox, type StoreDatabase } from './store-database.ts';

/** Accounts with webhooks and inboxes, and mail that is stored for them, without an app. */
export function createQueuedMail(handle: StoreDatabase, { now, end }: { now: Date; end: Date }) {
  async function addWebhook(accountId: string) {
    const id = randomUUID();
    const webhook = { sealed: randomBytes(60), format: 'standard', wants: 'message' } as const;
    await handle.db
      .insertInto('webhooks')
      .values({ id, account_id: accountId, created_at: now, ...webhook })
      .execute();
    return id;
  }

  return {
    addWebhook,

    /** A premium account with a webhook and inboxes. */
    async addAccount({ inboxes = 1, premiumUntil = end } = {}) {
      const id = randomUUID();
      await handle.db
        .insertInto('accounts')
        .values({
          ...{ id, email: `${id}@example.org`, password_hash: null, full_name: '' },
          ...{ verified_at: now, premium_until: premiumUntil, created_at: now },
        })
        .execute();
      const own: string[] = [];
      for (let n = 0; n < inboxes; n++)
        own.push((await addInbox(handle, { ownerId: id, plan: 'premium', expiresAt: end })).id);
      return { accountId: id, webhook: await addWebhook(id), inboxes: own, inbox: own[0]! };
    },

    /** Stores a mail for these inboxes. Returns the ids of its messages. */
    async receive(...to: string[]): Promise<string[]> {
      const copies = to.map((inboxId) => ({
        messageId: randomUUID(),
        inboxId,
        maxMessages: 1_000,
        summary: randomBytes(9),
      }));
      const body = { id: randomUUID(), latestEnd: end, position: 0, sealed: randomBytes(9) };
      const outcomes = await commitMails(handle.pool, [{ receivedAt: now, size: 1, body, copies }], now);
      expect(outcomes).toEqual([{ positions: expect.any(Array) }]);
      return copies.map(({ messageId }) => messageId);
    },
  };
}
