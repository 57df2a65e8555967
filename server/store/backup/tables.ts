import type { Database } from '../schema.ts';

/**
 * What becomes of each table. A new one does not compile until it has its line here, after the tables that it refers to.
 *
 * - `as it was`: its rows are those of the backup.
 * - `unless removed`: the same, without rows that were removed since.
 * - `mail`: what was deleted since stays deleted, and what stays is not written again (restore-mail.ts).
 * - `both`: rows of the backup are added where they are missing.
 * - `left out`: not in a backup, and empty after a restore.
 * - `untouched`: not in a backup, and not changed by a restore.
 */
type Fate = 'as it was' | 'unless removed' | 'mail' | 'both' | 'left out' | 'untouched';

export const tables: Record<keyof Database, Fate> = {
  settings: 'both',
  guests: 'as it was',
  accounts: 'as it was',
  // Somebody signed out, or removed a key or a webhook that was known to others.
  sessions: 'unless removed',
  api_keys: 'unless removed',
  webhooks: 'unless removed',
  domains: 'unless removed',
  domain_days: 'as it was',
  domain_reports: 'as it was',
  webhook_positions: 'as it was',
  webhook_deliveries: 'as it was',
  push_keys: 'both',
  // They end with sessions, which a restore may remove; the page subscribes again.
  push_subscriptions: 'left out',
  push_positions: 'left out',
  quotas: 'as it was',
  inboxes: 'mail',
  messages: 'mail',
  message_chunks: 'mail',
  message_images: 'left out',
  failed_deliveries: 'left out',
  used_addresses: 'both',
  codes: 'left out',
  // Sent since.
  outbox: 'unless removed',
  contact_messages: 'unless removed',
  billing: 'as it was',
  billing_events: 'as it was',
  billing_audit: 'as it was',
  blocks: 'as it was',
  removed_by_restore: 'both',
  deleted_ids: 'both',
  rate_limits: 'untouched',
};

export type Table = keyof Database;
export const tablesThat = (...fates: Fate[]): Table[] =>
  (Object.keys(tables) as Table[]).filter((table) => fates.includes(tables[table]));
/** In this order, so that every row is written after those it refers to. */
export const savedTables = tablesThat('as it was', 'unless removed', 'mail', 'both');

/** The schema in which a backup is unpacked before it takes the place of what is there. */
export const STAGE = 'mayfly_restore';
