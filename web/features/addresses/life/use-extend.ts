import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GenerateAnswer } from '#contract/inboxes.ts';
import { timings } from '#contract/timings.ts';
import { callApi } from '#web/lib/api.ts';
import { useAddresses } from '../addresses-provider.tsx';
import type { InboxScope } from '../inbox-api.ts';
import { type TempEmail, toTempEmail } from '../temp-email.ts';

/** Gives an address its time again from now. `isSuccess` is true for a moment afterwards. */
export function useExtend({ id }: TempEmail) {
  const { change, refresh } = useAddresses();
  const extend = useMutation({
    mutationFn: ({ base, token }: InboxScope) =>
      callApi<GenerateAnswer>(`${base}/emails/${encodeURIComponent(id)}/extend`, {
        method: 'POST',
        token,
        body: {},
      }),
    onSuccess: ({ email }, { mode }) =>
      change((emails) => emails.map((one) => (one.id === id ? toTempEmail(email, mode) : one))),
    // The places of the free plan are used longer, or the page did not know when it can be extended.
    onSettled: () => void refresh(),
  });
  const { isSuccess, reset } = extend;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, timings.copyConfirmation);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);
  return extend;
}
