import type { Histogram } from 'prom-client';
import type { LiveFigures } from '#contract/operator.ts';
import type { Metrics } from './metrics.ts';

/**
 * The few figures that the operator's page shows. They are read one by one, because reading the whole registry would
 * reset what is measured between two scrapes by Prometheus.
 */
export async function readFigures(metrics: Metrics): Promise<LiveFigures> {
  const readValue = async (metric: { get(): Promise<{ values: { value: number }[] }> } | undefined) =>
    (await metric?.get())?.values[0]?.value ?? 0;
  const refused = (await metrics.refused.get()).values;
  return {
    accepted: await readValue(metrics.accepted),
    refused: Object.fromEntries(refused.map(({ labels, value }) => [String(labels.reason), value])),
    deliver: await readHistogram(metrics.deliverSeconds),
    push: await readHistogram(metrics.pushSeconds),
    smtpConnections: await readValue(metrics.smtpConnections),
    eventStreams: await readValue(metrics.eventStreams),
    queued: await readValue(metrics.registry.getSingleMetric('mayfly_commit_queue_mails')),
  };
}

async function readHistogram(histogram: Histogram) {
  const { values } = await histogram.get();
  const buckets = values.filter(({ metricName }) => metricName?.endsWith('_bucket'));
  const cumulative = buckets.map(({ value }) => value);
  return {
    bounds: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
    counts: cumulative.map((count, at) => count - (cumulative[at - 1] ?? 0)),
  };
}

/** The sum of what several threads have counted. */
export function addFigures(first: LiveFigures, ...others: LiveFigures[]): LiveFigures {
  return others.reduce((sum, more) => {
    const refused = { ...sum.refused };
    for (const [reason, count] of Object.entries(more.refused))
      refused[reason] = (refused[reason] ?? 0) + count;
    const histogram = (name: 'deliver' | 'push') =>
      sum[name].bounds.length
        ? {
            bounds: sum[name].bounds,
            counts: sum[name].counts.map((n, at) => n + (more[name].counts[at] ?? 0)),
          }
        : more[name];
    return {
      accepted: sum.accepted + more.accepted,
      refused,
      deliver: histogram('deliver'),
      push: histogram('push'),
      smtpConnections: sum.smtpConnections + more.smtpConnections,
      eventStreams: sum.eventStreams + more.eventStreams,
      queued: sum.queued + more.queued,
    };
  }, first);
}
