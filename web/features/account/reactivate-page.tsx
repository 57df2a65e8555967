import { useCallback, useId } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { PremiumPoints } from '#web/features/billing/premium-points.tsx';
import { limits, takesPayments } from '#web/lib/limits.ts';
import { AccountFrame } from './account-frame.tsx';
import { useAccount } from './account-provider.tsx';
import { SubscriptionActive } from './subscription-active.tsx';
import { texts } from './texts.tsx';
import { useCheckout } from './use-checkout.ts';

export function ReactivatePage() {
  const { user, isPremium, hasExpiredSubscription } = useAccount();
  const id = useId();
  const navigate = useNavigate();
  const { busy, pay, waiting } = useCheckout(useCallback(() => void navigate('/payment'), [navigate]));
  if (isPremium) return <SubscriptionActive />;
  const greet = hasExpiredSubscription ? texts.welcomeBackAfterPremium : texts.welcomeBack;

  return (
    <AccountFrame title={texts.reactivate} lead={greet(strong, user?.email ?? '')}>
      <h2 className="text-sm font-semibold">
        {hasExpiredSubscription ? texts.whatYouGetBack : texts.whatYouGet}
      </h2>
      <div className="mt-4">
        <PremiumPoints />
      </div>
      <div className="mt-7 flex flex-col gap-3">
        {waiting && (
          <Alert kind="hint" className="mb-2">
            {texts.waitingForPayment}
          </Alert>
        )}
        <Button
          variant={takesPayments ? 'primary' : 'secondary'}
          size="lg"
          busy={busy}
          aria-describedby={comingSoonId(id)}
          onClick={pay}
          className="max-sm:px-3"
        >
          {texts.reactivateFor(limits.price)}
        </Button>
        <ComingSoon id={id} className="self-center" />
        <ButtonLink to="/" variant="ghost">
          {texts.continueAsGuest}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}

const strong = (words: string) => <strong className="font-medium text-ink">{words}</strong>;
