import { throwawayFaq } from '#web/features/pages/landing-faq.ts';
import { ThrowawayEmailPage } from '#web/features/pages/throwaway-email-page.tsx';
import { breadcrumbs, faqPage } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Throwaway Email: use it once, forget it',
    description:
      'Give forms a throwaway email address instead of yours. How one sign-up becomes a hundred mails, which forms deserve what, and how to stay safe.',
    path: '/throwaway-email',
    jsonLd: (origin) => [faqPage(throwawayFaq), breadcrumbs(origin, ['Throwaway Email', '/throwaway-email'])],
  });

export default ThrowawayEmailPage;
