import type { ComponentProps } from 'react';
import { cx } from '#web/lib/cx.ts';

/** A number that stands out, as of unread messages. */
export function Count({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={cx(
        'min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-semibold text-on-accent tabular-nums',
        className,
      )}
      {...props}
    />
  );
}
