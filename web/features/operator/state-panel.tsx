import type { StateAnswer } from '#contract/operator.ts';
import { formatBytes } from '#web/lib/bytes.ts';
import { Empty, Panel } from './panel.tsx';

const WIDTH = 600;
const HEIGHT = 72;

/** Gigabytes too: this is about disks. */
const bytesOf = (bytes: number) =>
  bytes >= 2 ** 30 ? `${(bytes / 2 ** 30).toFixed(bytes < 100 * 2 ** 30 ? 1 : 0)} GB` : formatBytes(bytes);

export function StatePanel({ state }: { state: StateAnswer | null }) {
  return (
    <Panel title="Kept" end={<p className="text-sm text-ink-soft">The whole service, all processes</p>}>
      {state ? (
        <>
          <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-3 xl:grid-cols-6">
            <Figure name="Free inboxes" value={state.inboxes.free.toLocaleString('en-US')} />
            <Figure name="Premium inboxes" value={state.inboxes.premium.toLocaleString('en-US')} />
            <Figure name="Messages" value={state.messages.toLocaleString('en-US')} />
            <Figure name="Database" value={bytesOf(state.bytes)} />
            <Figure name="Our mail waiting" value={state.outbox.toLocaleString('en-US')} />
            <Figure name="Webhooks waiting" value={state.webhooks.toLocaleString('en-US')} />
          </dl>
          <Partitions state={state} />
        </>
      ) : (
        <Empty>Reading…</Empty>
      )}
    </Panel>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="truncate text-xs text-ink-soft">{name}</dt>
      <dd className="text-xl font-semibold tracking-tight tabular-nums">{value}</dd>
    </div>
  );
}

/** Bars by the time their mail is gone. Amber ones have passed and should have been dropped. */
function Partitions({ state: { partitions, at } }: { state: StateAnswer }) {
  const first = partitions[0];
  const last = partitions.at(-1);
  if (!first || !last) return <Empty>No storage sections.</Empty>;
  const most = Math.max(...partitions.map(({ bytes }) => bytes), 1);
  const span = last.to - first.from;
  // By the area: neighbours drawn as one are wider. What an empty section takes is the ground they stand on.
  const density = ({ from, to, bytes }: StateAnswer['partitions'][number]) => bytes / (to - from);
  const ground = Math.min(...partitions.map(density));
  const tallest = Math.max(...partitions.map(density)) - ground || 1;
  const x = (time: number) => (WIDTH * (time - first.from)) / span;
  const passed = partitions.filter(({ to }) => to <= at).length;
  const all = partitions.reduce((sum, { bytes }) => sum + bytes, 0);
  const label =
    `Storage sections by the time they are dropped: ${bytesOf(all)} until ${clock(last.to)}, ` +
    `${passed ? `${passed} overdue` : 'none overdue'}, the largest ${bytesOf(most)}`;
  return (
    <figure className="border-t border-line px-4 pt-4 pb-3 sm:px-5">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
        <span>Mail by the time it is dropped: {bytesOf(all)} in storage sections</span>
        <span className={passed ? 'text-amber' : ''}>{passed ? `${passed} overdue` : 'none overdue'}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 block h-18 w-full"
      >
        {partitions.map((partition) => {
          const { from, to, bytes } = partition;
          const height = Math.max(1.5, ((HEIGHT - 2) * (density(partition) - ground)) / tallest);
          const width = x(to) - x(from);
          return (
            <rect
              key={from}
              x={x(from) + width * 0.1}
              width={width * 0.8}
              y={HEIGHT - height}
              height={height}
              fill={to <= at ? 'var(--amber)' : 'var(--accent)'}
            >
              <title>{`${clock(from)} to ${clock(to)}: ${bytesOf(bytes)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="mt-1 flex justify-between border-t border-line pt-1 text-xs text-ink-faint tabular-nums">
        <span>{clock(first.from)}</span>
        <span>highest {bytesOf(most)}</span>
        <span>{clock(last.to)}</span>
      </p>
    </figure>
  );
}

const clock = (time: number) =>
  new Date(time).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
