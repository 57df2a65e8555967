import { createDomains } from '#server/domain/domains/watch-domains.ts';
import { createInboxes } from '#server/domain/inboxes/inboxes.ts';
import { createDatabase } from '#server/store/database.ts';
import { createDomainStore } from '#server/store/domains/domain-store.ts';
import { createInboxStore } from '#server/store/mail/inbox-store.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { mailKeyPath, readMailKey } from '#server/vault/mail-key.ts';
import type { RunningApp } from './start-app.ts';
import { vaultOf } from './vault-of.ts';

/** Creates a premium address for this owner in the database of the running app. */
export async function givePremiumInbox(app: RunningApp, ownerId: string, now = () => new Date()) {
  const { config } = app;
  const { db, pool, close } = createDatabase({ url: app.databaseUrl, onError: () => {} });
  try {
    const mailKey = config.mailKey ?? (await readMailKey(mailKeyPath(config.dataDir)))!;
    const vault = await vaultOf(pool, mailKey);
    const domains = createDomains({ store: createDomainStore({ db, pool }), vault, seeds: [], now });
    await domains.read();
    const inboxes = createInboxes({
      inboxes: createInboxStore({ db, pool }),
      partitions: createPartitionStore({ db }),
      vault,
      plans: config.plans,
      cooldownMs: config.guestCooldownMs,
      book: domains.book,
      now,
    });
    return await inboxes.generate({ id: ownerId, kind: 'account', plan: 'premium' });
  } finally {
    await close();
  }
}
