import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '#web/components/alert.tsx';
import { BackLink } from '#web/components/back-link.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { FreeAddressesNote } from '#web/features/account/free-addresses-note.tsx';
import { LostPasswordLink } from '#web/features/account/lost-password-link.tsx';
import { refusedFrom } from '#web/lib/account-state.ts';
import { limits } from '#web/lib/limits.ts';
import { useLinkState } from '#web/lib/use-link-state.ts';
import { pendingFrom, writePendingUser } from './pending-user.ts';
import { PremiumPoints, Price } from './premium-points.tsx';
import { SignupForm } from './signup-form.tsx';
import { StepList } from './step-list.tsx';
import { texts } from './texts.tsx';
import { useSignup } from './use-signup.ts';

/** The screen of /upgrade and /signup: the signup form if this server takes payments, otherwise what is coming. */
export function UpgradePage() {
  const { status, user } = useAccount();
  const navigate = useNavigate();
  const signup = useSignup();
  const { created, verified } = signup;

  useEffect(() => {
    // After signing up here, the visitor continues with the button.
    if (!user || created) return;
    if (status === 'premium') {
      navigate('/', { replace: true });
    } else {
      writePendingUser(pendingFrom(user));
      navigate('/payment', { replace: true });
    }
  }, [status, user, created, navigate]);

  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone, the button at the end of the form is a screen below what follows it.
    if (created) card.current?.scrollIntoView();
  }, [created]);

  const step = created ? 3 : verified ? 2 : 1;
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-8 gap-y-7 px-4 py-8 sm:px-6 sm:py-12 lg:grid-cols-[5fr_6fr] lg:gap-x-14">
      <ResetRefused />
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-3xl leading-tight font-semibold tracking-tight">{limits.upgradeTitle}</h1>
          <p className="text-ink-soft">{limits.upgradeLead}</p>
        </div>
        <PremiumPoints />
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
          <Price className="text-3xl" />
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Card ref={card} className="with-billing flex flex-col gap-7 p-5 sm:p-7">
          <StepList current={step} />
          <SignupForm signup={signup} />
          <FreeAddressesNote />
        </Card>
        <div className="with-billing flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
          {!created && (
            <p>
              {texts.alreadyHaveAccount((words) => (
                <TextLink to="/login" state={{ next: '/upgrade' }}>
                  {words}
                </TextLink>
              ))}
            </p>
          )}
          <BackLink to="/">{texts.backToHome}</BackLink>
        </div>
        <Card className="without-billing flex flex-col gap-7 p-5 sm:p-7">
          <StepList current={0} />
          <ComingSoon />
        </Card>
      </div>
    </div>
  );
}

/** For somebody whose password could not be reset. Without it they cannot pay either, so only support can help. */
function ResetRefused() {
  const refused = refusedFrom(useLinkState());
  if (!refused) return null;
  return (
    <Alert kind="warning" className="lg:col-span-2">
      <p className="font-semibold">{texts.passwordNotReset}</p>
      <p>{refused.ended ? texts.resetNeedsPremiumAgain : texts.resetNeedsPremium}</p>
      <p>
        {texts.accountWithoutPassword} <LostPasswordLink email={refused.email} />
      </p>
    </Alert>
  );
}

function ComingSoon() {
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-ink-soft">{texts.stepsOnceOpen}</p>
      <p className="text-lg font-medium">{texts.enjoyFreeService}</p>
      <ButtonLink to="/" variant="primary" className="max-sm:w-full">
        <ArrowLeft aria-hidden size={16} />
        {texts.backToHome}
      </ButtonLink>
    </div>
  );
}
