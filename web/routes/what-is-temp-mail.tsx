import { tempMailFaq } from '#web/features/pages/temp-mail-faq.ts';
import { WhatIsTempMailPage } from '#web/features/pages/what-is-temp-mail-page.tsx';
import { breadcrumbs, faqPage } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'What is temp mail? Explained in two minutes',
    description:
      'Temp mail is a real email address that deletes itself. How it works, how long it lasts, who can read it, and eight common questions answered.',
    path: '/what-is-temp-mail',
    jsonLd: (origin) => [
      faqPage(tempMailFaq),
      breadcrumbs(origin, ['What is temp mail?', '/what-is-temp-mail']),
    ],
  });

export default WhatIsTempMailPage;
