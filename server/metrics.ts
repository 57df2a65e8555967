import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '#server/lib/version.ts';

type Reading = { labels?: Record<string, string>; value: number };
type Read = () => Reading[] | Promise<Reading[]>;
type Measured = (
  name: string,
  help: string,
  labelNames: string[],
  read: Read,
  aggregator?: 'sum' | 'min',
) => void;

/**
 * Everything that /metrics shows. No label ever holds an address, a subject or a client. A receiving thread has its own
 * registry, with only what it does itself; `text` adds them up.
 */
export function createMetrics({ thread = 'main' }: { thread?: string } = {}) {
  const registry = new Registry();
  if (thread === 'main') collectDefaultMetrics({ register: registry, prefix: 'mayfly_' });
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name: `mayfly_${name}`, help, labelNames, registers });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `mayfly_${name}`, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name: `mayfly_${name}`, help, buckets, registers });
  const seconds = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5];

  // The library's own start time is lost when threads are added up.
  if (thread === 'main') {
    gauge('start_timestamp_seconds', 'When this process started').set(performance.timeOrigin / 1000);
    gauge('build_info', 'The version of this process; always 1', ['version']).set({ version }, 1);
  }

  /**
   * A gauge that is read when /metrics is requested. If the read fails, the gauge is left out. The values of several
   * threads are added up, or the smallest is taken.
   */
  const measured: Measured = (name, help, labelNames, read, aggregator = 'sum') => {
    new Gauge({
      name: `mayfly_${name}`,
      help,
      labelNames,
      registers,
      aggregator,
      async collect() {
        const readings = await Promise.resolve(read()).catch(() => []);
        this.reset();
        // Without labels, a 0 that was never measured would remain.
        if (labelNames.length === 0) this.remove();
        for (const { labels = {}, value } of readings) this.set(labels, value);
      },
    });
  };

  measureEventLoop({ measured, thread });

  return {
    registry,
    measured,

    /** What this thread and the others have counted, in the format of Prometheus. */
    async text(others: Promise<unknown[]> | unknown[]) {
      const counted = [await registry.getMetricsAsJSON(), ...(await others)].filter(Boolean);
      return AggregatorRegistry.aggregate(counted as object[]).metrics();
    },

    accepted: counter('mail_accepted_total', 'Mails answered 250'),
    bytes: counter('mail_bytes_total', 'Bytes of the mails answered 250'),
    refused: counter('mail_refused_total', 'Recipients and mails refused, by reason', ['reason']),
    deliverSeconds: histogram('mail_deliver_seconds', 'From the end of DATA to the commit', seconds),
    pushSeconds: histogram('mail_push_seconds', 'From the commit until it was sent to an open page', seconds),
    searches: counter('mail_searches_total', 'Searches for codes and links on the worker, by outcome', [
      'outcome',
    ]),
    unopened: counter('unopened_total', 'Stored records that could not be opened, each time one is read'),
    fetches: counter(
      'fetches_total',
      'Requests to URLs of mails, webhooks and push services, by purpose and outcome',
      ['purpose', 'outcome'],
    ),
    verdicts: counter('sender_checks_total', 'Checks of senders, by outcome', ['outcome']),
    verdictSeconds: histogram(
      'sender_check_seconds',
      'How long the check of a sender took, including its wait',
      seconds,
    ),
    webhookAttempts: counter('webhook_attempts_total', 'Messages sent to webhooks, by outcome', ['outcome']),
    pushAttempts: counter('push_attempts_total', 'Messages sent to browsers, by outcome', ['outcome']),
    images: counter('images_total', 'Remote images that readers asked for, by outcome', ['outcome']),
    batchSize: histogram('commit_batch_mails', 'Mails in one transaction', [1, 2, 4, 8, 16, 32, 64, 128]),
    proxyRefused: counter(
      'proxy_connections_refused_total',
      'Connections from PROXY_PROTOCOL without a right header, by protocol and reason',
      ['protocol', 'reason'],
    ),
    smtpConnections: gauge('smtp_connections', 'Open SMTP connections'),
    retrievalConnections: gauge('retrieval_connections', 'Open connections of mail programs', ['protocol']),
    retrievalLogins: counter('retrieval_logins_total', 'Logins of mail programs, by outcome', [
      'protocol',
      'outcome',
    ]),
    eventStreams: gauge('event_streams', 'Open event streams and waiting calls'),
    failovers: counter('database_failovers_total', 'How often another database server took over'),
    jobRuns: counter('job_runs_total', 'Runs of the background jobs, by outcome', ['job', 'outcome']),
    jobSeconds: gauge('job_seconds', 'How long the last run of a job took', ['job']),
    jobDone: gauge('job_done_timestamp_seconds', 'When a job last succeeded', ['job']),
    httpRequests: counter('http_requests_total', 'HTTP responses, by status class', ['status']),
    httpSeconds: histogram('http_request_seconds', 'From a request to the end of its response', seconds),
  };
}

/** How long the event loop of this thread was blocked between two scrapes. */
function measureEventLoop({ measured, thread }: { measured: Measured; thread: string }) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const ofLoop = (name: string, help: string, read: () => number) =>
    measured(
      `event_loop_${name}_seconds`,
      `Event-loop delay since the last scrape, ${help}`,
      ['thread'],
      () => [{ labels: { thread }, value: read() / 1e9 }],
    );
  ofLoop('p99', '99th percentile', () => delay.percentile(99));
  ofLoop('max', 'longest', () => {
    const { max } = delay;
    // This gauge is read after the one above, so both can be reset here.
    delay.reset();
    return max;
  });
}

export type Metrics = ReturnType<typeof createMetrics>;
