import { Lock } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { price } from '#contract/plans.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { takesPayments } from '#web/lib/limits.ts';
import { AccountFrame } from './account-frame.tsx';
import { useAccount } from './account-provider.tsx';
import { SubscriptionActive } from './subscription-active.tsx';
import { useCheckout, waitingForPayment } from './use-checkout.ts';

export function ExpiredPage() {
  const { user, status, signOut } = useAccount();
  const id = useId();
  const [failed, setFailed] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { busy, pay, waiting } = useCheckout(useCallback(() => setFailed(true), []));
  if (status === 'premium') return <SubscriptionActive />;
  if (status === 'free') return <NothingExpired />;

  const goHome = () => {
    setLeaving(true);
    window.scrollTo({ top: 0 });
    signOut('/');
  };

  return (
    <AccountFrame
      title="Resubscribe to Access Your Premium Account"
      lead={user && `Signed in as ${user.email}.`}
      after={
        takesPayments && (
          <p>
            Not sure you can still read mail at this address?{' '}
            <TextLink to="/resubscribe">Confirm it with a code</TextLink> before you pay.
          </p>
        )
      }
    >
      <div className="flex gap-3.5">
        <Lock aria-hidden size={20} className="mt-0.5 shrink-0 text-ink-soft" />
        <div>
          <h2 className="font-semibold">Account Access Blocked</h2>
          <p className="mt-1 text-sm text-ink-soft">
            Your premium has ended, so your dashboard and its inboxes are closed. Your account data is safe
            and will be restored as soon as you pay.
          </p>
          <p className="mt-2 text-sm text-ink-soft">
            {!takesPayments && 'Payments are not open yet. '}
            You can still use free addresses on the home page.
          </p>
        </div>
      </div>
      <div className="mt-7 flex flex-col gap-3">
        {waiting && !failed && (
          <Alert kind="hint" className="mb-2">
            {waitingForPayment}
          </Alert>
        )}
        {failed && (
          <Alert className="mb-2">
            Unable to open checkout. Please contact support.{' '}
            <TextLink to="/contact?type=support">Write to support</TextLink>
          </Alert>
        )}
        <Button
          variant={takesPayments ? 'primary' : 'secondary'}
          size="lg"
          busy={busy}
          disabled={leaving}
          aria-describedby={comingSoonId(id)}
          onClick={() => {
            setFailed(false);
            pay();
          }}
        >
          Pay with Stripe - {price.label}/month
        </Button>
        <ComingSoon id={id} className="self-center" />
        <Button variant="ghost" disabled={leaving} onClick={goHome}>
          Go to Home Page
        </Button>
      </div>
    </AccountFrame>
  );
}

/** For an account that never had premium: nothing has ended, and nothing is blocked. */
function NothingExpired() {
  const { user } = useAccount();
  const id = useId();
  return (
    <AccountFrame
      title="Nothing has expired"
      lead={user && `${user.email} has the free plan and never had premium. Nothing is blocked.`}
    >
      <div className="flex flex-col gap-3">
        <ButtonLink to="/" variant="primary">
          Go to Home Page
        </ButtonLink>
        <ButtonLink to="/upgrade" aria-describedby={comingSoonId(id)}>
          Upgrade to Premium
        </ButtonLink>
        <ComingSoon id={id} className="self-center" />
      </div>
    </AccountFrame>
  );
}
