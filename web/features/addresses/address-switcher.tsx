import { ChevronsUpDown } from 'lucide-react';
import { Select } from '#web/components/select.tsx';
import { formatRemaining } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from './addresses-provider.tsx';

type AddressSwitcherProps = { unread: ReadonlyMap<string, number> };

/** Switches between the visitor's addresses. Each shows its unread messages and the time it has left. */
export function AddressSwitcher({ unread }: AddressSwitcherProps) {
  const { emails, selected, select, now } = useAddresses();
  const time = useNow(now, 1000);
  const elsewhere = [...unread]
    .filter(([address]) => address !== selected?.address)
    .reduce((sum, [, count]) => sum + count, 0);
  return (
    <Select
      label="Select an address"
      className="flex h-full shrink-0 items-center gap-1.5 rounded-r-md border-l border-line px-2.5 text-ink-soft -outline-offset-2 hover:bg-sunken hover:text-ink"
      face={
        <>
          {elsewhere > 0 && (
            <span
              title={`${elsewhere} unread at another address`}
              className="min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-semibold text-on-accent tabular-nums"
            >
              {elsewhere}
            </span>
          )}
          <ChevronsUpDown aria-hidden size={16} />
        </>
      }
      value={selected?.address ?? ''}
      onChange={select}
      options={emails.map(({ address, expiresAt }) => ({
        value: address,
        label: address,
        detail: detailOf(unread.get(address), formatRemaining(expiresAt, time)),
      }))}
    />
  );
}

const detailOf = (unread: number | undefined, left: string) => (unread ? `${unread} unread · ${left}` : left);
