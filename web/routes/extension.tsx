import { ExtensionFiles } from '#web/features/pages/extension-files.tsx';
import { faqOf, type PageText } from '#web/features/pages/read-page.ts';
import { TextPage } from '#web/features/pages/text-page.tsx';
import { metaWith } from '#web/head/page-meta.ts';
import { loadTexts } from '#web/language/load-texts.ts';
import { faqPage } from '#web/lib/json-ld.ts';

const page = await loadTexts<PageText>(import.meta.glob('/content/pages/*/extension.md'));

export const meta = metaWith(() => [faqPage(faqOf(page))]);

export default () => <TextPage page={page} slots={{ download: <ExtensionFiles /> }} />;
