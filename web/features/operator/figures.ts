import type { LiveAnswer, LiveFigures } from '#contract/operator.ts';

const SECOND = 1000;
/** The time range of the charts. */
export const SHOWN_MS = 300 * SECOND;
/** The time range over which a latency is calculated. */
const WINDOW_MS = 60 * SECOND;

export type Sample = LiveFigures & { at: number };
export type Point = { at: number; value: number | null };

/** The samples of each process by its id. Behind a proxy, every response may come from another process. */
export type History = ReadonlyMap<string, { process: LiveAnswer['process']; samples: Sample[] }>;

export function addSample(history: History, answer: LiveAnswer): History {
  const { process, ...sample } = answer;
  const old = history.get(process.id)?.samples ?? [];
  const samples = [
    ...old.filter(({ at }) => at >= sample.at - SHOWN_MS - WINDOW_MS && at < sample.at),
    sample,
  ];
  return new Map(history).set(process.id, { process, samples });
}

/** How much a counter grew per second, from each sample to the next. */
export function ratesOf(samples: Sample[], count: (sample: Sample) => number): Point[] {
  return samples.slice(1).map((sample, index) => {
    const before = samples[index]!;
    const seconds = (sample.at - before.at) / SECOND;
    return { at: sample.at, value: Math.max(0, count(sample) - count(before)) / seconds };
  });
}

export const refusedOf = ({ refused }: Sample) =>
  Object.values(refused).reduce((sum, count) => sum + count, 0);

/** The oldest sample within the window before this one. */
function windowStart(samples: Sample[], end: Sample): Sample {
  return samples.find(({ at }) => at >= end.at - WINDOW_MS) ?? end;
}

/** For each sample, the latency in milliseconds over the window before it. Null if nothing happened in it. */
export function latenciesOf(samples: Sample[], name: 'deliver' | 'push', share: number): Point[] {
  return samples.map((sample) => {
    const { bounds, counts } = sample[name];
    const before = windowStart(samples, sample)[name].counts;
    const grown = counts.map((count, at) => count - (before[at] ?? 0));
    const seconds = quantile(bounds, grown, share);
    return { at: sample.at, value: seconds === null ? null : seconds * SECOND };
  });
}

/**
 * The value below which `share` of all values lie, assuming that they are spread evenly within each bucket. Values above
 * the last bound count as that bound.
 */
export function quantile(bounds: number[], counts: number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= 0) return null;
  let left = total * share;
  for (const [at, bound] of bounds.entries()) {
    const count = counts[at] ?? 0;
    const from = bounds[at - 1] ?? 0;
    if (count > 0 && left <= count) return from + (bound - from) * (left / count);
    left -= count;
  }
  return bounds.at(-1) ?? null;
}

/** Why recipients and mails were refused within the last window, most frequent first. */
export function reasonsOf(samples: Sample[]): Array<{ reason: string; count: number }> {
  const last = samples.at(-1);
  if (!last) return [];
  const before = windowStart(samples, last).refused;
  return Object.entries(last.refused)
    .map(([reason, count]) => ({ reason, count: count - (before[reason] ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** A short number of stable width, such as 0.42, 3.1, 128 or 12.4k. */
export function formatShort(value: number): string {
  if (value >= 10_000) return `${(value / 1000).toFixed(1)}k`;
  if (value >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(value < 1 ? 2 : 1);
}

export const formatMilliseconds = (value: number) =>
  value >= 5000 ? '5 s+' : value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${formatShort(value)} ms`;
