import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.tsx';

/** A gray block in place of something that is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse rounded-sm bg-line', className)} />;
}

/** Three blocks of text that are still loading. */
export function SkeletonRows() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-6 p-5">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-3/5" />
        </div>
      ))}
    </div>
  );
}
