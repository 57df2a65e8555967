import { Lock } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { limits, takesPayments } from '#web/lib/limits.ts';
import { AccountFrame } from './account-frame.tsx';
import { useAccount } from './account-provider.tsx';
import { SubscriptionActive } from './subscription-active.tsx';
import { texts } from './texts.tsx';
import { useCheckout } from './use-checkout.ts';

export function ExpiredPage() {
  const { user, status, signOut } = useAccount();
  const id = useId();
  const [failed, setFailed] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { busy, pay, waiting } = useCheckout(useCallback(() => setFailed(true), []));
  if (status === 'premium') return <SubscriptionActive />;

  const goHome = () => {
    setLeaving(true);
    window.scrollTo({ top: 0 });
    signOut('/');
  };

  return (
    <AccountFrame
      title={texts.resubscribeForAccess}
      lead={user && texts.signedInAs(user.email)}
      after={
        takesPayments && (
          <p>
            {texts.confirmAddressFirst((words) => (
              <TextLink to="/resubscribe">{words}</TextLink>
            ))}
          </p>
        )
      }
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
      <div className="mt-7 flex flex-col gap-3">
        {waiting && !failed && (
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
          onClick={() => {
            setFailed(false);
            pay();
          }}
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
