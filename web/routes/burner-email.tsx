import { BurnerEmailPage } from '#web/features/pages/burner-email-page.tsx';
import { burnerFaq } from '#web/features/pages/landing-faq.ts';
import { breadcrumbs, faqPage } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Burner Email: reachable today, gone tomorrow',
    description:
      'A burner email address for strangers: classifieds, flat hunting, quotes and first contacts. How to burn it well, and what it does not hide.',
    path: '/burner-email',
    jsonLd: (origin) => [faqPage(burnerFaq), breadcrumbs(origin, ['Burner Email', '/burner-email'])],
  });

export default BurnerEmailPage;
