import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { billingQuery, cancelSubscription, explainChange, fetchPortalUrl } from './billing-api.ts';
import { texts } from './texts.tsx';

/** The subscription of the account and what can be done with it. */
export function useSubscription() {
  const { token, recheck } = useAccount();
  const queries = useQueryClient();
  const options = billingQuery(token);
  const query = useQuery(options);
  const change = useMutation({
    mutationFn: ({ undo }: { undo: boolean }) => cancelSubscription(token, undo),
    onMutate: (): void => portal.reset(),
    onSuccess: () => Promise.all([queries.invalidateQueries(options), recheck()]),
  });
  const portal = useMutation({
    mutationFn: (tab: Window | null) => showPortal(tab, token),
    onMutate: (): void => change.reset(),
  });
  const changeFailed = change.variables?.undo ? texts.keepFailed : texts.cancelFailed;
  return {
    query,
    busy: change.isPending ? 'change' : portal.isPending ? 'portal' : null,
    error:
      (change.error && explainChange(change.error, changeFailed)) ??
      (portal.error && explainChange(portal.error, texts.portalFailed)),
    cancel: (onDone: () => void) => change.mutate({ undo: false }, { onSettled: onDone }),
    keep: () => change.mutate({ undo: true }),
    // Opened within the click, because browsers would block it as a popup later.
    openPortal: () => portal.mutate(window.open('about:blank', '_blank')),
  };
}

async function showPortal(tab: Window | null, token: string | null) {
  try {
    const url = await fetchPortalUrl(token);
    if (tab) tab.location.replace(url);
    else window.location.assign(url);
  } catch (failure) {
    tab?.close();
    throw failure;
  }
}
