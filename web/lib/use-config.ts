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

/** Whether the configuration has loaded or could not be loaded. */
export function useConfigSettled(): boolean {
  return !useConfigQuery().isPending;
}
