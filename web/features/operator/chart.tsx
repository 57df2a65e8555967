import { type Point, SHOWN_MS } from './figures.ts';

const WIDTH = 240;
const HEIGHT = 44;

/** A `secondary` line is gray and has no area below it. */
export type Series = { points: Point[]; secondary?: boolean };

/** One or two lines over the last five minutes, starting at zero. A few dozen points need no chart library. */
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
      {series.map(({ points, secondary }) =>
        runsOf(points.filter(({ at }) => at >= end - SHOWN_MS)).map((run) => {
          const line = run.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' L');
          const [first, last] = [x(run[0]!.at).toFixed(1), x(run.at(-1)!.at).toFixed(1)];
          return (
            <g key={`${secondary} ${run[0]!.at}`}>
              {!secondary && (
                <path d={`M${first},${HEIGHT} L${line} L${last},${HEIGHT} Z`} fill="var(--accent-soft)" />
              )}
              <path
                d={`M${line}`}
                fill="none"
                stroke={secondary ? 'var(--ink-faint)' : 'var(--accent)'}
                strokeWidth={secondary ? 1.25 : 1.75}
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

type KnownPoint = { at: number; value: number };

/** Splits the points where a value is missing. Each part becomes a line of its own. */
function runsOf(points: Point[]): KnownPoint[][] {
  const runs: KnownPoint[][] = [];
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
