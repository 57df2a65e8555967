import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { PremiumPoints, Price } from '#web/features/billing/premium-points.tsx';
import { sendEvent, sendUpgradeIntent } from '#web/lib/analytics.ts';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.tsx';

type PlanCardProps = {
  name: string;
  badge?: ReactNode;
  cost: ReactNode;
  note: string;
  points: Record<string, string>;
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
      <PremiumPoints items={Object.values(points)} className="border-t border-line pt-6" />
    </section>
  );
}

/** FREE and PREMIUM side by side. Each choice is sent to analytics. */
export function PlanCards() {
  const navigate = useNavigate();
  const { freeCard, premiumCard } = texts;

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
        name={freeCard.name}
        cost={freeCard.cost(
          (amount) => <span className="text-4xl font-semibold tracking-tight">{amount}</span>,
          (term) => <span className="text-ink-soft">{term}</span>,
        )}
        note={freeCard.note}
        points={freeCard.points}
        action={
          <Button variant="primary" size="lg" className="for-free" onClick={chooseFree}>
            {freeCard.choose}
          </Button>
        }
      />
      <PlanCard
        name={premiumCard.name}
        badge={<Badge tone="accent">{premiumCard.mostPopular}</Badge>}
        cost={<Price className="text-4xl" />}
        note={premiumCard.note}
        points={premiumCard.points}
        action={
          <div className="flex flex-col gap-2">
            <Button
              variant="primary"
              size="lg"
              className="for-sale"
              aria-describedby={comingSoonId('plan')}
              onClick={choosePremium}
            >
              {premiumCard.choose}
            </Button>
            <ComingSoon id="plan" className="self-center" />
          </div>
        }
      />
    </div>
  );
}
