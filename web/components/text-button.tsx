import type { ComponentProps } from 'react';
import { cx } from '#web/lib/cx.ts';

/** A button within a sentence. */
export function TextButton({ className, type = 'button', ...props }: ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={cx('text-accent underline underline-offset-3 hover:text-accent-strong', className)}
      {...props}
    />
  );
}
