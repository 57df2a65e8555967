import page from '#content/pages/what-is-temp-mail.md';
import { faqOf } from '#web/features/pages/read-page.ts';
import { TextPage } from '#web/features/pages/text-page.tsx';
import { faqPage } from '#web/lib/json-ld.ts';
import { metaWith } from '#web/page-meta.ts';

export const meta = metaWith(() => [faqPage(faqOf(page))]);

export default () => <TextPage page={page} />;
