import { useId } from 'react';
import { Navigate } from 'react-router';
import { EXPIRED_PATH } from '#contract/paths.ts';
import { AccountSection } from '#web/components/account-section.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { DeleteAccountSection } from '#web/features/billing/delete-account-section.tsx';
import { takesPayments } from '#web/lib/limits.ts';
import { texts } from './texts.tsx';

/**
 * For accounts without premium, which have no Manage page. Where billing is off, a premium account can be deleted here
 * as well: the button on Manage waits for payments.
 */
export function AccountPage({ onDeleted }: { onDeleted: () => void }) {
  const { user, isPremium } = useAccount();
  if (isPremium && takesPayments) return <Navigate to="/manage" replace />;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5 px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <div>
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">{texts.yourAccount}</h1>
        <p className="mt-3 break-all">{user?.email}</p>
      </div>
      <PlanSection />
      <DeleteAccountSection onDeleted={onDeleted} />
    </div>
  );
}

/** What the account has now, and the way to more. */
function PlanSection() {
  const { hasExpiredSubscription: ended, isPremium } = useAccount();
  const id = useId();
  if (isPremium)
    return (
      <AccountSection title={texts.premiumPlan} text={texts.whatPremiumHas}>
        <ButtonLink to="/manage" className="max-sm:w-full">
          {texts.keysWebhooksAndSubscription}
        </ButtonLink>
      </AccountSection>
    );
  return (
    <AccountSection
      title={ended ? texts.premiumHasEnded : texts.freePlan}
      text={ended ? texts.whatEndedMeans : texts.whatFreeHas}
    >
      <div className="flex items-center gap-3 max-sm:w-full max-sm:flex-col">
        <ButtonLink
          to={ended ? EXPIRED_PATH : '/upgrade'}
          aria-describedby={comingSoonId(id)}
          className="max-sm:w-full"
        >
          {ended ? texts.resubscribe : texts.upgrade}
        </ButtonLink>
        <ComingSoon id={id} />
      </div>
    </AccountSection>
  );
}
