import { helpFaq } from '#web/features/pages/help-faq.ts';
import { HelpPage } from '#web/features/pages/help-page.tsx';
import { faqPage } from '#web/lib/json-ld.ts';
import { metaWith } from '#web/page-meta.ts';

export const meta = metaWith(() => [faqPage(helpFaq)]);

export default HelpPage;
