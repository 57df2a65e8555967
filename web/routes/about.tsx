import { AboutPage } from '#web/features/pages/about-page.tsx';
import { organization } from '#web/lib/json-ld.ts';
import { metaWith } from '#web/page-meta.ts';

export const meta = metaWith((origin) => [organization(origin)]);

export default AboutPage;
