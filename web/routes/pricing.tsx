import { pricingFaq } from '#web/features/pages/pricing-faq.ts';
import { PricingPage } from '#web/features/pages/pricing-page.tsx';
import { metaWith } from '#web/head/page-meta.ts';
import { faqPage, premiumProduct } from '#web/lib/json-ld.ts';

export const meta = metaWith((origin) => [premiumProduct(origin), faqPage(pricingFaq())]);

export default PricingPage;
