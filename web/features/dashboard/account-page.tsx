import { useId } from 'react';
import { Navigate } from 'react-router';
import { EXPIRED_PATH } from '#contract/paths.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { DeleteAccountSheet } from '#web/features/billing/delete-account-sheet.tsx';
import { limits, takesPayments } from '#web/lib/limits.ts';

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
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">Your account</h1>
        <p className="mt-3 break-all">{user?.email}</p>
      </div>
      <PlanSheet />
      <DeleteAccountSheet onDeleted={onDeleted} />
    </div>
  );
}

/** What the account has now, and the way to more. */
function PlanSheet() {
  const { hasExpiredSubscription: ended, isPremium } = useAccount();
  const id = useId();
  if (isPremium)
    return (
      <Sheet title="Premium plan" text={planText(limits.premiumAddresses, limits.premiumLifetime)}>
        <ButtonLink to="/manage" className="max-sm:w-full">
          Keys, webhooks and subscription
        </ButtonLink>
      </Sheet>
    );
  return (
    <Sheet
      title={ended ? 'Premium has ended' : 'Free plan'}
      text={
        ended
          ? 'The free plan applies now. Your API keys and webhooks are kept, but do not work until you resubscribe.'
          : planText(limits.freeAddresses, limits.freeLifetime)
      }
    >
      <div className="flex items-center gap-3 max-sm:w-full max-sm:flex-col">
        <ButtonLink
          to={ended ? EXPIRED_PATH : '/upgrade'}
          aria-describedby={comingSoonId(id)}
          className="max-sm:w-full"
        >
          {ended ? 'Resubscribe' : 'Upgrade to Premium'}
        </ButtonLink>
        <ComingSoon id={id} />
      </div>
    </Sheet>
  );
}

const planText = (addresses: string, lifetime: string) =>
  `Up to ${addresses} at the same time, for ${lifetime} each.`;
