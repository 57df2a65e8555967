import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';

type AddressFieldProps = {
  address: string;
  label: string;
  /** An expired address is dimmed. */
  ended: boolean;
  /** Shown at the end of the field, such as the switcher. */
  children?: ReactNode;
};

/** The whole address in a field that can be selected but not changed. */
export function AddressField({ address, label, ended, children }: AddressFieldProps) {
  return (
    <div
      className={cx(
        'flex h-11 min-w-0 flex-1 items-center rounded-md border border-line-strong bg-surface panes:max-w-lg',
        ended && 'border-line bg-transparent',
      )}
    >
      <input
        readOnly
        aria-label={label}
        value={address}
        title={address}
        onFocus={(event) => event.currentTarget.select()}
        className={cx(
          'h-full min-w-0 flex-1 truncate rounded-md bg-transparent px-3 font-mono text-sm font-medium',
          ended ? 'text-ink-faint line-through decoration-1' : 'text-ink',
        )}
      />
      {children}
    </div>
  );
}
