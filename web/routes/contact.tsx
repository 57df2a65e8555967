import { ContactPage } from '#web/features/pages/contact-page.tsx';
import { breadcrumbs } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description:
      'Write to the people behind Mayfly: questions about privacy or terms, support, feedback and reports of abuse.',
    path: '/contact',
    jsonLd: (origin) => [breadcrumbs(origin, ['Contact', '/contact'])],
  });

export default ContactPage;
