import type { StateAnswer } from '#contract/operator.ts';
import { createSharedReading } from '#server/lib/shared-reading.ts';
import type { GaugeStore, Section } from '#server/store/operations/gauge-store.ts';

/** Open pages share one result for this long. */
const FRESH_MS = 5_000;
/** More bars than this are too thin to tell apart. */
const MAX_BARS = 120;

export type State = Omit<StateAnswer, 'success'>;

/** The state of the whole service: inboxes, mail, bytes and partitions. */
export function createServiceState({ gauges, now }: { gauges: GaugeStore; now: () => Date }) {
  async function read(): Promise<State> {
    const at = now();
    const [all, sections] = await Promise.all([gauges.read(at), gauges.sections()]);
    const { free, premium, ...figures } = all;
    return {
      at: at.getTime(),
      inboxes: { free, premium },
      ...figures,
      partitions: inBars(sections),
    };
  }

  return createSharedReading(read, FRESH_MS);
}

export type ServiceState = ReturnType<typeof createServiceState>;

/** Combines neighboring partitions when there are too many for one bar each. */
function inBars(sections: Section[], max = MAX_BARS): Section[] {
  const each = Math.max(1, Math.ceil(sections.length / max));
  const bars: Section[] = [];
  for (let at = 0; at < sections.length; at += each) {
    const group = sections.slice(at, at + each);
    bars.push({
      from: group[0]!.from,
      to: group.at(-1)!.to,
      bytes: group.reduce((sum, { bytes }) => sum + bytes, 0),
    });
  }
  return bars;
}
