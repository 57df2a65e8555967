import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { timings } from '#contract/timings.ts';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { FullScreenLoader } from '#web/components/full-screen-loader.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { FreeAddressesNote } from '#web/features/account/free-addresses-note.tsx';
import { texts as accountTexts } from '#web/features/account/texts.tsx';
import { useCountdown } from '#web/features/account/use-code.ts';
import { usePremiumWatch } from '#web/features/account/use-premium-watch.ts';
import { sendPurchase } from '#web/lib/analytics.ts';
import { limits, takesPayments } from '#web/lib/limits.ts';
import { useConfigSettled } from '#web/lib/use-config.ts';
import { clearPendingUser, readPendingUser } from './pending-user.ts';
import { PremiumPoints } from './premium-points.tsx';
import { texts } from './texts.tsx';

const features = () => [
  texts.addressesAtOnce(limits.premiumCount),
  texts.lifetime(limits.premiumLifetime),
  texts.prioritySupport,
  texts.adFree,
];

export function PaymentSuccessPage() {
  const { status, isPremium } = useAccount();
  const navigate = useNavigate();
  const settled = useConfigSettled();
  // The payment provider confirms to our server, possibly a moment after the visitor arrives here.
  const waiting = status === 'loading' || (takesPayments && (status === 'free' || status === 'expired'));
  usePremiumWatch(waiting);
  const [secondsLeft, countDown] = useCountdown();

  useEffect(() => {
    if (waiting) return;
    countDown(timings.paymentSuccessRedirect);
    const timer = setTimeout(() => navigate('/'), timings.paymentSuccessRedirect);
    return () => clearTimeout(timer);
  }, [waiting, navigate, countDown]);

  // Waits for the configuration, because analytics starts with it. The record of who was about to pay goes with the
  // report, so that each purchase is reported once, and no visit without one.
  useEffect(() => {
    if (waiting || !settled) return;
    if (readPendingUser()) sendPurchase();
    clearPendingUser();
  }, [waiting, settled]);

  if (status === 'loading') return <FullScreenLoader over />;
  return (
    <AccountFrame title={texts.paymentSuccessful} lead={texts.whatYouHave}>
      <div className="flex flex-col gap-6">
        <PremiumPoints items={features()} />
        {waiting ? (
          <Waiting />
        ) : (
          <>
            {isPremium && <Alert kind="success">{texts.paymentIsConfirmed}</Alert>}
            <p className="text-sm text-ink-soft tabular-nums">{texts.homeInSeconds(secondsLeft)}</p>
          </>
        )}
        <FreeAddressesNote />
        <div className="flex flex-col gap-3">
          {isPremium && (
            <ButtonLink to="/dashboard" variant="primary" size="lg">
              {accountTexts.goToDashboard}
            </ButtonLink>
          )}
          <ButtonLink to="/" variant={isPremium ? 'ghost' : 'secondary'}>
            {accountTexts.goHome}
          </ButtonLink>
        </div>
      </div>
    </AccountFrame>
  );
}

/** After this time the page says that the confirmation takes longer than usual. */
const USUAL_MS = 60_000;

function Waiting() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), USUAL_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="flex items-start gap-2.5 text-sm text-ink-soft">
      <Spinner className="mt-0.5 shrink-0 text-accent" />
      <span>{late ? texts.stillWaitingForConfirmation : texts.waitingForConfirmation}</span>
    </p>
  );
}
