import { useQuery } from '@tanstack/react-query';
import type { DeliveriesAnswer } from '#contract/deliveries.ts';
import { timings } from '#contract/timings.ts';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { attemptsKey } from '#web/features/inbox/live/messages-key.ts';
import { useMessages } from '#web/features/inbox/live/messages-provider.tsx';
import { callApi } from '#web/lib/api.ts';

const REFRESH_MS = 60_000;

/**
 * Failed deliveries to an address of the visitor, and when it last got mail. The live stream has the failures only, so
 * `showsTimes` asks for the times at once, and again every minute.
 */
export function useDeliveries(address: string, showsTimes = false) {
  const { scope } = useAddresses();
  const isLive = useMessages().live === 'live';
  return useQuery({
    queryKey: attemptsKey(address),
    enabled: scope !== null,
    refetchInterval: isLive ? showsTimes && REFRESH_MS : timings.inboxRefresh,
    staleTime: isLive && !showsTimes ? Number.POSITIVE_INFINITY : 0,
    queryFn: ({ signal }) => {
      const { base, token } = scope!;
      return callApi<DeliveriesAnswer>(`${base}/emails/${encodeURIComponent(address)}/deliveries`, {
        token,
        signal,
      });
    },
  });
}
