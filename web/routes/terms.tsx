import { TermsPage } from '#web/features/pages/terms-page.tsx';
import { breadcrumbs } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Terms of Service',
    description:
      'The rules for using Mayfly: plans and limits, what is not allowed, how data is handled, when it is deleted, and who is liable for what.',
    path: '/terms',
    jsonLd: (origin) => [breadcrumbs(origin, ['Terms', '/terms'])],
  });

export default TermsPage;
