import { Badge } from '#web/components/badge.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { Section } from '#web/components/section.tsx';
import { texts as pageTexts } from '#web/features/pages/texts.tsx';
import { limits } from '#web/lib/limits.ts';
import { texts } from './texts.ts';

export function PricingComparison() {
  return (
    <Section id="plans" title={texts.plansTitle} intro={texts.plansIntro}>
      <div className="overflow-x-auto rounded-lg border border-line bg-surface">
        <table className="w-full min-w-80 border-collapse text-start text-sm">
          <caption className="sr-only">{texts.compared}</caption>
          <thead>
            <tr className="border-b border-line align-top">
              <th scope="col" className="w-1/3 p-2.5 sm:w-2/5 sm:p-5">
                <span className="sr-only">{texts.whatYouGet}</span>
              </th>
              <th scope="col" className="p-2.5 font-normal sm:p-5">
                <span className="flex min-h-6 items-center font-semibold">{texts.free}</span>
                <span className="block text-lg font-semibold sm:text-2xl">{limits.noPrice}</span>
                <span className="text-ink-soft">{texts.forever}</span>
              </th>
              <th scope="col" className="p-2.5 font-normal sm:p-5">
                <span className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  {texts.premium} <Badge tone="accent">{limits.saving}</Badge>
                </span>
                <span className="block text-lg font-semibold sm:text-2xl">{limits.price}</span>
                <span className="text-ink-soft">
                  {texts.perMonth} <s dir="ltr">{limits.priceBefore}</s>
                </span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {Object.values(pageTexts.planFacts).map(({ label, free, premium }) => (
              <tr key={label}>
                <th scope="row" className="p-2.5 font-normal text-ink-soft sm:px-5 sm:py-3">
                  {label}
                </th>
                <td className="p-2.5 sm:px-5 sm:py-3">{free}</td>
                <td className="p-2.5 font-medium sm:px-5 sm:py-3">{premium}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/upgrade" className="not-premium" aria-describedby={comingSoonId('plans')}>
          {texts.upgrade}
        </ButtonLink>
        <ComingSoon id="plans" className="not-premium self-center" />
        <ButtonLink to="/pricing" variant="ghost">
          {texts.seePricing}
        </ButtonLink>
      </div>
    </Section>
  );
}
