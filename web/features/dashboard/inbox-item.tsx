import { Check, ChevronDown, Copy, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { AddressText } from '#web/components/address-text.tsx';
import { Badge } from '#web/components/badge.tsx';
import { IconButton } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useCopy } from '#web/components/use-copy.ts';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { texts as addressTexts } from '#web/features/addresses/texts.tsx';
import { TimeRing } from '#web/features/addresses/time-ring.tsx';
import { cx } from '#web/lib/cx.ts';
import { formatRemaining, urgencyOf } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import { texts } from './texts.tsx';

const Deliveries = lazyPart(() => import('#web/features/desk/deliveries/deliveries.tsx'));

type InboxItemProps = {
  email: TempEmail;
  now: () => number;
  unread: number;
  selected: boolean;
  onSelect: () => void;
  onDelete: () => void;
};

const color = { calm: 'text-ink-soft', soon: 'text-amber', last: 'text-red' };

/** One inbox in the list: its whole address, and below it what else there is to know. Clicking its text selects it. */
export function InboxItem({ email, now: clock, unread, selected, onSelect, onDelete }: InboxItemProps) {
  const { address, expiresAt, createdAt, endsWithDomain } = email;
  const { copied, copy } = useCopy();
  const now = useNow(clock, 1000);
  const expired = expiresAt <= now;
  // As wide as the longest time, so that nothing next to it moves while time passes.
  const left = <span className="inline-block min-w-[6.25ch]">{formatRemaining(expiresAt, now)}</span>;
  const row = useRef<HTMLLIElement>(null);
  // A new inbox may be out of sight.
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (
    <li ref={row} className="animate-rise">
      <div
        className={cx(
          'group relative flex items-center hover:bg-hover',
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
          <span className="flex min-w-0 flex-1 flex-col gap-1">
            <span className="flex items-center gap-2">
              <AddressText
                address={address}
                className={cx(
                  'min-w-0 flex-1 font-mono text-xs leading-5',
                  unread ? 'font-semibold' : 'font-medium',
                  expired && 'text-ink-faint',
                )}
              />
              {/* Its space is always there, so that the address wraps in the same place and the row keeps its height. */}
              <span className="flex w-7 shrink-0 justify-end">
                {unread > 0 && (
                  <span className="min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-semibold text-on-accent tabular-nums">
                    {texts.unread(unread, (words) => (
                      <span className="sr-only">{words}</span>
                    ))}
                  </span>
                )}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <span
                className={cx(
                  'text-xs whitespace-nowrap tabular-nums',
                  color[urgencyOf(expiresAt, createdAt, now)],
                )}
              >
                {expired
                  ? left
                  : texts.expiresIn((words) => <span className="panes:max-xl:sr-only">{words}</span>, left)}
              </span>
              <Badge tone={selected ? 'accent' : 'plain'} className="px-1.5! text-[0.6875rem]">
                {selected ? texts.selectedInbox : texts.activeInbox}
              </Badge>
              {endsWithDomain && <span className="w-full text-xs text-ink-soft">{texts.domainEnds}</span>}
            </span>
          </span>
        </button>
        <span role="status" className="sr-only">
          {copied && texts.copied}
        </span>
        {/* With a mouse, they appear at the end of the second line, where nothing else is. */}
        <span
          className={cx(
            'flex shrink-0',
            'panes:pointer-fine:absolute panes:pointer-fine:end-0 panes:pointer-fine:bottom-1 panes:pointer-fine:opacity-0 xl:panes:pointer-fine:end-2',
            'panes:pointer-fine:group-focus-within:opacity-100 panes:pointer-fine:group-hover:opacity-100',
          )}
        >
          <IconButton
            label={texts.copy(address)}
            disabled={expired}
            className="panes:pointer-fine:size-7.5"
            onClick={() => copy(address)}
          >
            {copied ? (
              <Check aria-hidden size={16} className="text-accent" />
            ) : (
              <Copy aria-hidden size={16} />
            )}
          </IconButton>
          <IconButton
            label={texts.delete(address)}
            disabled={expired}
            title={expired ? texts.expiredCannotBeDeleted : texts.deleteInbox}
            className="hover:text-red panes:pointer-fine:size-7.5"
            onClick={onDelete}
          >
            <Trash2 aria-hidden size={16} />
          </IconButton>
        </span>
      </div>
      {!expired && <DeliveriesOf email={email} />}
    </li>
  );
}

/** What mail servers tried for this address, folded away. */
function DeliveriesOf({ email }: { email: TempEmail }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-label={`${addressTexts.deliveries}: ${email.address}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => (open ? setOpen(false) : Deliveries.open(() => setOpen(true)))}
        className="flex min-h-9 w-full items-center gap-1.5 ps-4 pe-3 text-xs text-ink-soft -outline-offset-2 hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
      >
        <ChevronDown aria-hidden size={14} className={cx('transition-transform', open && 'rotate-180')} />
        {addressTexts.deliveries}
      </button>
      <div id={id}>{open && <Deliveries email={email} />}</div>
    </>
  );
}
