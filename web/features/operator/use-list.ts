import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallOperator, describeError } from './operator-api.ts';

type Change = { method: 'POST' | 'DELETE'; subPath?: string; body?: object };

/** A list that is loaded at the start and again after every change. `pick` takes it out of the response. */
export function useList<Answer, Item>(call: CallOperator, path: string, pick: (answer: Answer) => Item[]) {
  const queries = useQueryClient();
  const queryKey = [path];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<Answer>(path, { signal }),
    select: pick,
  });
  const change = useMutation({
    mutationFn: ({ method, subPath = '', body }: Change) => call(path + subPath, { method, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
  const failure = change.error ?? list.error;
  return {
    list: list.data,
    problem: failure && describeError(failure),
    reload: () => queries.invalidateQueries({ queryKey }),
    change: change.mutate,
  };
}
