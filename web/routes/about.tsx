import page from '#content/pages/about.md';
import { TextPage } from '#web/features/pages/text-page.tsx';
import { organization } from '#web/lib/json-ld.ts';
import { metaWith } from '#web/page-meta.ts';

export const meta = metaWith((origin) => [organization(origin)]);

export default () => <TextPage page={page} />;
