import { CreditCard, Lock, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { authTexts } from '#contract/auth-texts.ts';
import { price } from '#contract/plans.ts';
import { AddressText } from '#web/components/address-text.tsx';
import { Alert } from '#web/components/alert.tsx';
import { BackLink } from '#web/components/back-link.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { FullScreenLoader } from '#web/components/full-screen-loader.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { SubscriptionActive } from '#web/features/account/subscription-active.tsx';
import { takesPayments } from '#web/lib/limits.ts';
import { type PendingUser, readPendingUser } from './pending-user.ts';
import { StepList } from './step-list.tsx';
import { usePayHere } from './use-pay-here.ts';

const promises = [
  { icon: CreditCard, text: 'Card payment by Stripe: we never see your card' },
  { icon: Lock, text: 'Sent over an SSL encrypted connection' },
  { icon: RotateCcw, text: 'Cancel anytime and keep premium until the end of the month' },
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
  const name = (user && user.email !== pending.email ? user.full_name : pending.fullName) || 'Not given';
  const rows: [string, ReactNode][] = [
    ['Account', <AddressText key="email" address={user?.email ?? pending.email} />],
    ['Name', name],
    ['Premium', `${price.label}/month`],
  ];

  return (
    <AccountFrame
      title="Complete Your Payment"
      lead={
        takesPayments
          ? 'One step left until you have premium.'
          : 'Payments are not open yet, so nothing is charged.'
      }
      after={<BackLink to="/">Back to Home</BackLink>}
    >
      <div className="flex flex-col gap-6">
        <StepList current={3} />
        <dl className="divide-y divide-line border-y border-line text-sm">
          {rows.map(([name, value]) => (
            <div key={name} className="flex items-baseline justify-between gap-6 py-3">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="flex flex-col gap-3 text-sm text-ink-soft">
          {promises.map(({ icon: Icon, text }) => (
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
  const { busy, failed, pay } = usePayHere();
  if (!token) {
    return (
      <div className="flex flex-col gap-3">
        <p className="text-sm text-ink-soft">
          Please sign in first, so that we know which account to upgrade.
        </p>
        <ButtonLink to="/login" state={{ next: '/payment' }} variant="primary" size="lg">
          Sign in to pay
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {failed && (
        <Alert>
          {failed} <TextLink to="/contact?type=support">Write to support</TextLink>
        </Alert>
      )}
      <Button variant="primary" size="lg" busy={busy} onClick={pay}>
        Pay with Stripe - {price.label}/month
      </Button>
    </div>
  );
}

function ComingSoonButton() {
  const [pressed, setPressed] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      {pressed && <Alert kind="warning">{authTexts.billingOff}</Alert>}
      <Button size="lg" onClick={() => setPressed(true)} className="max-sm:px-3">
        Coming Soon - Premium Features
      </Button>
    </div>
  );
}
