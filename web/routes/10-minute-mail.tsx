import { tenMinuteMail } from '#web/features/pages/landing/ten-minute-mail.tsx';
import { LandingPage } from '#web/features/pages/landing-page.tsx';
import { faqPage } from '#web/lib/json-ld.ts';
import { metaWith } from '#web/page-meta.ts';

export const meta = metaWith(() => [faqPage(tenMinuteMail.faq)]);

export default () => <LandingPage text={tenMinuteMail} />;
