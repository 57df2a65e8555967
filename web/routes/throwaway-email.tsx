import { throwawayEmail } from '#web/features/pages/landing/throwaway-email.tsx';
import { LandingPage } from '#web/features/pages/landing-page.tsx';
import { faqPage } from '#web/lib/json-ld.ts';
import { metaWith } from '#web/page-meta.ts';

export const meta = metaWith(() => [faqPage(throwawayEmail.faq)]);

export default () => <LandingPage text={throwawayEmail} />;
