import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { brand } from '#contract/brand.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { useConfig } from '#web/lib/use-config.ts';
import { ConfigMissing } from './config-missing.tsx';
import { pendingFrom, writePendingUser } from './pending-user.ts';
import { PremiumPoints, PriceLine } from './premium-points.tsx';
import { SignupForm } from './signup-form.tsx';
import { StepList } from './step-list.tsx';
import { useSignup } from './use-signup.ts';

const texts = {
  unknown: { title: `${brand.name} Premium`, lead: 'More addresses, more time, no ads.' },
  on: { title: 'Upgrade to Premium', lead: 'More addresses, more time, no ads. Cancel anytime.' },
  off: {
    title: 'Premium Features Coming Soon',
    lead: 'We are still building the paid plan. This is what it will include:',
  },
};

/** The screen of /upgrade and /signup: the signup form if billing is on, otherwise what is coming. */
export function UpgradePage() {
  const { status, user } = useAccount();
  const navigate = useNavigate();
  const config = useConfig();
  const billing = config?.features.billing ?? false;
  const { title, lead } = texts[!config ? 'unknown' : billing ? 'on' : 'off'];
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

  const step = created ? 3 : verified ? 2 : 1;
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[5fr_6fr] lg:gap-14">
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-3xl leading-tight font-semibold tracking-tight">{title}</h1>
          <p className="text-pretty text-ink-soft">{lead}</p>
        </div>
        <PriceLine />
        <PremiumPoints />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Card className="flex flex-col gap-7 p-5 sm:p-7">
          <StepList current={billing ? step : 0} />
          <SignupForm signup={signup} hidden={!billing} />
          {!config && <ConfigMissing rows={5} />}
          {config && !billing && <ComingSoon />}
        </Card>
        {billing && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
            <p>
              Already have an account?{' '}
              <TextLink to="/login" state={{ next: '/upgrade' }}>
                Sign in
              </TextLink>
            </p>
            <TextLink to="/" className="inline-flex min-h-11 items-center gap-1.5">
              <ArrowLeft aria-hidden size={16} />
              Back to Home
            </TextLink>
          </div>
        )}
      </div>
    </div>
  );
}

function ComingSoon() {
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-pretty text-ink-soft">
        Once it opens, upgrading takes three steps: an account, a code by email, and a payment.
      </p>
      <p className="text-lg font-medium text-pretty">For now, enjoy our free temporary email service!</p>
      <ButtonLink to="/" variant="primary" className="max-sm:w-full">
        <ArrowLeft aria-hidden size={16} />
        Back to Home
      </ButtonLink>
    </div>
  );
}
