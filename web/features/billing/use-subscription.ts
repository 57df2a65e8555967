import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '#web/features/account/account-provider.tsx';
import {
  billingQuery,
  cancelSubscription,
  type FailureTexts,
  fetchPortalUrl,
  manageErrorText,
} from './billing-api.ts';
import { texts } from './texts.tsx';

type Action = 'change' | 'portal';

/** The subscription of the account and what can be done with it. */
export function useSubscription() {
  const { token, recheck } = useAccount();
  const queries = useQueryClient();
  const options = billingQuery(token);
  const query = useQuery(options);
  const [busy, setBusy] = useState<Action | null>(null);
  const [error, setError] = useState<string | null>(null);

  const run = async (action: Action, work: () => Promise<unknown>, failed: FailureTexts) => {
    setBusy(action);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(manageErrorText(failure, failed));
    } finally {
      setBusy(null);
    }
  };

  const change = async (undo: boolean) => {
    await cancelSubscription(token, undo);
    await Promise.all([queries.invalidateQueries(options), recheck()]);
  };

  return {
    query,
    busy,
    error,
    cancel: () => run('change', () => change(false), texts.cancelFailed),
    keep: () => run('change', () => change(true), texts.keepFailed),
    openPortal: () => {
      // Opened within the click, because browsers would block it as a popup later.
      const tab = window.open('about:blank', '_blank');
      return run('portal', () => showPortal(tab, token), texts.portalFailed);
    },
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
