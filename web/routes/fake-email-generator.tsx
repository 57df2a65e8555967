import { fakeEmailGenerator } from '#web/features/pages/landing/fake-email-generator.tsx';
import { LandingPage } from '#web/features/pages/landing-page.tsx';
import { faqPage } from '#web/lib/json-ld.ts';
import { metaWith } from '#web/page-meta.ts';

export const meta = metaWith(() => [faqPage(fakeEmailGenerator.faq)]);

export default () => <LandingPage text={fakeEmailGenerator} />;
