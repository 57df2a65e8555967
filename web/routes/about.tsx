import { AboutPage } from '#web/features/pages/about-page.tsx';
import { breadcrumbs, organization } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'About Mayfly: mail that lives for an hour',
    description:
      'Why Mayfly was founded in 2025, the principles it is built on, what it is made for, and what it leaves out on purpose.',
    path: '/about',
    jsonLd: (origin) => [organization(origin), breadcrumbs(origin, ['About', '/about'])],
  });

export default AboutPage;
