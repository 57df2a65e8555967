import { cx } from '#web/lib/cx.ts';
import { useAddresses } from './addresses-provider.tsx';

/** How many of the visitor's addresses are used, as `1/2`. */
export function SlotCounter({ className }: { className?: string }) {
  const { used, max } = useAddresses();
  return (
    <span className={cx('font-mono tabular-nums', className)} title="Addresses used">
      {used}/{max}
    </span>
  );
}
