import { ChevronDown } from 'lucide-react';
import { FaqList, Section } from '#web/components/section.tsx';
import type { PlainFaq } from '#web/lib/json-ld.ts';
import { texts } from './texts.ts';

export const homeFaq = (): PlainFaq[] => Object.values(texts.faq);

export function Explainer() {
  return (
    <Section id="explainer" title={texts.whatIsIt} narrow>
      <div className="prose">
        <p>{texts.explanation}</p>
      </div>
      <details className="group mt-4">
        <summary className="inline-flex min-h-11 items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
          {texts.howItWorks}
          <ChevronDown aria-hidden size={17} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="prose mt-2">
          <p>{texts.createdForSession}</p>
          <p>{texts.nothingSent}</p>
        </div>
      </details>
      <h3 className="mt-10 mb-4 text-lg font-semibold">{texts.faqTitle}</h3>
      <FaqList entries={homeFaq()} />
    </Section>
  );
}
