import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { BillingStatus } from '#contract/billing.ts';
import { AccountSection } from '#web/components/account-section.tsx';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/dialog.tsx';
import { LoadState } from '#web/components/load-state.tsx';
import { limits } from '#web/lib/limits.ts';
import { formatDate } from '#web/lib/time.ts';
import { texts } from './texts.tsx';
import { useSubscription } from './use-subscription.ts';

type Subscription = ReturnType<typeof useSubscription>;

/** The state of the subscription, with buttons to cancel it, keep it or pay. */
export function SubscriptionSection() {
  const subscription = useSubscription();
  const { query, busy, error, cancel } = subscription;
  const { data } = query;
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection
      title={texts.subscription}
      text={
        data ? (
          <SubscriptionState data={data} />
        ) : (
          <LoadState query={query} failed={texts.subscriptionNotLoaded} />
        )
      }
    >
      {error && <Alert className="w-full">{error}</Alert>}
      {data && <Actions data={data} subscription={subscription} onCancel={() => setAsking(true)} />}
      {asking && data && (
        <ConfirmDialog
          title={texts.reallyCancel}
          text={
            data.payment_failed
              ? texts.cancelEndsPremium
              : texts.cancelKeepsPremium(longDate(data.current_period_end))
          }
          confirmLabel={texts.cancelSubscription}
          cancelLabel={texts.keepIt}
          busy={busy !== null}
          onConfirm={() => cancel(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </AccountSection>
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
          {texts.payOrChangeCard}
        </Button>
      )}
      {data.cancel_at_period_end ? (
        <Button
          variant={mustPay ? 'secondary' : 'primary'}
          busy={busy === 'change'}
          disabled={busy === 'portal'}
          onClick={keep}
        >
          {texts.keepSubscription}
        </Button>
      ) : (
        <Button disabled={busy !== null || !data.has_subscription} onClick={onCancel}>
          {texts.cancelSubscription}
        </Button>
      )}
      {data.has_subscription && !mustPay && (
        <Button variant="ghost" {...portal}>
          {portalIcon}
          {texts.invoicesAndCard}
        </Button>
      )}
    </div>
  );
}

export const longDate = (iso: string | null) => iso && formatDate(iso, 'long');

export const canceledText = (until: string | null) => texts.subscriptionEnds(longDate(until));

function describe(data: BillingStatus): string {
  if (!data.has_subscription) return texts.premiumWithoutSubscription(longDate(data.premium_until));
  if (data.cancel_at_period_end) return canceledText(data.current_period_end);
  if (data.payment_failed) return texts.paymentDidNotGoThrough(longDate(data.premium_until));
  return texts.nextPayment(limits.price, longDate(data.current_period_end));
}
