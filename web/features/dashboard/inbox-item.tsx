import { Check, Copy, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '#web/components/badge.tsx';
import { IconButton } from '#web/components/button.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { TimeRing } from '#web/features/addresses/time-ring.tsx';
import { cx } from '#web/lib/cx.ts';
import { formatRemaining, urgencyOf } from '#web/lib/time.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { useNow } from '#web/lib/use-now.ts';

type InboxItemProps = {
  email: TempEmail;
  now: () => number;
  unread: number;
  selected: boolean;
  onSelect: () => void;
  onDelete: () => void;
};

const color = { calm: 'text-ink-soft', soon: 'text-amber', last: 'text-red' };

/** One inbox in the list. Clicking its text selects it. It is one line from 80rem on, and two lines below that. */
export function InboxItem({ email, now: clock, unread, selected, onSelect, onDelete }: InboxItemProps) {
  const { address, expiresAt, createdAt } = email;
  const { copied, copy } = useCopy();
  const now = useNow(clock, 1000);
  const left = formatRemaining(expiresAt, now);
  const expired = expiresAt <= now;
  const row = useRef<HTMLLIElement>(null);
  // A new inbox may be out of sight.
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (
    <li
      ref={row}
      className={cx(
        'group relative flex animate-rise items-center hover:bg-hover',
        selected &&
          'bg-selected before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-accent hover:bg-selected',
      )}
    >
      <button
        type="button"
        aria-pressed={selected}
        onClick={onSelect}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 py-2 ps-4 pe-3 text-start -outline-offset-2"
      >
        <TimeRing small email={email} now={clock} />
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 xl:panes:flex-nowrap">
          <span
            title={address}
            className={cx(
              'min-w-0 grow basis-[calc(100%-2.5rem)] truncate font-mono text-xs xl:panes:basis-0',
              unread ? 'font-semibold' : 'font-medium',
              expired && 'text-ink-faint',
            )}
          >
            {address}
          </span>
          {/* Its space is reserved, so that nothing moves when mail arrives. */}
          <span className="flex min-w-6 justify-end">
            {unread > 0 && (
              <span className="min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-semibold text-on-accent tabular-nums">
                {unread}
                <span className="sr-only"> unread</span>
              </span>
            )}
          </span>
          <span
            className={cx(
              'shrink-0 text-xs whitespace-nowrap tabular-nums',
              color[urgencyOf(expiresAt, createdAt, now)],
            )}
          >
            {!expired && <span className="panes:max-2xl:sr-only">Expires in </span>}
            {/* As wide as the longest time, so that nothing next to it moves while time passes. */}
            <span className="inline-block min-w-[6.25ch]">{left}</span>
          </span>
          <Badge tone={selected ? 'accent' : 'plain'} className="px-1.5! text-[0.6875rem]">
            {selected ? 'Selected Inbox' : 'Active Inbox'}
          </Badge>
        </span>
      </button>
      <span role="status" className="sr-only">
        {copied && 'Copied to clipboard!'}
      </span>
      {/* With a mouse, they appear above the end of the line. */}
      <span
        className={cx(
          'flex shrink-0',
          'panes:pointer-fine:absolute panes:pointer-fine:end-0 panes:pointer-fine:bg-inherit panes:pointer-fine:px-1 panes:pointer-fine:opacity-0',
          'panes:pointer-fine:group-focus-within:opacity-100 panes:pointer-fine:group-hover:opacity-100',
        )}
      >
        <IconButton
          label={`Copy ${address}`}
          disabled={expired}
          className="panes:size-8"
          onClick={() => copy(address)}
        >
          {copied ? <Check aria-hidden size={16} className="text-accent" /> : <Copy aria-hidden size={16} />}
        </IconButton>
        <IconButton
          label={`Delete ${address}`}
          disabled={expired}
          title={expired ? 'Expired inbox cannot be deleted' : 'Delete inbox'}
          className="hover:text-red panes:size-8"
          onClick={onDelete}
        >
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </span>
    </li>
  );
}
