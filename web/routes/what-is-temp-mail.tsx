import { whatIsTempMail } from '#web/features/pages/landing/what-is-temp-mail.tsx';
import { LandingPage } from '#web/features/pages/landing-page.tsx';
import { faqPage } from '#web/lib/json-ld.ts';
import { metaWith } from '#web/page-meta.ts';

export const meta = metaWith(() => [faqPage(whatIsTempMail.faq)]);

export default () => <LandingPage text={whatIsTempMail} />;
