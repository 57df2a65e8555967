import { useQuery } from '@tanstack/react-query';
import type { Domain, DomainList } from '#contract/domains.ts';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { OWN_DOMAINS } from '#web/features/account/session.ts';
import { callApi } from '#web/lib/api.ts';
import { session, writeText } from '#web/lib/storage.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { useAddresses } from './addresses-provider.tsx';
import { DOMAINS } from './temp-email.ts';

/** The domains on which the visitor may have addresses. Undefined until the server has answered. */
export function useAvailableDomains(enabled = true): Domain[] | undefined {
  const { scope } = useAddresses();
  return useQuery({
    queryKey: [DOMAINS, scope?.token],
    enabled: enabled && scope !== null,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { base, token } = scope!;
      const { domains } = await callApi<DomainList>(`${base}/domains`, { token, signal });
      const active = domains.filter(({ state }) => state === 'active');
      // The next page of this tab keeps the space for the menu.
      writeText(session, OWN_DOMAINS, active.some(({ kind }) => kind === 'own') ? 'yes' : null);
      return active;
    },
  }).data;
}

/** Whether there is a domain to choose. Undefined while that is unknown. */
export function useChoosesDomain(): boolean | undefined {
  const { isPremium } = useAccount();
  const shared = useConfig()?.domains.length;
  const all = useAvailableDomains(isPremium);
  if (shared === undefined) return undefined;
  if (shared > 1) return true;
  return isPremium ? all && all.length > 1 : false;
}
