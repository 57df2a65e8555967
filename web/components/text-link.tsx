import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cx } from '#web/lib/cx.ts';

/** A link within a sentence. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={cx('text-accent underline underline-offset-3 hover:text-accent-strong', className)}
      {...props}
    />
  );
}
