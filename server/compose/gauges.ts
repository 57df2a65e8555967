import { createSharedReading } from '#server/domain/shared-reading.ts';
import type { Metrics } from '#server/metrics.ts';
import type { GaugeStore, Gauges } from '#server/store/operations/gauge-store.ts';
import type { Pool } from '#server/store/pool.ts';

/** Several scrapers, or several gauges of one scrape, share a reading for so long. */
const FRESH_MS = 10_000;

/** What is read rather than counted: the connections of this process, and the state of the whole service. */
export function watchState({
  metrics,
  pool,
  gauges,
  now,
}: {
  metrics: Metrics;
  pool: Pool;
  gauges: GaugeStore;
  now: () => Date;
}) {
  const read = createSharedReading(() => gauges.read(now()), FRESH_MS);
  const one = (name: string, help: string, key: keyof Gauges) =>
    metrics.measured(name, help, [], async () => [{ value: (await read())[key] }]);

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
  one('messages', 'Mails in living inboxes', 'messages');
  one('database_bytes', 'Bytes of the database on disk', 'bytes');
  one('partitions', 'Partitions of the mail', 'partitions');
  one('partition_past_seconds', 'How long ago the oldest partition should have gone', 'oldestPastSeconds');
  one('partition_ahead_seconds', 'How far ahead there is a place for mail', 'aheadSeconds');
  one('outbox_mails', 'System mails that wait to be sent', 'outbox');
  one('outbox_age_seconds', 'Age of the oldest of them', 'outboxAgeSeconds');
  one('webhooks_waiting', 'Webhooks that wait for another try', 'webhooks');
}
