import { useCallback, useEffect, useState } from 'react';
import { type CallOperator, describeError } from './operator-api.ts';

/** A list that is loaded at the start and again after every change. `pick` takes it out of the response. */
export function useList<T>(call: CallOperator, path: string, pick: (answer: never) => T[]) {
  const [list, setList] = useState<T[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [read] = useState(() => pick as (answer: unknown) => T[]);

  const reload = useCallback(async () => {
    try {
      setList(read(await call(path)));
      setProblem(null);
    } catch (error) {
      setProblem(describeError(error));
    }
  }, [call, path, read]);
  useEffect(() => {
    reload();
  }, [reload]);

  /** Resolves to whether the change was made. */
  const change = useCallback(
    async (method: 'POST' | 'DELETE', subPath: string, body?: object): Promise<boolean> => {
      try {
        await call(path + subPath, { method, ...(body ? { body } : {}) });
      } catch (error) {
        setProblem(describeError(error));
        return false;
      }
      await reload();
      return true;
    },
    [call, path, reload],
  );
  return { list, problem, reload, change };
}
