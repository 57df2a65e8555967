import type { StateAnswer } from '#contract/operator.ts';
import { formatBytes } from '#web/lib/bytes.ts';
import { Empty, formatDateTime, Panel } from './panel.tsx';

const WIDTH = 600;
const HEIGHT = 72;

/** Like formatBytes, with gigabytes. */
const formatDiskBytes = (bytes: number) =>
  bytes >= 2 ** 30 ? `${(bytes / 2 ** 30).toFixed(bytes < 100 * 2 ** 30 ? 1 : 0)} GB` : formatBytes(bytes);

export function StatePanel({ state }: { state: StateAnswer | undefined }) {
  return (
    <Panel title="Stored" end={<p className="text-sm text-ink-soft">All processes together</p>}>
      {state ? (
        <>
          <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-4">
            <Figure name="Free inboxes" value={state.inboxes.free.toLocaleString('en-US')} />
            <Figure name="Premium inboxes" value={state.inboxes.premium.toLocaleString('en-US')} />
            <Figure name="Messages" value={state.messages.toLocaleString('en-US')} />
            <Figure name="Database" value={formatDiskBytes(state.bytes)} />
            <Figure name="Outgoing mail queued" value={state.outbox.toLocaleString('en-US')} />
            <Figure name="Stripe events queued" value={state.stripeEventsWaiting.toLocaleString('en-US')} />
            <Figure name="Webhooks" value={state.webhooks.toLocaleString('en-US')} />
            <Figure name="Webhooks retrying" value={state.webhooksWaiting.toLocaleString('en-US')} />
          </dl>
          <Partitions state={state} />
        </>
      ) : (
        <Empty>Loading…</Empty>
      )}
    </Panel>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="bg-surface px-4 py-3 sm:px-5">
      <dt className="truncate text-xs text-ink-soft">{name}</dt>
      <dd className="text-xl font-semibold tracking-tight tabular-nums">{value}</dd>
    </div>
  );
}

/** One bar per storage section, by the time it is deleted. Amber bars are overdue. */
function Partitions({ state: { partitions, at } }: { state: StateAnswer }) {
  const first = partitions[0];
  const last = partitions.at(-1);
  if (!first || !last) return <Empty>No storage sections yet.</Empty>;
  const largest = Math.max(...partitions.map(({ bytes }) => bytes), 1);
  const span = last.to - first.from;
  // The area of a bar shows its size, because the server may combine neighboring sections into a wider bar. The size
  // of the emptiest section counts as zero.
  const density = ({ from, to, bytes }: StateAnswer['partitions'][number]) => bytes / (to - from);
  const emptiest = Math.min(...partitions.map(density));
  const tallest = Math.max(...partitions.map(density)) - emptiest || 1;
  const x = (time: number) => (WIDTH * (time - first.from)) / span;
  const overdue = partitions.filter(({ to }) => to <= at).length;
  const total = partitions.reduce((sum, { bytes }) => sum + bytes, 0);
  const label =
    `Storage sections by the time they are deleted: ${formatDiskBytes(total)} until ${formatDateTime(last.to)}, ` +
    `${overdue ? `${overdue} overdue` : 'none overdue'}, the largest ${formatDiskBytes(largest)}`;
  return (
    <figure className="border-t border-line px-4 pt-4 pb-3 sm:px-5">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
        <span>{formatDiskBytes(total)} of mail, by the time it is deleted</span>
        <span className={overdue ? 'text-amber' : ''}>{overdue ? `${overdue} overdue` : 'none overdue'}</span>
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
          const height = Math.max(1.5, ((HEIGHT - 2) * (density(partition) - emptiest)) / tallest);
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
              <title>{`${formatDateTime(from)} to ${formatDateTime(to)}: ${formatDiskBytes(bytes)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="mt-1 flex justify-between border-t border-line pt-1 text-xs text-ink-faint tabular-nums">
        <span>{formatDateTime(first.from)}</span>
        <span>largest {formatDiskBytes(largest)}</span>
        <span>{formatDateTime(last.to)}</span>
      </p>
    </figure>
  );
}
