import { useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { texts } from './texts.tsx';

/** Something the user does on the server: whether it is running, and the text to show if it failed. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(textOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return { busy, error, run };
}

function textOf(failure: unknown): string {
  if (!(failure instanceof ApiError) || failure.status === 0) return texts.unreachable;
  return failure.shown ?? texts.unknownFailure;
}
