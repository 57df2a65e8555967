import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadState } from '#web/components/load-state.tsx';

type ListStateProps<T> = {
  query: UseQueryResult<T[]>;
  failed: string;
  empty: string;
  children: (items: T[]) => ReactNode;
};

/** A list, or a note that it is empty, loading or could not be loaded. */
export function ListState<T>({ query, failed, empty, children }: ListStateProps<T>) {
  if (query.data?.length) return children(query.data);
  if (query.data) return <p className="text-sm text-ink-soft">{empty}</p>;
  return <LoadState query={query} failed={failed} />;
}
