import { pageWidth } from '#web/components/page-width.ts';
import { Skeleton } from '#web/components/skeleton.tsx';
import { cx } from '#web/lib/cx.ts';

/** Shown while an article loads. */
export function PostPlaceholder() {
  return (
    <div role="status" aria-label="Loading article" className={cx(pageWidth, 'flex flex-col gap-5 py-24')}>
      <Skeleton className="h-10 w-full max-w-2xl" />
      <Skeleton className="h-5 w-full max-w-xl" />
      <Skeleton className="mt-10 h-64 w-full max-w-2xl" />
    </div>
  );
}
