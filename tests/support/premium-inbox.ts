import { createInboxes } from '#server/domain/inboxes/inboxes.ts';
import { createDatabase } from '#server/store/database.ts';
import { createInboxStore } from '#server/store/mail/inbox-store.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { mailKeyPath, readMailKey } from '#server/vault/mail-key.ts';
import { createVault } from '#server/vault/vault.ts';
import type { RunningApp } from './start-app.ts';

/** Creates a premium address for this owner in the database of the running app. */
export async function givePremiumInbox(app: RunningApp, ownerId: string) {
  const { config } = app;
  const { db, pool, close } = createDatabase({ url: app.databaseUrl, onError: () => {} });
  try {
    const inboxes = createInboxes({
      inboxes: createInboxStore({ db, pool }),
      partitions: createPartitionStore({ db }),
      vault: createVault({ mailKey: config.mailKey ?? (await readMailKey(mailKeyPath(config.dataDir)))! }),
      plans: config.plans,
      cooldownMs: config.guestCooldownMs,
      domains: config.mailDomains,
      now: () => new Date(),
    });
    return await inboxes.generate({ id: ownerId, kind: 'account', plan: 'premium' });
  } finally {
    await close();
  }
}
