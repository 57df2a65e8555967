import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { PremiumPoints } from '#web/features/billing/premium-points.tsx';
import { limits, takesPayments } from '#web/lib/limits.ts';
import { AccountFrame } from './account-frame.tsx';
import { useAccount } from './account-provider.tsx';
import { SubscriptionActive } from './subscription-active.tsx';
import { texts } from './texts.tsx';
import { useCheckout } from './use-checkout.ts';

/** The page of an ended subscription. */
export function ExpiredPage() {
  const { user, status, signOut } = useAccount();
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const { busy, pay, waiting, failed } = useCheckout('new tab');
  if (status === 'premium') return <SubscriptionActive />;

  const goHome = () => {
    setLeaving(true);
    window.scrollTo({ top: 0 });
    signOut('/');
  };

  return (
    <AccountFrame
      title={texts.resubscribeForAccess}
      lead={user && texts.welcomeBackAfterPremium(strong, user.email)}
    >
      <div className="flex gap-3.5">
        <Lock aria-hidden size={20} className="mt-0.5 shrink-0 text-ink-soft" />
        <div>
          <h2 className="font-semibold">{texts.accessIsBlocked}</h2>
          <p className="mt-1 text-sm text-ink-soft">{texts.whatIsClosed}</p>
          <p className="mt-2 text-sm text-ink-soft">
            {!takesPayments && `${texts.paymentsNotOpen} `}
            {texts.freeAddressesStillWork}
          </p>
        </div>
      </div>
      <h2 className="mt-7 mb-4 text-sm font-semibold">{texts.whatYouGetBack}</h2>
      <PremiumPoints />
      <div className="mt-7 flex flex-col gap-3">
        {waiting && (
          <Alert kind="hint" className="mb-2">
            {texts.waitingForPayment}
          </Alert>
        )}
        {failed && (
          <Alert className="mb-2">
            {texts.checkoutFailed} <TextLink to="/contact?type=support">{texts.writeToSupport}</TextLink>
          </Alert>
        )}
        <Button
          variant={takesPayments ? 'primary' : 'secondary'}
          size="lg"
          busy={busy}
          disabled={leaving}
          aria-describedby={comingSoonId(id)}
          onClick={pay}
        >
          {texts.payWithStripe(limits.price)}
        </Button>
        <ComingSoon id={id} className="self-center" />
        <Button variant="ghost" disabled={leaving} onClick={goHome}>
          {texts.goHome}
        </Button>
      </div>
    </AccountFrame>
  );
}

const strong = (words: string) => <strong className="font-medium text-ink">{words}</strong>;
