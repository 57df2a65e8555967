import type { ComponentProps } from 'react';
import { cx } from '#web/lib/cx.ts';

type SwitchProps = ComponentProps<'button'> & { on: boolean };

/** Something to turn on and off. Its label is on the other side of its row. */
export function Switch({ on, className, children, ...props }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={cx('flex min-h-12 w-full items-center justify-between gap-3 text-start text-sm', className)}
      {...props}
    >
      {children}
      <span
        aria-hidden
        className={cx(
          'flex h-6 w-10 shrink-0 items-center rounded-full p-0.5 transition-colors',
          on ? 'justify-end bg-accent' : 'bg-line-strong',
        )}
      >
        <span className="size-5 rounded-full bg-surface" />
      </span>
    </button>
  );
}
