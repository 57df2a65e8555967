import { Count } from '#web/components/count.tsx';
import { useMessages } from '#web/features/inbox/live/messages-provider.tsx';
import { cx } from '#web/lib/cx.ts';
import { useAddresses } from './addresses-provider.tsx';
import { texts } from './texts.tsx';

/** The look of a button that leads to another address: the end of the field with the address, or with words of its own. */
export const switcherClass = (standalone: boolean) =>
  cx(
    'flex items-center gap-1.5 text-ink-soft hover:bg-hover hover:text-ink',
    standalone
      ? 'h-11 rounded-md border border-line-strong px-3 text-sm'
      : 'h-full shrink-0 rounded-e-md border-s border-line px-2.5 -outline-offset-2',
  );

/** How many messages are unread at other addresses than the selected one. */
export function UnreadElsewhere() {
  const { selected } = useAddresses();
  const { unreadByAddress } = useMessages();
  const count = [...unreadByAddress]
    .filter(([address]) => address !== selected?.address)
    .reduce((sum, [, unread]) => sum + unread, 0);
  return count > 0 && <Count title={texts.unreadElsewhere(count)}>{count}</Count>;
}
