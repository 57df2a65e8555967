import { useQuery } from '@tanstack/react-query';
import type { PublicConfig } from '#contract/config.ts';
import { callApi } from './api.ts';

function useConfigQuery() {
  return useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => callApi<PublicConfig>('/api/config', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the operator has configured. Undefined while loading and when the server cannot be reached. */
export function useConfig(): PublicConfig | undefined {
  return useConfigQuery().data;
}

/** The same, for pages that are nothing without it: they tell not yet from not at all. */
export function useConfigState() {
  const { data, isError, refetch } = useConfigQuery();
  return { config: data, failed: isError && !data, retry: () => void refetch() };
}
