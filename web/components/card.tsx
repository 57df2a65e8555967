import type { ComponentProps } from 'react';
import { cx } from '#web/lib/cx.ts';

/** A box with a thin border. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('rounded-lg border border-line bg-surface', className)} {...props} />;
}
