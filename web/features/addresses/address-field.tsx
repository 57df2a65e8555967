import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { cx } from '#web/lib/cx.ts';

type AddressFieldProps = {
  address: string;
  label: string;
  /** An expired address is dimmed. */
  ended: boolean;
  onCopy: () => void;
};

/** A field that can be selected but not changed. Pressing it copies the address. */
function useCopyingField({ address, label, ended, onCopy }: AddressFieldProps) {
  const isTouch = useRef(false);
  return {
    readOnly: true,
    dir: 'ltr',
    'aria-label': label,
    value: address,
    title: address,
    onPointerDown: (event: PointerEvent) => {
      isTouch.current = event.pointerType === 'touch';
    },
    // A finger would select what it sees of the address, and bring up the handles of the selection.
    onMouseDown: (event: MouseEvent) => {
      if (isTouch.current) event.preventDefault();
    },
    onClick: ({ currentTarget: field }: MouseEvent<HTMLInputElement & HTMLTextAreaElement>) => {
      const chosen = field.selectionEnd! - field.selectionStart!;
      // Somebody who marks a part of the address wants that part.
      if (chosen > 0 && chosen < address.length) return;
      if (!isTouch.current) field.select();
      if (!ended) onCopy();
    },
  };
}

type BarFieldProps = AddressFieldProps & {
  /** A line below the address. */
  below?: ReactNode;
  className?: string;
  /** Shown at the end of the field, such as the switcher. */
  children?: ReactNode;
};

/** The address in the bar. */
export function AddressField({ below, className, children, ...props }: BarFieldProps) {
  const { ended } = props;
  return (
    <div
      className={cx(
        'flex h-11 min-w-0 flex-1 items-stretch rounded-md border border-line-strong bg-surface flow:min-w-fit panes:max-w-lg',
        ended && 'border-line bg-transparent',
        className,
      )}
    >
      <span className="flex min-w-0 flex-1 flex-col justify-center">
        <input
          {...useCopyingField(props)}
          // The field is as wide as its place, and at least as wide as the line below.
          size={1}
          className={cx(
            'w-full min-w-0 cursor-pointer truncate rounded-md bg-transparent font-mono font-medium rtl:text-right',
            below ? 'px-2.5 text-[0.8125rem] leading-4.5' : 'h-full px-3 text-sm',
            ended ? 'text-ink-faint line-through decoration-1' : 'text-ink',
          )}
        />
        {below && <span className="truncate px-2.5 text-xs leading-4 text-ink-soft">{below}</span>}
      </span>
      {children}
    </div>
  );
}

/** More characters than this would be too small to read in one line on a phone. */
const ONE_LINE = 42;

type LargeAddressProps = AddressFieldProps & {
  /** It was generated a moment ago, so it is typed. */
  typed: boolean;
};

/** The address as large as its place allows, and always whole. */
export function LargeAddress({ typed, ...props }: LargeAddressProps) {
  const { length } = props.address;
  const rows = Math.ceil(length / ONE_LINE);
  // Two lines break before the @ if they can.
  const name = props.address.indexOf('@');
  const longer = Math.max(name, length - name);
  const field = {
    ...useCopyingField(props),
    style: { '--chars': rows === 2 && longer <= ONE_LINE ? longer : Math.ceil(length / rows) } as object,
    className: cx(
      'address-line block w-full cursor-pointer rounded-sm bg-transparent text-center font-mono font-medium tracking-tight panes:text-start rtl:panes:text-right',
      rows > 1 &&
        'mx-auto max-w-[calc(var(--chars)*0.585em)] resize-none overflow-hidden break-all panes:mx-0',
      typed && 'animate-type',
    ),
  };
  return (
    <div className="gliding @container w-full">
      {rows > 1 ? <textarea rows={rows} {...field} /> : <input {...field} />}
    </div>
  );
}
