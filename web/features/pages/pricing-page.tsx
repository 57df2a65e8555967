import { PageHero } from '#web/components/page-hero.tsx';
import { FaqList, Section } from '#web/components/section.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { DemoPart } from '#web/features/demo/demo-part.tsx';
import { cx } from '#web/lib/cx.ts';
import { AlreadyPremium } from './already-premium.tsx';
import { PlanCards } from './plan-cards.tsx';
import { pricingFaq } from './pricing-faq.ts';
import { texts } from './texts.tsx';

export function PricingPage() {
  const { isPremium } = useAccount();
  if (isPremium) return <AlreadyPremium />;
  return (
    <>
      <PageHero
        title={texts.simplePricing}
        lead={texts.whatPlansGive}
        aside={<DemoPart />}
        below={<PlanCards />}
      />
      <Section title={texts.sideBySide} id="compare">
        <PlanTable />
      </Section>
      <Section title={texts.questionsAboutPlans} id="faq" narrow>
        <FaqList entries={pricingFaq()} />
      </Section>
    </>
  );
}

function PlanTable() {
  const cell = 'py-3.5 pe-4 align-top';
  return (
    <table className="w-full text-start text-sm sm:text-base">
      <thead>
        <tr className="border-b border-line-strong">
          <td className={cell} />
          <th scope="col" className={cx(cell, 'w-1/3 font-semibold')}>
            {texts.free}
          </th>
          <th scope="col" className={cx(cell, 'w-1/3 font-semibold')}>
            {texts.premium}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.values(texts.planFacts).map(({ label, free, premium }) => (
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
