import { tenMinuteFaq } from '#web/features/pages/landing-faq.ts';
import { TenMinuteMailPage } from '#web/features/pages/ten-minute-mail-page.tsx';
import { breadcrumbs, faqPage } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: '10 Minute Mail: a free inbox for a full hour',
    description:
      'A ten-minute mail address that lasts sixty: ready in a second, live inbox, no sign-up, gone by itself. For codes, downloads and guest Wi-Fi.',
    path: '/10-minute-mail',
    jsonLd: (origin) => [faqPage(tenMinuteFaq), breadcrumbs(origin, ['10 Minute Mail', '/10-minute-mail'])],
  });

export default TenMinuteMailPage;
