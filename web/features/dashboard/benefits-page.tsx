import { ArrowLeft, Clock, Headset, Inbox, SlidersHorizontal } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { pageWidth } from '#web/components/page-width.ts';
import { FeatureGrid } from '#web/components/section.tsx';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.tsx';

const benefits = () => [
  { icon: Inbox, ...texts.manyAtOnce },
  { icon: Clock, ...texts.moreTime },
  { icon: Headset, ...texts.prioritySupport },
  { icon: SlidersHorizontal, ...texts.managementTools },
];

export function BenefitsPage() {
  return (
    <div className={cx(pageWidth, 'flex flex-col items-start gap-8 pt-10 pb-16 sm:pt-14')}>
      <div>
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">{texts.premiumBenefits}</h1>
        <p className="mt-2 text-ink-soft">{texts.includedInSubscription}</p>
      </div>
      <h2 className="sr-only">{texts.yourBenefits}</h2>
      <FeatureGrid features={benefits()} columns={4} />
      <ButtonLink to="/dashboard" variant="primary">
        <ArrowLeft aria-hidden size={16} />
        {texts.backToDashboard}
      </ButtonLink>
    </div>
  );
}
