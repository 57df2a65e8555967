import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator asks at night. No label ever holds an address, a subject or a client. */
export function createMetrics({ ofProcess = true }: { ofProcess?: boolean } = {}) {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry, prefix: 'mayfly_' });
  const registers = [registry];
  return {
    registry,

    /** All that was counted, here and in other threads, in the form Prometheus reads. */
    async text(others: Promise<unknown[]> | unknown[]) {
      const counted = [await registry.getMetricsAsJSON(), ...(await others)].filter(Boolean);
      return AggregatorRegistry.aggregate(counted as object[]).metrics();
    },

    accepted: new Counter({ name: 'mayfly_mail_accepted_total', help: 'Mails answered 250', registers }),
    refused: new Counter({
      name: 'mayfly_mail_refused_total',
      help: 'Recipients and mails refused, by reason',
      labelNames: ['reason'],
      registers,
    }),
    deliverSeconds: new Histogram({
      name: 'mayfly_mail_deliver_seconds',
      help: 'From the end of DATA to the commit',
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    batchSize: new Histogram({
      name: 'mayfly_commit_batch_mails',
      help: 'Mails in one transaction',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128],
      registers,
    }),
    smtpConnections: new Gauge({ name: 'mayfly_smtp_connections', help: 'Open SMTP connections', registers }),
    eventStreams: new Gauge({ name: 'mayfly_event_streams', help: 'Open event streams', registers }),
    jobRuns: new Counter({
      name: 'mayfly_job_runs_total',
      help: 'Runs of the background jobs, by outcome',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    httpRequests: new Counter({
      name: 'mayfly_http_requests_total',
      help: 'HTTP answers, by class',
      labelNames: ['status'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
