import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { describeAttempt, newestFailure } from './attempt-words.ts';
import { useClosed } from './use-closed.ts';
import { useDeliveries } from './use-deliveries.ts';
import { useLimits } from './use-limits.ts';

/** The newest delivery that failed, until the visitor closes it. Null if there is none. */
export function useFailure(address: string) {
  const email = useAddresses().emails.find((one) => one.address === address);
  const { data } = useDeliveries(address);
  const limits = useLimits(email);
  const [closedUntil, close] = useClosed(address);
  const failure = newestFailure(data?.attempts ?? []);
  const at = failure ? Date.parse(failure.at) : 0;
  if (!failure || at <= closedUntil) return null;
  return {
    words: describeAttempt(failure, limits),
    /** Where it says more than the words. */
    reply: failure.code === 'other' ? failure.reply : null,
    close: () => close(at),
  };
}
