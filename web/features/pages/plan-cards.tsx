import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { PremiumPoints, Price } from '#web/features/billing/premium-points.tsx';
import { sendEvent, sendUpgradeIntent } from '#web/lib/analytics.ts';
import { cx } from '#web/lib/cx.ts';
import { limits } from '#web/lib/limits.ts';

const free = [
  `Up to ${limits.freeAddresses} at the same time`,
  `Each address lasts ${limits.freeLifetime}`,
  `Attachments up to ${limits.freeAttachments} per message`,
  'Messages appear live, as HTML or plain text',
  'Delete an address whenever you like',
  'No registration',
];

const premium = [
  `Up to ${limits.premiumAddresses} at the same time`,
  `Each address lasts ${limits.premiumLifetime}`,
  `Attachments up to ${limits.premiumAttachments} per message`,
  'Inboxes that only you can open',
  'Choose the name of your address',
  'Priority delivery and priority support',
  'Dashboard for all your inboxes',
  'API keys and webhooks for your programs',
  'No ads',
];

type PlanCardProps = {
  name: string;
  badge?: ReactNode;
  cost: ReactNode;
  note: string;
  points: string[];
  action: ReactNode;
};

function PlanCard({ name, badge, cost, note, points, action }: PlanCardProps) {
  return (
    <section
      aria-label={name}
      className={cx(
        'flex flex-col gap-6 rounded-lg border bg-surface p-6 sm:p-8 md:row-span-4 md:grid md:grid-rows-subgrid',
        badge ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 className="font-mono text-sm font-semibold tracking-widest">{name}</h2>
        {badge}
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-2">{cost}</p>
        <p className="mt-2 text-sm text-ink-soft">{note}</p>
      </div>
      {action}
      <PremiumPoints items={points} className="border-t border-line pt-6" />
    </section>
  );
}

/** FREE and PREMIUM side by side. Each choice is sent to analytics. */
export function PlanCards() {
  const navigate = useNavigate();

  const chooseFree = () => {
    sendEvent({ event: 'tier_selected', tier: 'free' });
    navigate('/');
    window.scrollTo({ top: 0 });
  };
  const choosePremium = () => {
    sendEvent({ event: 'tier_selected', tier: 'premium' });
    sendUpgradeIntent();
    navigate('/upgrade');
  };

  return (
    <div className="grid gap-4 md:grid-cols-2 md:grid-rows-[auto_auto_auto_1fr] md:gap-x-6">
      <PlanCard
        name="FREE"
        cost={
          <>
            <span className="text-4xl font-semibold tracking-tight">$0</span>
            <span className="text-ink-soft">forever</span>
          </>
        }
        note="For everyday use, when you need one message once."
        points={free}
        action={
          <Button variant="primary" size="lg" className="for-free" onClick={chooseFree}>
            Get Started Free
          </Button>
        }
      />
      <PlanCard
        name="PREMIUM"
        badge={<Badge tone="accent">Most Popular</Badge>}
        cost={<Price className="text-4xl" />}
        note="For work, for testing, and for messages that nobody else should see."
        points={premium}
        action={
          <div className="flex flex-col gap-2">
            <Button
              variant="primary"
              size="lg"
              className="for-sale"
              aria-describedby={comingSoonId('plan')}
              onClick={choosePremium}
            >
              Upgrade to Premium
            </Button>
            <ComingSoon id="plan" className="self-center" />
          </div>
        }
      />
    </div>
  );
}
