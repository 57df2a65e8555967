import { createSharedReading } from '#server/lib/shared-reading.ts';
import type { Gauges } from '#server/store/operations/gauge-store.ts';
import type { Base } from './base.ts';

/** All gauges of one scrape share one database query, and so do scrapes that follow each other quickly. */
const FRESH_MS = 10_000;

/** Metrics that are read on demand: the connections of this process, and the state of the whole service. */
export function registerStateGauges({
  metrics,
  pool,
  stores,
  config,
  now,
}: Pick<Base, 'metrics' | 'pool' | 'stores' | 'config' | 'now'>) {
  const read = createSharedReading(() => stores.gauges.read(now()), FRESH_MS);
  const gauge = (name: string, help: string, key: keyof Gauges) =>
    metrics.measured(name, help, [], async () => {
      const value = (await read())[key];
      return value === null ? [] : [{ value }];
    });

  metrics.measured('pool_connections', 'Database connections of this process, by state', ['state'], () => [
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'wanted' }, value: pool.waitingCount },
  ]);
  metrics.measured('inboxes', 'Living inboxes, by plan', ['plan'], async () => {
    const { free, premium } = await read();
    return [
      { labels: { plan: 'free' }, value: free },
      { labels: { plan: 'premium' }, value: premium },
    ];
  });
  gauge('messages', 'Mails in living inboxes', 'messages');
  gauge('database_bytes', 'Size of the database on disk, in bytes', 'bytes');
  metrics.measured('storage_limit_bytes', 'STORAGE_LIMIT, in bytes; 0 means no limit', [], () => [
    { value: config.storageLimit },
  ]);
  gauge('partitions', 'Partitions of the mail tables', 'partitions');
  gauge(
    'partition_past_seconds',
    'How long the oldest partition has been overdue for removal',
    'oldestPastSeconds',
  );
  gauge('partition_ahead_seconds', 'How far ahead partitions for mail exist', 'aheadSeconds');
  gauge('outbox_mails', 'System mails waiting to be sent', 'outbox');
  gauge('outbox_age_seconds', 'Age of the oldest waiting system mail', 'outboxAgeSeconds');
  gauge('webhooks', 'Webhooks that users have added', 'webhooks');
  gauge('webhooks_waiting', 'Webhooks waiting for another attempt', 'webhooksWaiting');
  gauge('stripe_events_waiting', 'Stripe events waiting to be processed', 'stripeEventsWaiting');
  gauge('database_standbys', 'Standbys that follow the database', 'standbys');
  gauge('database_synchronous', '1 if every commit waits for a standby', 'synchronous');
  gauge('database_lag_bytes', 'How far the slowest standby is behind, in bytes', 'lagBytes');
  gauge(
    'last_backup_timestamp_seconds',
    'When the last backup was made; absent if there was none',
    'lastBackup',
  );
}
