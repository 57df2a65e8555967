import { Check, Copy, Trash2 } from 'lucide-react';
import { Badge } from '#web/components/badge.tsx';
import { IconButton } from '#web/components/button.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { cx } from '#web/lib/cx.ts';
import { formatRemaining, urgencyOf } from '#web/lib/time.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { useNow } from '#web/lib/use-now.ts';

type InboxItemProps = {
  email: TempEmail;
  now: () => number;
  selected: boolean;
  onSelect: () => void;
  onDelete: () => void;
};

const color = { calm: 'text-ink-soft', soon: 'text-amber', last: 'text-red' };

/** One inbox in the list. Clicking its text selects it. */
export function InboxItem({ email, now: clock, selected, onSelect, onDelete }: InboxItemProps) {
  const { address, expiresAt, createdAt } = email;
  // Lets the line break before the @ on narrow screens.
  const [name, domain] = address.split('@');
  const { copied, copy } = useCopy();
  const now = useNow(clock, 1000);
  const left = formatRemaining(expiresAt, now);
  const expired = expiresAt <= now;

  return (
    <li
      className={cx(
        'relative flex animate-rise items-center gap-1 pr-2 hover:bg-sunken',
        selected && 'bg-sunken before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent',
      )}
    >
      <button
        type="button"
        aria-pressed={selected}
        onClick={onSelect}
        className="flex min-w-0 flex-1 flex-col items-start gap-1.5 py-3 pl-4 text-left -outline-offset-2 sm:flex-row sm:items-center sm:gap-4 sm:pl-5"
      >
        <span className="flex w-full min-w-0 flex-col sm:flex-1">
          <span className="font-mono text-sm font-medium wrap-anywhere sm:truncate">
            {name}
            <wbr />@{domain}
          </span>
          <span className={cx('text-sm tabular-nums', color[urgencyOf(expiresAt, createdAt, now)])}>
            {expired ? 'Expired' : `Expires in ${left}`}
          </span>
        </span>
        <Badge tone={selected ? 'accent' : 'plain'}>{selected ? 'Selected Inbox' : 'Active Inbox'}</Badge>
      </button>
      <span role="status" className="text-xs text-ink-soft max-sm:sr-only">
        {copied && 'Copied to clipboard!'}
      </span>
      <IconButton label={`Copy ${address}`} onClick={() => copy(address)}>
        {copied ? <Check aria-hidden size={17} className="text-accent" /> : <Copy aria-hidden size={17} />}
      </IconButton>
      <IconButton
        label={`Delete ${address}`}
        disabled={expired}
        title={expired ? 'Expired inbox cannot be deleted' : 'Delete inbox'}
        onClick={onDelete}
      >
        <Trash2 aria-hidden size={17} />
      </IconButton>
    </li>
  );
}
