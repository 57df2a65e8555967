import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { timings } from '#contract/timings.ts';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { usePremiumWatch } from '#web/features/account/use-premium-watch.ts';
import { sendPurchase } from '#web/lib/analytics.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { clearPendingUser } from './pending-user.ts';
import { PremiumPoints } from './premium-points.tsx';

const features = [
  'Up to 5 temporary emails at once',
  '24-hour email duration',
  'Priority support',
  'Ad-free experience',
];

export function PaymentSuccessPage() {
  const { status, isPremium } = useAccount();
  const navigate = useNavigate();
  const config = useConfig();
  // The provider's word comes behind the payer's back, and may be a moment later than the payer.
  const waiting =
    status === 'loading' ||
    ((config?.features.billing ?? false) && (status === 'free' || status === 'expired'));
  usePremiumWatch(waiting);

  const reported = useRef(false);
  useEffect(() => {
    clearPendingUser();
    if (waiting || !config) return;
    if (!reported.current) sendPurchase();
    reported.current = true;
    const timer = setTimeout(() => navigate('/'), timings.paymentSuccessRedirect);
    return () => clearTimeout(timer);
  }, [waiting, config, navigate]);

  return (
    <AccountFrame title="Payment Successful!" lead="Thank you. Your premium plan brings you:">
      <div className="flex flex-col gap-6">
        <PremiumPoints items={features} />
        {waiting ? (
          <p role="status" className="flex items-start gap-2.5 text-sm text-ink-soft">
            <Spinner className="mt-0.5 shrink-0 text-accent" />
            Waiting for the payment provider to confirm your payment. This takes a few seconds, and you need
            not do anything.
          </p>
        ) : (
          <>
            {isPremium && <Alert kind="success">Your payment is confirmed, and premium is active.</Alert>}
            <p className="flex items-center gap-2.5 text-sm text-ink-soft">
              <CircleCheck aria-hidden size={17} className="shrink-0 text-accent" />
              You go to the home page in 10 seconds.
            </p>
          </>
        )}
        <ButtonLink to="/" variant="primary">
          Go to Home Page
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
