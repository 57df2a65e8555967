import { useState } from 'react';
import { counted } from '#contract/counted.ts';
import { cx } from '#web/lib/cx.ts';
import { Chart, type Series } from './chart.tsx';
import {
  formatMilliseconds,
  formatShort,
  type History,
  latenciesOf,
  type Point,
  ratesOf,
  reasonsOf,
  refusedOf,
  type Sample,
} from './figures.ts';
import { Empty, Panel } from './panel.tsx';

const highest = (points: Point[]) => Math.max(0, ...points.map(({ value }) => value ?? 0));
const newest = (points: Point[]) => points.at(-1)?.value ?? null;

export function FiguresPanel({ history, problem }: { history: History; problem: string | null }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const processes = [...history.values()];
  const shown = history.get(chosen ?? '') ?? processes[0];
  return (
    <Panel
      title="Now"
      end={
        <p role="status" className="text-sm text-ink-soft">
          {problem ?? 'Last five minutes, updated every three seconds'}
        </p>
      }
      note={
        shown && (
          <span className="flex flex-wrap items-center gap-2">
            {processes.length > 1
              ? processes.map(({ process }) => (
                  <button
                    key={process.id}
                    type="button"
                    aria-pressed={process === shown.process}
                    onClick={() => setChosen(process.id)}
                    className={cx(
                      'rounded-md border px-2.5 py-1 font-mono text-xs',
                      process === shown.process ? 'border-accent text-accent' : 'border-line-strong',
                    )}
                  >
                    {process.host} {process.pid}
                  </button>
                ))
              : null}
            <span className="min-w-0 break-words">
              Process <span className="font-mono text-xs">{shown.process.pid}</span> on{' '}
              <span className="font-mono text-xs">{shown.process.host}</span>, roles:{' '}
              {shown.process.roles.join(', ')}
              {shown.process.smtpThreads > 0 && `, ${counted(shown.process.smtpThreads, 'thread')}`}
            </span>
          </span>
        )
      }
    >
      {shown ? <Tiles samples={shown.samples} /> : <Empty>Waiting for the first data…</Empty>}
    </Panel>
  );
}

function Tiles({ samples }: { samples: Sample[] }) {
  const accepted = ratesOf(samples, (one) => one.accepted);
  const refused = ratesOf(samples, refusedOf);
  const reasons = reasonsOf(samples);
  const end = samples.at(-1)!.at;
  const gauge = (name: 'smtpConnections' | 'eventStreams' | 'queued') =>
    samples.map((one) => ({ at: one.at, value: one[name] }));
  return (
    <div className="grid grid-cols-2 gap-px overflow-hidden rounded-b-lg bg-line lg:grid-cols-4">
      <Tile name="Accepted" unit="/s" end={end} points={accepted} />
      <Tile name="Refused" unit="/s" end={end} points={refused} />
      <LatencyTile name="Stored" note="end of DATA to commit" end={end} samples={samples} which="deliver" />
      <LatencyTile name="Pushed" note="commit to browser" end={end} samples={samples} which="push" />
      <Tile name="SMTP connections" end={end} points={gauge('smtpConnections')} />
      <Tile name="Event streams" end={end} points={gauge('eventStreams')} />
      <Tile name="Waiting to commit" end={end} points={gauge('queued')} />
      <div className="bg-surface p-4 sm:px-5">
        <h3 className="text-xs text-ink-soft">Refused in the last minute</h3>
        {reasons.length === 0 && <p className="mt-1 text-xl font-semibold tracking-tight">None</p>}
        <ul className="mt-2 flex flex-col gap-1.5">
          {reasons.slice(0, 5).map(({ reason, count }) => (
            <li key={reason} className="text-xs">
              <span className="flex justify-between gap-2">
                <span className="truncate font-mono">{reason}</span>
                <span className="tabular-nums">{formatShort(count)}</span>
              </span>
              <span
                aria-hidden
                className="mt-0.5 block h-1 rounded-full bg-accent"
                style={{ width: `${Math.max(2, (100 * count) / reasons[0]!.count)}%` }}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Tile({
  name,
  unit = '',
  points,
  end,
}: {
  name: string;
  unit?: string;
  points: Point[];
  end: number;
}) {
  const now = newest(points);
  const value = now === null ? '–' : formatShort(now);
  const max = formatShort(highest(points));
  return (
    <Frame name={name} value={value} unit={unit} foot={`max ${max}${unit}`}>
      <Chart label={`${name}: now ${value}${unit}, maximum ${max}${unit}`} series={[{ points }]} end={end} />
    </Frame>
  );
}

type LatencyProps = { name: string; note: string; samples: Sample[]; which: 'deliver' | 'push'; end: number };

function LatencyTile({ name, note, samples, which, end }: LatencyProps) {
  const medians = latenciesOf(samples, which, 0.5);
  const p99s = latenciesOf(samples, which, 0.99);
  const series: Series[] = [{ points: medians }, { points: p99s, secondary: true }];
  const format = (point: number | null) => (point === null ? '–' : formatMilliseconds(point));
  const [p50, p99] = [format(newest(medians)), format(newest(p99s))];
  return (
    <Frame name={`${name}, p50`} value={p50} foot={`p99 ${p99}`}>
      <Chart
        label={`${name}, ${note}: p50 ${p50}, p99 ${p99} over the last minute`}
        series={series}
        end={end}
      />
    </Frame>
  );
}

type FrameProps = { name: string; value: string; unit?: string; foot: string; children: React.ReactNode };

function Frame({ name, value, unit = '', foot, children }: FrameProps) {
  return (
    <div className="flex min-w-0 flex-col bg-surface p-4 sm:px-5">
      <h3 className="truncate text-xs text-ink-soft">{name}</h3>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="text-xl font-semibold tracking-tight tabular-nums">
          {value}
          {unit && <span className="ms-0.5 text-sm font-normal text-ink-soft">{unit}</span>}
        </span>
        <span className="text-xs text-ink-faint tabular-nums">{foot}</span>
      </p>
      <div className="mt-2">{children}</div>
    </div>
  );
}
