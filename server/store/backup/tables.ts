import type { Database } from '../schema.ts';

/** What a backup holds. A new table does not compile until it has its line here, after the tables that it refers to. */
const tables: Record<keyof Database, 'saved' | 'left out'> = {
  settings: 'saved',
  guests: 'saved',
  accounts: 'saved',
  sessions: 'saved',
  api_keys: 'saved',
  webhooks: 'saved',
  domains: 'saved',
  domain_days: 'saved',
  domain_reports: 'saved',
  webhook_deliveries: 'saved',
  push_keys: 'saved',
  // The page subscribes again.
  push_subscriptions: 'left out',
  quotas: 'saved',
  inboxes: 'saved',
  messages: 'saved',
  message_chunks: 'saved',
  subscriber_queue: 'saved',
  message_images: 'left out',
  failed_deliveries: 'left out',
  used_addresses: 'saved',
  codes: 'left out',
  outbox: 'saved',
  contact_messages: 'saved',
  billing: 'saved',
  billing_events: 'saved',
  billing_audit: 'saved',
  blocks: 'saved',
  rate_limits: 'left out',
};

export type Table = keyof Database;
export const allTables = Object.keys(tables) as Table[];
/** In this order, so that every row is written after those it refers to. */
export const savedTables = allTables.filter((table) => tables[table] === 'saved');
/** Tables of earlier versions, whose rows in a backup are passed over. */
export const formerTables = ['removed_by_restore', 'deleted_ids'];

/** SQL: which messages live. Those of an inbox that has ended may be there for a moment longer. */
export const LIVING_MAIL =
  'deleted_seq IS NULL AND inbox_id IN (SELECT id FROM inboxes WHERE expires_at > now())';
