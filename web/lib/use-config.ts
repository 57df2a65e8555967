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

/** The public settings of the server. Undefined while loading, and when the server cannot be reached. */
export function useConfig(): PublicConfig | undefined {
  return useConfigQuery().data;
}

/** The same, for pages that cannot be shown without it and have to tell loading from failing. */
export function useConfigState() {
  const { data, isError, refetch } = useConfigQuery();
  return { config: data, failed: isError && !data, retry: () => void refetch() };
}
