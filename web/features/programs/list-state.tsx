import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';

type ListStateProps<T> = {
  query: UseQueryResult<T[]>;
  failed: string;
  empty: string;
  children: (items: T[]) => ReactNode;
};

/** A list that is loading, could not be loaded, is empty, or is there. */
export function ListState<T>({ query, failed, empty, children }: ListStateProps<T>) {
  if (query.data?.length) return children(query.data);
  if (query.data) return <p className="text-sm text-ink-soft">{empty}</p>;
  if (query.isError)
    return (
      <div className="flex flex-col items-start gap-3">
        <Alert className="w-full">{failed}</Alert>
        <Button size="sm" onClick={() => query.refetch()}>
          Try Again
        </Button>
      </div>
    );
  return (
    <div role="status" aria-label="Loading" className="flex w-full flex-col gap-3">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}
