import { PrivacyPage } from '#web/features/pages/privacy-page.tsx';

export default PrivacyPage;
