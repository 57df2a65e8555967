import { useEffect, useRef, useState } from 'react';
import type { GenerateAnswer } from '#contract/inboxes.ts';
import { timings } from '#contract/timings.ts';
import { callApi, explain } from '#web/lib/api.ts';
import { useAddresses } from '../addresses-provider.tsx';
import { type TempEmail, toTempEmail } from '../temp-email.ts';
import { texts } from './texts.ts';

/** Gives an address its time again from now. `done` is true for a moment afterwards. */
export function useExtend({ id }: TempEmail) {
  const { scope, change, refresh } = useAddresses();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Resolves to why it failed, if it did. */
  async function extend(): Promise<string | null> {
    if (busy || !scope) return null;
    const { base, token, mode } = scope;
    setBusy(true);
    const problem = await callApi<GenerateAnswer>(`${base}/emails/${encodeURIComponent(id)}/extend`, {
      method: 'POST',
      token,
      body: {},
    }).then(({ email }) => {
      change((emails) => emails.map((one) => (one.id === id ? toTempEmail(email, mode) : one)));
      return null;
    }, reasonOf);
    setBusy(false);
    setFailure(problem);
    setDone(problem === null);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDone(false), timings.copyConfirmation);
    // The places of the free plan are used longer, or the page did not know when it can be extended.
    refresh();
    return problem;
  }

  return { extend, busy, done, failure };
}

const reasonOf = (failure: unknown): string => explain(failure) ?? texts.notExtended;
