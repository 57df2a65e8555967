import type { ComponentProps } from 'react';
import { cx } from '#web/lib/cx.ts';

/** A sheet of paper: hairline border, no shadow. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('rounded-lg border border-line bg-surface', className)} {...props} />;
}
