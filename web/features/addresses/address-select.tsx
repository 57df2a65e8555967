import { Select } from '#web/components/select.tsx';
import { cx } from '#web/lib/cx.ts';
import { formatRemaining } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from './addresses-provider.tsx';

/** Switches between the visitor's addresses. Each shows the time it has left. */
export function AddressSelect({ className }: { className?: string }) {
  const { emails, selected, select, now } = useAddresses();
  const time = useNow(now, 1000);
  return (
    <Select
      label="Select an address"
      className={cx('font-mono md:max-w-96', className)}
      value={selected?.address ?? ''}
      onChange={select}
      options={emails.map(({ address, expiresAt }) => ({
        value: address,
        label: address,
        detail: formatRemaining(expiresAt, time),
      }))}
    />
  );
}
