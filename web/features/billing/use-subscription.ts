import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { billingQuery, cancelSubscription, fetchPortalUrl, manageErrorText } from './billing-api.ts';

type Action = 'change' | 'portal';
type ErrorTexts = { prefix: string; fallback: string };

const errorTexts = {
  cancel: {
    prefix: 'Error canceling subscription',
    fallback: 'Failed to cancel subscription. Please try again.',
  },
  keep: { prefix: 'Error keeping subscription', fallback: 'Failed to keep subscription. Please try again.' },
  portal: { prefix: 'Error opening invoices', fallback: 'Failed to open invoices. Please try again.' },
};

/** The subscription of the account and what can be done with it. */
export function useSubscription() {
  const { token, recheck } = useAccount();
  const queries = useQueryClient();
  const options = billingQuery(token);
  const query = useQuery(options);
  const [busy, setBusy] = useState<Action | null>(null);
  const [error, setError] = useState<string | null>(null);

  const run = async (action: Action, work: () => Promise<unknown>, texts: ErrorTexts) => {
    setBusy(action);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(manageErrorText(failure, texts));
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
    cancel: () => run('change', () => change(false), errorTexts.cancel),
    keep: () => run('change', () => change(true), errorTexts.keep),
    openPortal: () => {
      // Opened within the click, because browsers would block it as a popup later.
      const tab = window.open('about:blank', '_blank');
      return run('portal', () => showPortal(tab, token), errorTexts.portal);
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
