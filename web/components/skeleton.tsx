import { cx } from '#web/lib/cx.ts';

/** The place of something that is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse rounded-sm bg-line', className)} />;
}
