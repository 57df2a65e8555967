import { extract } from '#server/mime/extracting/extract.ts';
import { extractable, hostileBodies } from '#tests/support/hostile-bodies.ts';
import { threadTime } from '#tests/support/thread-time.ts';
import { median, type Row, times } from './support/table.ts';

const LIMIT_MS = 50;
const ROUNDS = 5;

/** The body that keeps the search for codes and links busy for longest. */
export async function benchExtract(): Promise<Row[]> {
  const costs = Object.entries(hostileBodies).map(([name, build]) => {
    const huge = extractable(build(100_000));
    return { name, ms: median(Array.from({ length: ROUNDS }, () => threadTime(() => extract(huge)))) };
  });
  const worst = costs.reduce((a, b) => (b.ms > a.ms ? b : a));
  return [
    {
      what: `codes and links, the worst of ${costs.length} hostile bodies (${worst.name})`,
      measured: `${worst.ms.toFixed(1)} ms`,
      against: `limit ${LIMIT_MS} ms`,
      ratio: times(worst.ms / LIMIT_MS),
      budget: '<= 1 x',
      met: worst.ms <= LIMIT_MS,
    },
  ];
}
