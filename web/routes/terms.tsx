import { LegalPage } from '#web/features/pages/legal-page.tsx';
import type { PageText } from '#web/features/pages/read-page.ts';
import { loadTexts } from '#web/language/load-texts.ts';

const page = await loadTexts<PageText>(import.meta.glob('/content/pages/*/terms.md'));

export default () => <LegalPage page={page} />;
