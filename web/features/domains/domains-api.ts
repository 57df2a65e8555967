import { queryOptions } from '@tanstack/react-query';
import type { Domain, DomainAnswer, DomainList } from '#contract/domains.ts';
import { explainReason } from '#web/language/explain-reason.ts';
import { callApi, type RequestOptions } from '#web/lib/api.ts';

type Token = string | null;

/** The page loads the list before it shows it. This long, showing it doesn't load it again. */
const FRESH_MS = 5_000;

/** The domains that the account added itself. */
export const domainsQuery = (token: Token) =>
  queryOptions({
    queryKey: ['domains', token],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const { domains } = await callApi<DomainList>('/api/domains', { token, signal });
      return Promise.all(domains.filter(({ kind }) => kind === 'own').map(withShownProblem));
    },
  });

const pathOf = (name: string) => `/api/domains/${encodeURIComponent(name)}`;
const change = async (path: string, options: RequestOptions) =>
  withShownProblem((await callApi<DomainAnswer>(path, options)).domain);

export const addDomain = (token: Token, name: string) =>
  change('/api/domains', { method: 'POST', token, body: { name } });
/** Has the server look at DNS. */
export const verifyDomain = (token: Token, name: string, signal?: AbortSignal) =>
  change(`${pathOf(name)}/verify`, { method: 'POST', token, signal });
export const allowSubdomains = (token: Token, name: string, subdomains: boolean) =>
  change(pathOf(name), { method: 'PATCH', token, body: { subdomains } });
export const removeDomain = (token: Token, name: string) =>
  callApi(pathOf(name), { method: 'DELETE', token });

const withShownProblem = async (domain: Domain): Promise<Domain> => ({
  ...domain,
  problem:
    (await explainReason({ code: domain.problemCode, params: domain.problemParams })) ?? domain.problem,
});
