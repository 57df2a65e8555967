import { CreditCard, Lock, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { AddressText } from '#web/components/address-text.tsx';
import { Alert } from '#web/components/alert.tsx';
import { BackLink } from '#web/components/back-link.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { FullScreenLoader } from '#web/components/full-screen-loader.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { SubscriptionActive } from '#web/features/account/subscription-active.tsx';
import { texts as accountTexts } from '#web/features/account/texts.tsx';
import { useCheckout } from '#web/features/account/use-checkout.ts';
import { limits, takesPayments } from '#web/lib/limits.ts';
import { type PendingUser, readPendingUser } from './pending-user.ts';
import { StepList } from './step-list.tsx';
import { texts } from './texts.tsx';

const promises = () => [
  { icon: CreditCard, text: texts.cardIsNotSeen },
  { icon: Lock, text: texts.connectionIsEncrypted },
  { icon: RotateCcw, text: texts.cancelAnytime },
];

export function PaymentPage() {
  const { user, isPremium } = useAccount();
  const navigate = useNavigate();
  const [pending, setPending] = useState<PendingUser | null>(null);

  useEffect(() => {
    const found = readPendingUser();
    if (found) setPending(found);
    else navigate('/upgrade', { replace: true });
  }, [navigate]);

  if (!pending) return <FullScreenLoader over />;
  if (takesPayments && isPremium) return <SubscriptionActive />;
  const name =
    (user && user.email !== pending.email ? user.full_name : pending.fullName) || texts.nameNotGiven;
  const rows: [string, ReactNode][] = [
    [texts.account, <AddressText key="email" address={user?.email ?? pending.email} />],
    [texts.name, name],
    [texts.premium, texts.pricePerMonth(limits.price)],
  ];

  return (
    <AccountFrame
      title={texts.completePayment}
      lead={takesPayments ? texts.oneStepLeft : texts.nothingIsCharged}
      after={<BackLink to="/">{texts.backToHome}</BackLink>}
    >
      <div className="flex flex-col gap-6">
        <StepList current={takesPayments ? 3 : 0} />
        <dl className="divide-y divide-line border-y border-line text-sm">
          {rows.map(([name, value]) => (
            <div key={name} className="flex items-baseline justify-between gap-6 py-3">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="min-w-0 text-end font-medium break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="flex flex-col gap-3 text-sm text-ink-soft">
          {promises().map(({ icon: Icon, text }) => (
            <li key={text} className="flex gap-3">
              <Icon aria-hidden size={17} className="mt-0.5 shrink-0 text-accent" />
              {text}
            </li>
          ))}
        </ul>
        {takesPayments ? <PayButton /> : <ComingSoonButton />}
      </div>
    </AccountFrame>
  );
}

function PayButton() {
  const { token } = useAccount();
  const { busy, failed, pay } = useCheckout('here');
  if (!token) {
    return (
      <div className="flex flex-col gap-3">
        <p className="text-sm text-ink-soft">{texts.signInFirst}</p>
        <ButtonLink to="/login" state={{ next: '/payment' }} variant="primary" size="lg">
          {texts.signInToPay}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {failed && (
        <Alert>
          {accountTexts.checkoutFailed}{' '}
          <TextLink to="/contact?type=support">{accountTexts.writeToSupport}</TextLink>
        </Alert>
      )}
      <Button variant="primary" size="lg" busy={busy} onClick={pay}>
        {accountTexts.payWithStripe(limits.price)}
      </Button>
    </div>
  );
}

function ComingSoonButton() {
  const [pressed, setPressed] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      {pressed && <Alert kind="warning">{accountTexts.billingOff}</Alert>}
      <Button size="lg" onClick={() => setPressed(true)} className="max-sm:px-3">
        {texts.comingSoon}
      </Button>
    </div>
  );
}
