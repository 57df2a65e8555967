import { helpFaq } from '#web/features/pages/help-faq.ts';
import { HelpPage } from '#web/features/pages/help-page.tsx';
import { breadcrumbs, faqPage } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Help: answers about temporary mail',
    description:
      'Mail not arriving, limits, lifetimes, attachments, images, deletion and passwords: the common questions, and how to reach support.',
    path: '/help',
    jsonLd: (origin) => [faqPage(helpFaq), breadcrumbs(origin, ['Help', '/help'])],
  });

export default HelpPage;
