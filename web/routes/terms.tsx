import page from '#content/pages/terms.md';
import { LegalPage } from '#web/features/pages/legal-page.tsx';

export default () => <LegalPage page={page} />;
