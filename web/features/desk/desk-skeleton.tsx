import { Skeleton } from '#web/components/skeleton.tsx';
import { texts } from '#web/components/texts.tsx';
import { Bar } from './bar.tsx';

/** The desk while its code and its messages load. The style sheet leaves it empty where it will wait for mail. */
export function DeskSkeleton({ className = '' }: { className?: string }) {
  return (
    <div role="status" aria-label={texts.loading} className={`desk desk-skeleton ${className}`}>
      <Bar>
        <Skeleton className="size-7 rounded-full" />
        <Skeleton className="h-11 flex-1 rounded-md panes:max-w-lg" />
        <Skeleton className="h-11 w-24 rounded-md" />
      </Bar>
      <div className="h-full w-full flex-1 border-line panes:w-85 panes:border-e" />
    </div>
  );
}
