import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';

type ListStateProps<T> = {
  query: UseQueryResult<T[]>;
  failed: string;
  empty: string;
  children: (items: T[]) => ReactNode;
};

/** A list that is there, is empty, or could not be loaded. The page waits until it is one of these. */
export function ListState<T>({ query, failed, empty, children }: ListStateProps<T>) {
  if (query.data?.length) return children(query.data);
  if (query.data) return <p className="text-sm text-ink-soft">{empty}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <Alert className="w-full">{failed}</Alert>
      <Button size="sm" onClick={() => query.refetch()}>
        Try Again
      </Button>
    </div>
  );
}
