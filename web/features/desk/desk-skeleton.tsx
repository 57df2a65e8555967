import { Skeleton } from '#web/components/skeleton.tsx';
import type { DeskLook } from '#web/lib/early-desk.ts';
import { Bar } from './bar.tsx';

/** The desk while its code and its messages load. */
export function DeskSkeleton({ of, className = '' }: { of: DeskLook; className?: string }) {
  return (
    <div role="status" aria-label="Loading" className={`desk ${className}`}>
      {of === 'waiting' ? <WaitingSkeleton /> : <ListSkeleton />}
    </div>
  );
}

function ListSkeleton() {
  return (
    <>
      <Bar>
        <Skeleton className="size-7 rounded-full" />
        <Skeleton className="h-11 flex-1 rounded-md panes:max-w-lg" />
        <Skeleton className="h-11 w-24 rounded-md" />
      </Bar>
      <div className="h-full w-full flex-1 border-line panes:w-85 panes:border-r" />
    </>
  );
}

function WaitingSkeleton() {
  return (
    <>
      <Bar>
        <Skeleton className="h-5 w-16" />
      </Bar>
      <div className="mx-auto flex w-full max-w-5xl flex-col items-center gap-5 px-4 pt-[clamp(0.75rem,12dvh,9rem)] panes:items-start panes:px-10">
        <Skeleton className="size-11 rounded-full" />
        <Skeleton className="h-9 w-full max-w-xl" />
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-13 w-full max-w-sm rounded-md panes:w-60" />
      </div>
    </>
  );
}
