import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { AccountSection } from '#web/components/account-section.tsx';
import { BackLink } from '#web/components/back-link.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { billingQuery } from '#web/features/billing/billing-api.ts';
import { DeleteAccountSection, DeletionFacts } from '#web/features/billing/delete-account-section.tsx';
import { canceledText, longDate, SubscriptionSection } from '#web/features/billing/subscription-section.tsx';
import { texts as billingTexts } from '#web/features/billing/texts.tsx';
import { domainsQuery } from '#web/features/domains/domains-api.ts';
import { DomainsSection } from '#web/features/domains/domains-section.tsx';
import { KeysSection } from '#web/features/programs/keys-section.tsx';
import { keysQuery, webhooksQuery } from '#web/features/programs/programs-api.ts';
import { WebhooksSection } from '#web/features/programs/webhooks-section.tsx';
import { takesPayments } from '#web/lib/limits.ts';
import { texts } from './texts.tsx';

export function ManagePage({ onDeleted }: { onDeleted: () => void }) {
  const { user } = useAccount();
  const loading = useLoading();
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5 px-4 pt-4 pb-16 sm:px-6 sm:pt-6">
      <BackLink to="/dashboard">{texts.backToDashboard}</BackLink>
      <div>
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">{texts.manageAccount}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="min-w-0 break-all">{user?.email}</span>
          <Badge tone="accent">{texts.premiumAccount}</Badge>
        </p>
      </div>
      {loading ? (
        <LoadingSections />
      ) : takesPayments ? (
        <>
          <SubscriptionSection />
          <DomainsSection />
          <KeysSection />
          <WebhooksSection />
          <DeleteAccountSection onDeleted={onDeleted} />
        </>
      ) : (
        <ComingSoon />
      )}
    </div>
  );
}

/**
 * All sheets appear together, because their heights are unknown until they have loaded. They don't wait long for a slow
 * one, and once shown they stay, even while one of them tries again.
 */
function useLoading() {
  const { token } = useAccount();
  const [settled, setSettled] = useState(false);
  const isPending = [
    useQuery(billingQuery(token)).isPending,
    useQuery(domainsQuery(token)).isPending,
    useQuery(keysQuery(token)).isPending,
    useQuery(webhooksQuery(token)).isPending,
  ].includes(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), timings.sectionsTogether);
    return () => clearTimeout(timer);
  }, []);
  if (!isPending && !settled) setSettled(true);
  return isPending && !settled;
}

function LoadingSections() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-5">
      {['Subscription', 'Domains', 'Keys', 'Webhooks'].map((name) => (
        <Card key={name} className="flex flex-col gap-5 p-5 sm:p-7">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-11 w-48 rounded-md" />
        </Card>
      ))}
    </div>
  );
}

function ComingSoon() {
  return (
    <>
      <AccountSection title={billingTexts.subscription} text={<SubscriptionState />}>
        <LaterButton>{billingTexts.cancelSubscription}</LaterButton>
        <p className="text-sm text-ink-soft">{texts.nothingToCancel}</p>
      </AccountSection>
      <DomainsSection />
      <KeysSection />
      <WebhooksSection />
      <AccountSection title={billingTexts.dangerZone} text={<DeletionFacts paid />}>
        <p className="text-sm">
          {texts.whereToDelete((words) => (
            <TextLink to="/account">{words}</TextLink>
          ))}
        </p>
        <LaterButton>{billingTexts.deleteAccount}</LaterButton>
      </AccountSection>
    </>
  );
}

function LaterButton({ children }: { children: ReactNode }) {
  return (
    <Button disabled className="h-auto min-h-11 flex-wrap py-2 max-sm:w-full">
      {children}
      <Badge>{texts.comingSoon}</Badge>
    </Button>
  );
}

function SubscriptionState() {
  const { token, user } = useAccount();
  const { data } = useQuery(billingQuery(token));
  const until = data?.premium_until ?? user?.premium_until ?? null;
  if (data?.cancel_at_period_end) return canceledText(until);
  const date = longDate(until);
  return date ? texts.premiumIsActiveUntil(date) : texts.premiumIsActive;
}
