import { PrivacyPage } from '#web/features/pages/privacy-page.tsx';
import { breadcrumbs } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Privacy Policy',
    description:
      'What Mayfly stores, how it is encrypted, when it is deleted, who can see a message, and your rights under the GDPR and the CCPA.',
    path: '/privacy',
    jsonLd: (origin) => [breadcrumbs(origin, ['Privacy', '/privacy'])],
  });

export default PrivacyPage;
