import { PageHero } from '#web/components/page-hero.tsx';
import { FaqList, Section } from '#web/components/section.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { DemoPart } from '#web/features/demo/demo-part.tsx';
import { cx } from '#web/lib/cx.ts';
import { AlreadyPremium } from './already-premium.tsx';
import { planFacts } from './facts.ts';
import { PlanCards } from './plan-cards.tsx';
import { pricingFaq } from './pricing-faq.ts';

export function PricingPage() {
  const { isPremium } = useAccount();
  if (isPremium) return <AlreadyPremium />;
  return (
    <>
      <PageHero
        title="Simple pricing, honest limits"
        lead="The free plan is complete and stays free. Premium gives you more addresses, more time and inboxes that only you can open."
        aside={<DemoPart />}
        below={<PlanCards />}
      />
      <Section title="Side by side" id="compare">
        <PlanTable />
      </Section>
      <Section title="Questions about the plans" id="faq" narrow>
        <FaqList entries={pricingFaq} />
      </Section>
    </>
  );
}

function PlanTable() {
  const cell = 'py-3.5 pr-4 align-top';
  return (
    <table className="w-full text-left text-sm sm:text-base">
      <thead>
        <tr className="border-b border-line-strong">
          <td className={cell} />
          <th scope="col" className={cx(cell, 'w-1/3 font-semibold')}>
            Free
          </th>
          <th scope="col" className={cx(cell, 'w-1/3 font-semibold')}>
            Premium
          </th>
        </tr>
      </thead>
      <tbody>
        {planFacts.map(({ label, free, premium }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className={cx(cell, 'font-normal text-ink-soft')}>
              {label}
            </th>
            <td className={cell}>{free}</td>
            <td className={cell}>{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
