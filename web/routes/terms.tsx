import { TermsPage } from '#web/features/pages/terms-page.tsx';

export default TermsPage;
