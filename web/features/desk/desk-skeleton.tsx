import { Skeleton } from '#web/components/skeleton.tsx';
import type { DeskLook } from '#web/lib/early-desk.ts';
import { Bar } from './bar.tsx';

/** The desk while its code and its messages load. */
export function DeskSkeleton({ of, className = '' }: { of: DeskLook; className?: string }) {
  return (
    <div role="status" aria-label="Loading" className={`desk ${className}`}>
      {of === 'list' ? (
        <>
          <Bar>
            <Skeleton className="size-7 rounded-full" />
            <Skeleton className="h-11 flex-1 rounded-md panes:max-w-lg" />
            <Skeleton className="h-11 w-24 rounded-md" />
          </Bar>
          <div className="h-full w-full flex-1 border-line panes:w-85 panes:border-r" />
        </>
      ) : (
        <Bar>
          <Skeleton className="h-5 w-16" />
        </Bar>
      )}
    </div>
  );
}
