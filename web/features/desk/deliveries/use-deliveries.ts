import { useQuery } from '@tanstack/react-query';
import type { DeliveriesAnswer } from '#contract/deliveries.ts';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { attemptsKey } from '#web/features/inbox/live/messages-key.ts';
import { callApi } from '#web/lib/api.ts';

const REFRESH_MS = 60_000;

/**
 * What mail servers tried for an address of the visitor, and what we took lately. Failed attempts are pushed. Only who shows
 * when we last took mail asks again.
 */
export function useDeliveries(address: string, showsTimes: boolean) {
  const { scope } = useAddresses();
  return useQuery({
    queryKey: attemptsKey(address),
    enabled: scope !== null,
    refetchInterval: showsTimes && REFRESH_MS,
    staleTime: showsTimes ? REFRESH_MS : Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => {
      const { base, token } = scope!;
      return callApi<DeliveriesAnswer>(`${base}/emails/${encodeURIComponent(address)}/deliveries`, {
        token,
        signal,
      });
    },
  });
}
