import { useQuery } from '@tanstack/react-query';
import type { PublicConfig } from '#contract/config.ts';
import { callApi } from './api.ts';

/** What the operator has configured. Undefined while loading and when the server cannot be reached. */
export function useConfig(): PublicConfig | undefined {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => callApi<PublicConfig>('/api/config', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
