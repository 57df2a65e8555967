import { type Point, SHOWN_MS } from './live-math.ts';

const WIDTH = 240;
const HEIGHT = 44;

export type Series = { points: Point[]; quiet?: boolean };

/** One or two lines over the last five minutes, from zero up. Drawn by hand: a few dozen points need no library. */
export function Chart({ label, series, end }: { label: string; series: Series[]; end: number }) {
  const top = Math.max(1e-9, ...series.flatMap(({ points }) => points.map(({ value }) => value ?? 0)));
  const x = (at: number) => WIDTH * (1 - (end - at) / SHOWN_MS);
  const y = (value: number) => HEIGHT - 1.5 - (HEIGHT - 4) * (value / top);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-11 w-full overflow-hidden"
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--line)" />
      {series.map(({ points, quiet }) =>
        runsOf(points.filter(({ at }) => at >= end - SHOWN_MS)).map((run) => {
          const line = run.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' L');
          const [first, last] = [x(run[0]!.at).toFixed(1), x(run.at(-1)!.at).toFixed(1)];
          return (
            <g key={`${quiet} ${run[0]!.at}`}>
              {!quiet && (
                <path d={`M${first},${HEIGHT} L${line} L${last},${HEIGHT} Z`} fill="var(--accent-soft)" />
              )}
              <path
                d={`M${line}`}
                fill="none"
                stroke={quiet ? 'var(--ink-faint)' : 'var(--accent)'}
                strokeWidth={quiet ? 1.25 : 1.75}
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          );
        }),
      )}
    </svg>
  );
}

type Known = { at: number; value: number };

/** A line is broken where nothing is known. */
function runsOf(points: Point[]): Known[][] {
  const runs: Known[][] = [];
  let open = false;
  for (const { at, value } of points) {
    if (value === null) open = false;
    else if (open) runs.at(-1)!.push({ at, value });
    else {
      runs.push([{ at, value }]);
      open = true;
    }
  }
  return runs;
}
