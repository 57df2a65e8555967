import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Domain } from '#contract/domains.ts';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { ApiError } from '#web/lib/api.ts';
import { domainsQuery, verifyDomain } from './domains-api.ts';

/** A domain may be looked at six times a minute, and this leaves most of them to the button and other tabs. */
const LOOK_MS = 30_000;

/** Puts a domain into the list in place of what it was before. */
export function usePutDomain() {
  const queries = useQueryClient();
  const { token } = useAccount();
  const { queryKey } = domainsQuery(token);
  return async (domain: Domain) => {
    // A list that is on its way was made before.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (all = []) => {
      const isThere = all.some(({ name }) => name === domain.name);
      return isThere ? all.map((one) => (one.name === domain.name ? domain : one)) : [...all, domain];
    });
  };
}

/** Looks at DNS while something is missing there, as long as somebody sees the page. */
export function useLook(domain: Domain) {
  const { token } = useAccount();
  const queries = useQueryClient();
  const put = usePutDomain();
  return useQuery({
    queryKey: ['look', token, domain.name],
    enabled: isWaiting(domain),
    refetchInterval: LOOK_MS,
    staleTime: LOOK_MS,
    // People come back here from the page where they edit their DNS.
    refetchOnWindowFocus: true,
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        await put(await verifyDomain(token, domain.name, signal));
        return true;
      } catch (error) {
        const isGone = error instanceof ApiError && error.status === 404;
        if (isGone) void queries.invalidateQueries({ queryKey: domainsQuery(token).queryKey });
        throw error;
      }
    },
  });
}

/** Whether its owner has to change something in DNS, or DNS has not answered yet. */
export const isWaiting = ({ state, problem, records = [] }: Domain) =>
  state === 'pending' ||
  state === 'suspended' ||
  (state === 'active' && (problem !== null || records.some(({ status }) => status === 'unknown')));
