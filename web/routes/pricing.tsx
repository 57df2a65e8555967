import { pricingFaq } from '#web/features/pages/pricing-faq.ts';
import { PricingPage } from '#web/features/pages/pricing-page.tsx';
import { faqPage, premiumProduct } from '#web/lib/json-ld.ts';
import { metaWith } from '#web/page-meta.ts';

export const meta = metaWith((origin) => [premiumProduct(origin), faqPage(pricingFaq())]);

export default PricingPage;
