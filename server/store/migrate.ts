import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { againAfterDeadlock } from './deadlock.ts';
import * as foundation from './migrations/001-foundation.ts';
import * as accounts from './migrations/002-accounts.ts';
import * as billing from './migrations/003-billing.ts';
import * as billingCharges from './migrations/004-billing-charges.ts';
import * as timeline from './migrations/005-timeline.ts';
import * as blocks from './migrations/006-blocks.ts';
import * as messageRecord from './migrations/007-message-record.ts';
import * as found from './migrations/008-found.ts';
import * as keys from './migrations/009-keys.ts';
import * as webhooks from './migrations/010-webhooks.ts';
import * as mailboxes from './migrations/011-mailboxes.ts';
import * as verdict from './migrations/012-verdict.ts';
import * as images from './migrations/013-images.ts';
import * as webhookKeys from './migrations/014-webhook-keys.ts';
import * as closedAddresses from './migrations/015-closed-addresses.ts';
import * as removedByRestore from './migrations/016-removed-by-restore.ts';
import * as accountLanguage from './migrations/017-account-language.ts';
import * as domains from './migrations/018-domains.ts';
import * as lives from './migrations/019-lives.ts';
import * as push from './migrations/020-push.ts';
import * as toDelete from './migrations/021-to-delete.ts';
import * as failedDeliveries from './migrations/022-failed-deliveries.ts';
import * as noMerging from './migrations/023-no-merging.ts';
import * as analysis from './migrations/024-analysis.ts';
import * as subscriberQueue from './migrations/025-subscriber-queue.ts';
import * as places from './migrations/026-places.ts';
import * as hashKey from './migrations/027-hash-key.ts';
import * as domainStates from './migrations/028-domain-states.ts';
import * as labels from './migrations/029-labels.ts';
import type { Database } from './schema.ts';

const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-accounts': accounts,
  '003-billing': billing,
  '004-billing-charges': billingCharges,
  '005-timeline': timeline,
  '006-blocks': blocks,
  '007-message-record': messageRecord,
  '008-found': found,
  '009-keys': keys,
  '010-webhooks': webhooks,
  '011-mailboxes': mailboxes,
  '012-verdict': verdict,
  '013-images': images,
  '014-webhook-keys': webhookKeys,
  '015-closed-addresses': closedAddresses,
  '016-removed-by-restore': removedByRestore,
  '017-account-language': accountLanguage,
  '018-domains': domains,
  '019-lives': lives,
  '020-push': push,
  '021-to-delete': toDelete,
  '022-failed-deliveries': failedDeliveries,
  '023-no-merging': noMerging,
  '024-analysis': analysis,
  '025-subscriber-queue': subscriberQueue,
  '026-places': places,
  '027-hash-key': hashKey,
  '028-domain-states': domainStates,
  '029-labels': labels,
};

export const migrationNames = Object.keys(migrations);

/** The migrations that were applied to this database: none if it is not ours. Writes nothing. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS exists`.execute(db);
  if (!rows[0]!.exists) return [];
  const applied = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  const names = applied.rows.map(({ name }) => name);
  return names.includes(migrationNames[0]!) ? names : [];
}

/**
 * Migrates the database to this version, or to an older one for an old backup. Kysely locks, so several processes may
 * start at once. With `disableTransactions` the caller is in a transaction. Returns what was done here.
 */
export async function migrate(
  db: Kysely<Database>,
  target = migrationNames.at(-1)!,
  { disableTransactions = false } = {},
) {
  let ran: Array<{ name: string; ms: number }> = [];
  const timed = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      async up(trx) {
        const startedAt = performance.now();
        await up(trx);
        ran.push({ name, ms: Math.round(performance.now() - startedAt) });
      },
    },
  ]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(timed) },
    disableTransactions,
  });
  await againAfterDeadlock(async () => {
    ran = [];
    const { error } = await migrator.migrateTo(target);
    if (error) throw error;
  });
  return ran;
}
