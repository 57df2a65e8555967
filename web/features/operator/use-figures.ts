import { useQuery } from '@tanstack/react-query';
import type { LiveAnswer, StateAnswer } from '#contract/operator.ts';
import { addSample, type History } from './figures.ts';
import { type CallOperator, describeError } from './operator-api.ts';

const LIVE_MS = 3_000;
const STATE_MS = 12_000;

/** The figures of the last minutes, with the current ones at the end. */
export function useFigures(call: CallOperator): { history: History; problem: string | null } {
  const { data = new Map(), error } = useQuery<History>({
    queryKey: ['live'],
    queryFn: async ({ signal, client, queryKey }) =>
      addSample(
        client.getQueryData<History>(queryKey) ?? new Map(),
        await call<LiveAnswer>('/live', { signal }),
      ),
    refetchInterval: LIVE_MS,
    refetchIntervalInBackground: true,
  });
  return { history: data, problem: error && describeError(error) };
}

export function useServiceState(call: CallOperator): StateAnswer | undefined {
  return useQuery({
    queryKey: ['state'],
    queryFn: ({ signal }) => call<StateAnswer>('/state', { signal }),
    refetchInterval: STATE_MS,
    refetchIntervalInBackground: true,
  }).data;
}
