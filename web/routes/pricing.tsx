import { pricingFaq } from '#web/features/pages/pricing-faq.ts';
import { PricingPage } from '#web/features/pages/pricing-page.tsx';
import { breadcrumbs, faqPage, premiumProduct } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Pricing: free temp mail, premium for $4.99',
    description:
      'Free: 2 addresses for 1 hour each. Premium for $4.99 a month: 5 addresses for 24 hours, 50 MB attachments, private inboxes and no ads.',
    path: '/pricing',
    jsonLd: (origin) => [
      premiumProduct(origin),
      faqPage(pricingFaq),
      breadcrumbs(origin, ['Pricing', '/pricing']),
    ],
  });

export default PricingPage;
