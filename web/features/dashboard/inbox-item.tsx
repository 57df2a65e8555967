import { Check, Copy, Trash2 } from 'lucide-react';
import { AddressText } from '#web/components/address-text.tsx';
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

/** One inbox in the list. Clicking its text selects it. */
export function InboxItem({ email, now: clock, unread, selected, onSelect, onDelete }: InboxItemProps) {
  const { address, expiresAt, createdAt } = email;
  const { copied, copy } = useCopy();
  const now = useNow(clock, 1000);
  const left = formatRemaining(expiresAt, now);
  const expired = expiresAt <= now;

  return (
    <li
      className={cx(
        'relative flex animate-rise items-center pr-1 hover:bg-sunken',
        selected && 'bg-sunken before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-accent',
      )}
    >
      <button
        type="button"
        aria-pressed={selected}
        onClick={onSelect}
        className="flex min-w-0 flex-1 flex-col gap-1 py-2.5 pl-4 text-left -outline-offset-2"
      >
        <AddressText
          address={address}
          className={cx(
            'w-full font-mono text-xs',
            unread ? 'font-semibold' : 'font-medium',
            expired && 'text-ink-faint',
          )}
        />
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TimeRing small email={email} now={clock}>
            <span className={cx('text-xs tabular-nums', color[urgencyOf(expiresAt, createdAt, now)])}>
              {!expired && <span className="flow:sr-only">Expires in </span>}
              {/* As wide as the longest time, so that nothing next to it moves while time passes. */}
              <span className="inline-block min-w-[6.25ch]">{left}</span>
            </span>
          </TimeRing>
          <span className="flex gap-2 panes:w-full">
            <Badge tone={selected ? 'accent' : 'plain'} className="px-1.5! text-[0.6875rem]">
              {selected ? 'Selected Inbox' : 'Active Inbox'}
            </Badge>
            {/* Last, so that nothing else moves when mail arrives. */}
            {unread > 0 && (
              <Badge tone="accent" className="px-1.5! text-[0.6875rem] tabular-nums">
                {unread} unread
              </Badge>
            )}
          </span>
        </span>
      </button>
      <span role="status" className="sr-only">
        {copied && 'Copied to clipboard!'}
      </span>
      <span className="flex shrink-0 panes:flex-col">
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
