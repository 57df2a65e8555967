import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { BillingStatus } from '#contract/billing.ts';
import { price } from '#contract/plans.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { cancelSubscription, fetchBilling, fetchPortalUrl, manageWords } from './billing-api.ts';

const longDate = (iso: string | null) =>
  iso ? new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' }) : 'the end of the billing cycle';
const CANCEL_FAILED = 'Failed to cancel subscription. Please try again.';

/** How the subscription stands, and the way out of it and back. */
export function SubscriptionSheet() {
  const { token, recheck } = useAccount();
  const queries = useQueryClient();
  const queryKey = ['subscription', token];
  const { data, isError } = useQuery({ queryKey, queryFn: ({ signal }) => fetchBilling(token, signal) });
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState<'change' | 'portal' | null>(null);
  const [error, setError] = useState<string | null>(null);

  const run = async (what: 'change' | 'portal', work: () => Promise<unknown>, told: string, away: string) => {
    setBusy(what);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(manageWords(failure, told, away));
    } finally {
      setBusy(null);
      setAsking(false);
    }
  };
  const change = (undo: boolean) =>
    run(
      'change',
      async () => {
        await cancelSubscription(token, undo);
        await Promise.all([queries.invalidateQueries({ queryKey }), recheck()]);
      },
      undo ? 'Error keeping subscription' : 'Error canceling subscription',
      undo ? 'Failed to keep subscription. Please try again.' : CANCEL_FAILED,
    );
  const openInvoices = () => {
    // Opened within the click, or browsers would take it for a popup.
    const tab = window.open('about:blank', '_blank');
    const show = async () => {
      try {
        const url = await fetchPortalUrl(token);
        if (tab) tab.location.replace(url);
        else window.location.assign(url);
      } catch (failure) {
        tab?.close();
        throw failure;
      }
    };
    return run('portal', show, 'Error opening invoices', 'Failed to open invoices. Please try again.');
  };

  const owes = Boolean(data?.has_subscription && data.payment_failed);

  return (
    <Card className="flex flex-col items-start gap-5 p-5 sm:p-7">
      <div className="flex w-full flex-col gap-2">
        <h2 className="font-semibold">Subscription Management</h2>
        {data ? (
          <p className="text-sm text-pretty text-ink-soft">{describe(data)}</p>
        ) : isError ? (
          <Alert>Your subscription could not be loaded. Please try again later.</Alert>
        ) : (
          <Skeleton className="h-5 w-3/4" />
        )}
      </div>
      {error && <Alert className="w-full">{error}</Alert>}
      {data && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col">
          {owes && (
            <Button variant="primary" disabled={busy !== null} onClick={openInvoices}>
              {busy === 'portal' ? <Spinner /> : <ExternalLink aria-hidden size={16} />}
              Pay or Change Card
            </Button>
          )}
          {data.cancel_at_period_end ? (
            <Button
              variant={owes ? 'secondary' : 'primary'}
              disabled={busy !== null}
              onClick={() => change(true)}
            >
              {busy === 'change' && <Spinner />}
              Keep My Subscription
            </Button>
          ) : (
            <Button disabled={busy !== null || !data.has_subscription} onClick={() => setAsking(true)}>
              Cancel Subscription
            </Button>
          )}
          {data.has_subscription && !owes && (
            <Button variant="ghost" disabled={busy !== null} onClick={openInvoices}>
              {busy === 'portal' ? <Spinner /> : <ExternalLink aria-hidden size={16} />}
              Invoices and Card
            </Button>
          )}
        </div>
      )}
      {asking && data && (
        <ConfirmDialog
          title="Cancel Subscription?"
          text={
            data.payment_failed
              ? 'The last payment did not go through, so premium ends at once. You will not be charged again.'
              : `You will not be charged again. Premium stays with you until ${longDate(data.current_period_end)}.`
          }
          confirmLabel="Cancel Subscription"
          cancelLabel="Keep It"
          busy={busy !== null}
          onConfirm={() => change(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function describe(data: BillingStatus): string {
  const until = longDate(data.current_period_end);
  if (!data.has_subscription)
    return `Premium is active until ${longDate(data.premium_until)}. There is no subscription, so nothing will be charged.`;
  if (data.cancel_at_period_end)
    return `Your subscription ends with the current billing cycle. You keep premium until then, ${until}.`;
  if (data.payment_failed)
    return `The last payment did not go through and will be tried again. Premium stays until ${longDate(data.premium_until)}; please check your card to keep it.`;
  return `Premium is active. The next payment of ${price.label} is on ${until}.`;
}
