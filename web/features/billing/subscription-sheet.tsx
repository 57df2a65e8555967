import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { BillingStatus } from '#contract/billing.ts';
import { price } from '#contract/plans.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { LoadState } from '#web/components/load-state.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { useSubscription } from './use-subscription.ts';

type Subscription = ReturnType<typeof useSubscription>;

/** The state of the subscription, with buttons to cancel it, keep it or pay. */
export function SubscriptionSheet() {
  const subscription = useSubscription();
  const { query, busy, error, cancel } = subscription;
  const { data } = query;
  const [asking, setAsking] = useState(false);
  return (
    <Sheet
      title="Subscription Management"
      text={
        data ? (
          <SubscriptionState data={data} />
        ) : (
          <LoadState query={query} failed="Your subscription could not be loaded." />
        )
      }
    >
      {error && <Alert className="w-full">{error}</Alert>}
      {data && <Actions data={data} subscription={subscription} onCancel={() => setAsking(true)} />}
      {asking && data && (
        <ConfirmDialog
          title="Cancel Subscription?"
          text={
            data.payment_failed
              ? 'The last payment did not go through, so premium ends at once. You will not be charged again.'
              : `You will not be charged again. You keep premium until ${longDate(data.current_period_end)}.`
          }
          confirmLabel="Cancel Subscription"
          cancelLabel="Keep It"
          busy={busy !== null}
          onConfirm={async () => {
            await cancel();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Sheet>
  );
}

function SubscriptionState({ data }: { data: BillingStatus }) {
  if (data.has_subscription && data.payment_failed && !data.cancel_at_period_end)
    return <Alert kind="warning">{describe(data)}</Alert>;
  return <p>{describe(data)}</p>;
}

type ActionsProps = { data: BillingStatus; subscription: Subscription; onCancel: () => void };

function Actions({ data, subscription: { busy, keep, openPortal }, onCancel }: ActionsProps) {
  const mustPay = data.has_subscription && data.payment_failed;
  const portal = { busy: busy === 'portal', disabled: busy === 'change', onClick: openPortal };
  const portalIcon = busy !== 'portal' && <ExternalLink aria-hidden size={16} />;
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col">
      {mustPay && (
        <Button variant="primary" {...portal}>
          {portalIcon}
          Pay or Change Card
        </Button>
      )}
      {data.cancel_at_period_end ? (
        <Button
          variant={mustPay ? 'secondary' : 'primary'}
          busy={busy === 'change'}
          disabled={busy === 'portal'}
          onClick={keep}
        >
          Keep My Subscription
        </Button>
      ) : (
        <Button disabled={busy !== null || !data.has_subscription} onClick={onCancel}>
          Cancel Subscription
        </Button>
      )}
      {data.has_subscription && !mustPay && (
        <Button variant="ghost" {...portal}>
          {portalIcon}
          Invoices and Card
        </Button>
      )}
    </div>
  );
}

export const longDate = (iso: string | null) =>
  iso ? new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' }) : 'the end of the billing cycle';

export const canceledText = (until: string | null) =>
  `Your subscription ends with the current billing cycle. You keep premium until ${until ? longDate(until) : 'then'}.`;

function describe(data: BillingStatus): string {
  const until = longDate(data.current_period_end);
  if (!data.has_subscription)
    return `Premium is active until ${longDate(data.premium_until)}. There is no subscription, so nothing will be charged.`;
  if (data.cancel_at_period_end) return canceledText(data.current_period_end);
  if (data.payment_failed)
    return `The last payment did not go through and will be tried again. Premium stays until ${longDate(data.premium_until)}; please check your card to keep it.`;
  return `Premium is active. The next payment of ${price.label} is on ${until}.`;
}
