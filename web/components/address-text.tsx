import { cx } from '#web/lib/cx.ts';

/** Addresses up to this length fit on a line of every screen. */
const SHORT = 24;

/** An address. If it does not fit on one line, it breaks before its @, and elsewhere only if it has to. */
export function AddressText({ address, className }: { address: string; className?: string }) {
  const [name, domain] = address.split('@');
  const isLong = address.length > SHORT;
  return (
    <span
      dir="ltr"
      title={address}
      className={cx('rtl:text-right', isLong ? 'wrap-anywhere' : 'whitespace-nowrap', className)}
    >
      {name}
      {/* Lines break here even where nothing else may wrap. */}
      {isLong && <wbr />}@{domain}
    </span>
  );
}
