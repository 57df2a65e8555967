import { useCallback, useEffect, useState } from 'react';
import { type Ask, wordsFor } from './operator-api.ts';

/** A list that is read at first and after each change. */
export function useList<T>(ask: Ask, path: string, pick: (answer: never) => T[]) {
  const [list, setList] = useState<T[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [read] = useState(() => pick as (answer: unknown) => T[]);

  const reload = useCallback(async () => {
    try {
      setList(read(await ask(path)));
      setProblem(null);
    } catch (error) {
      setProblem(wordsFor(error));
    }
  }, [ask, path, read]);
  useEffect(() => {
    reload();
  }, [reload]);

  /** Whether it was done. */
  const change = useCallback(
    async (method: 'POST' | 'DELETE', below: string, body?: object): Promise<boolean> => {
      try {
        await ask(path + below, { method, ...(body ? { body } : {}) });
      } catch (error) {
        setProblem(wordsFor(error));
        return false;
      }
      await reload();
      return true;
    },
    [ask, path, reload],
  );
  return { list, problem, reload, change };
}
