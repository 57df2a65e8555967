import { FakeEmailGeneratorPage } from '#web/features/pages/fake-email-generator-page.tsx';
import { fakeEmailFaq } from '#web/features/pages/landing-faq.ts';
import { breadcrumbs, faqPage } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Fake Email Generator that really receives mail',
    description:
      'Generate a fake email address that works: it receives confirmations for an hour and belongs to nobody. For privacy, and for testing what you build.',
    path: '/fake-email-generator',
    jsonLd: (origin) => [
      faqPage(fakeEmailFaq),
      breadcrumbs(origin, ['Fake Email Generator', '/fake-email-generator']),
    ],
  });

export default FakeEmailGeneratorPage;
